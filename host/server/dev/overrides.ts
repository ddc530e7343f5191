import {
  compositionParameter,
  Mix,
  overridePrefix,
  previewParameter,
} from '@storyloom/contract/platform/preview';
import * as z from 'zod/mini';
import { PreviewError } from '../previews/ticket.ts';

/** What one tab shows in place of the sources and of what is published. */
export interface Overrides {
  /** Origins of development servers, by micro-frontend. */
  origins: ReadonlyMap<string, string>;
  /** Id of a composition that was live. */
  composition: string | null;
}

export const none: Overrides = { origins: new Map(), composition: null };

/** Where a link may take code from: any page on the web can open a link to this machine. */
export const loopback = ['http://localhost:*', 'http://127.0.0.1:*'];
const isLoopback = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);

/** Reads `?mfe.reader=<origin>` and `?composition=<id>`. `known`: origins that this host was started with. */
export function createOverridesIn(known: readonly string[]) {
  return function overridesIn({ searchParams }: URL): Overrides {
    const origins = new Map<string, string>();
    for (const [parameter, value] of searchParams) {
      if (!parameter.startsWith(overridePrefix)) continue;
      const name = parameter.slice(overridePrefix.length);
      const url = URL.parse(value);
      if (!url || !/^[a-z][a-z0-9]*$/.test(name))
        throw new PreviewError(400, `Give ${overridePrefix}<name> an origin such as http://localhost:3101.`);
      if (!isLoopback(url) && !known.includes(url.origin))
        throw new PreviewError(
          400,
          `A link may take code from this machine only, not from ${url.origin}. Start with it: npm run dev -- ${name}=${url.origin}`,
        );
      origins.set(name, url.origin);
    }
    const composition = searchParams.get(compositionParameter);
    if (composition !== null && !/^[a-f0-9]{16}$/.test(composition))
      throw new PreviewError(400, `${composition} is not the id of a composition.`);
    return origins.size === 0 && composition === null ? none : { origins, composition };
  };
}

export function noticeOf({ origins, composition }: Overrides): string {
  const sources = [...origins].map(([name, origin]) => `${name} from ${origin}`);
  return `This tab shows ${[...(composition ? [`composition ${composition}`] : []), ...sources].join(', ')}`;
}

/** Asks the registry for the builds of a composition that was live. */
export function createMixOf(registryUrl: string) {
  return async (id: string): Promise<Mix> => {
    const response = await fetch(`${registryUrl}/compositions/${id}`).catch(() => null);
    if (!response) throw new PreviewError(503, 'The registry does not answer. Try again in a moment.');
    const answer: unknown = await response.json();
    if (response.ok) return z.parse(Mix, answer);
    throw new PreviewError(410, z.parse(z.object({ error: z.string() }), answer).error);
  };
}

/**
 * Runs in the page first. Remembers the overrides of the tab, and asks for them again if an address has none. Written for
 * the browser: it is sent as source text.
 */
function keep(prefix: string, composition: string, leave: string): void {
  const key = 'storyloom-overrides';
  const asked = new URLSearchParams(location.search);
  const given = [...asked].filter(([name]) => name === composition || name.startsWith(prefix));
  try {
    const kept = sessionStorage.getItem(key);
    if (asked.get(leave) === '') sessionStorage.removeItem(key);
    else if (given.length > 0) sessionStorage.setItem(key, String(new URLSearchParams(given)));
    else if (kept) location.replace(`?${asked.size > 0 ? `${asked}&` : ''}${kept}${location.hash}`);
  } catch {
    // Storage is blocked: the overrides are those of the address.
  }
}

/** The source of the script. */
export const keepOverrides = `(${keep})(${[overridePrefix, compositionParameter, previewParameter].map((name) => JSON.stringify(name))});`;
