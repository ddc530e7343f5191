import type { KeyObject } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Composition } from '@storyloom/contract/platform/composition';
import { type PagePreview, type Preview, previewParameter } from '@storyloom/contract/platform/preview';
import { offlinePath } from '../../worker/messages.ts';
import { composeMix } from './compose-mix.ts';
import type { FindRelease } from './kept-releases.ts';
import { openTicket, PreviewError, previewCookie, ticketIn } from './ticket.ts';

interface Options {
  /** The registry's public keys. */
  keys(): readonly KeyObject[];
  /** What the visitor would get without the preview. */
  live(rolloutId: string | null): { composition: Composition; cohort: PagePreview['cohort'] };
  find: FindRelease;
  learn(composition: Composition): Promise<void>;
  /** Throws if the routes of a composition cannot be combined. */
  buildSite(composition: Composition): unknown;
  /** Lets frames be rendered with a composition; returns the one that is known by its id. */
  add(composition: Composition): Composition;
}

const dateOf = (expires: string) => new Date(expires).toUTCString().slice(5, 16);

function noticeOf({ mix, whole, expires }: Preview, { id, mfes }: Composition): string {
  const until = `until ${dateOf(expires)}`;
  if (whole) return `The composition ${id} as it was live, ${until}`;
  const shown = Object.keys(mix).map((name) => `${name} ${mfes[name]?.stable.version}`);
  return shown.length > 0 ? `Preview of ${shown.join(', ')}, ${until}` : `The site as it is live, ${until}`;
}

/** Shows builds that are not live to whoever has a link that the registry signed. Browsers alone render them. */
export function createPreviews(options: Options) {
  const { keys, live, find, learn, buildSite, add } = options;

  async function compose(preview: Preview, base: Composition): Promise<Composition> {
    const composition = add(await composeMix(preview, base, find));
    await learn(composition);
    try {
      buildSite(composition);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new PreviewError(409, `This preview does not fit what is live now: ${reason}`);
    }
    return composition;
  }

  /** The preview in a cookie; null without one, and when it has ended. */
  function read(cookies: string): Preview | null {
    const ticket = ticketIn(cookies);
    try {
      return ticket === null ? null : openTicket(ticket, keys(), Date.now());
    } catch {
      return null;
    }
  }

  return {
    /** Answers a link to a preview, and the one that leaves it; false for other addresses. Throws PreviewError. */
    answerLink(url: URL, response: ServerResponse, secure: boolean): boolean {
      const ticket = url.searchParams.get(previewParameter);
      if (ticket === null) return false;
      const expires = ticket === '' ? 0 : Date.parse(openTicket(ticket, keys(), Date.now()).expires);
      const maxAge = Math.max(0, Math.floor((expires - Date.now()) / 1_000));
      const target = new URL(url);
      target.searchParams.delete(previewParameter);
      response.writeHead(302, {
        location: target.pathname + target.search,
        'set-cookie': previewCookie(ticket, maxAge, secure),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      response.end();
      return true;
    },
    /** What the visitor sees in place of what is live; null: nothing. Throws PreviewError. */
    async begin({ pathname }: URL, cookies: string, rolloutId: string | null) {
      // The worker keeps the offline page for all.
      const preview = pathname === offlinePath ? null : read(cookies);
      if (!preview) return null;
      const { composition: base, cohort } = live(rolloutId);
      const composition = await compose(preview, base);
      const shown: PagePreview = {
        notice: noticeOf(preview, composition),
        leave: `?${previewParameter}=`,
        cohort,
      };
      // Such a visit is never counted.
      return { composition: composition.id, visit: null, preview: shown };
    },
  };
}
export type Previews = ReturnType<typeof createPreviews>;
