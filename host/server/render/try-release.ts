import { PassThrough } from 'node:stream';
import type { Release } from '@storyloom/contract/platform/composition';
import { compositionIdOf } from '@storyloom/contract/platform/composition-id';
import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { exampleOf } from '@storyloom/contract/platform/param-rule';
import { BusinessError } from '@storyloom/http/errors';
import type { Call, Host } from '@storyloom/mfe/host';
import { defaultTheme } from '@storyloom/ui/theme/theme';
import type { PartKind } from '../../app/remotes/part.ts';
import type { Prepared, Site } from '../../app/server.tsx';
import type { Trial } from '../composition/trial.ts';
import { requestHost, type Shell } from './request-host.ts';
import type { BuildSite } from './sites.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

interface Options {
  shell: Shell;
  buildSite: BuildSite;
  /** Calls for a visitor without a token. */
  call: Call;
}

/** Time to draw one page, in ms. */
const drawTimeoutMs = 8_000;

const textOf = (error: unknown) =>
  error instanceof Error && error.name === 'Error' ? error.message : String(error);

/** An address of a route, with optional segments left out and an example for each parameter; null if a rule has none. */
function exampleAddress({ path, validate }: RouteManifest): string | null {
  const segments = path.split('/').filter((segment) => segment && !segment.endsWith('?'));
  const texts = segments.map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const rule = validate?.params[segment.slice(1)];
    return rule ? exampleOf(rule) : 'a';
  });
  return texts.includes(null) ? null : `/${texts.join('/')}`;
}

/** Addresses of the pages that the server renders, those without parameters first. */
export function addressesToDraw({ manifest }: Pick<Release, 'manifest'>): string[] {
  const parameters = ({ path }: RouteManifest) => Number(/\/:\w+(\/|$)/.test(path));
  return manifest.routes
    .filter(({ ssr }) => ssr)
    .sort((one, other) => parameters(one) - parameters(other))
    .flatMap((route) => exampleAddress(route) ?? []);
}

/**
 * Imports a release's server module and draws each of its pages with example parameters, or loads one of its parts if
 * it has no page. A page that the API refuses, for its example does not exist, is no fault.
 */
export function createTryRelease({ shell, buildSite, call }: Options) {
  return async function tryRelease(release: Release): Promise<Trial> {
    const errors: unknown[] = [];
    let outage: string | null = null;
    let failedCalls: unknown[] = [];
    const watched: Call = (...input) => {
      const response = call(...input);
      response.catch((error: unknown) => void (error instanceof BusinessError || failedCalls.push(error)));
      return response;
    };
    try {
      const mfes = { [release.mfe]: { stable: release, lastKnownGood: null } };
      const alone = { id: compositionIdOf(mfes), sequence: 0, mfes, expires: '' };
      const site = buildSite(alone, (_ref, error) => errors.push(error));
      const addresses = addressesToDraw(release);
      for (const address of addresses) {
        failedCalls = [];
        const drawing = drawPage(shell, site, requestHost(shell, watched, null), address);
        await withTimeout(drawing, drawTimeoutMs).catch((error: unknown) => {
          if (failedCalls.length > 0) outage ??= textOf(failedCalls[0]);
          else if (errors.length > 0 || !(error instanceof BusinessError)) throw error;
        });
      }
      const [part] = Object.keys(release.parts);
      if (addresses.length === 0 && part) await withTimeout(loadPart(site, release.mfe, part), drawTimeoutMs);
      return { fault: null, isTimeout: false, outage };
    } catch (error) {
      const cause = errors[0] ?? error;
      return { fault: textOf(cause), isTimeout: cause instanceof TimeoutError, outage };
    }
  };
}

/** Renders the page at a path and discards the output. Rejects with the first error of the page or of a part in it. */
async function drawPage(shell: Shell, site: Site, host: Host, path: string): Promise<void> {
  const prepared = await shell.prepare(site, host, new Request(new URL(path, 'http://localhost')), '/');
  if (!(prepared instanceof Response)) await render(prepared);
}

function render(page: Prepared): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = new PassThrough().on('end', resolve).on('error', reject).resume();
    const { pipe } = page.render({
      nonce: '',
      inlineScript: '',
      headScript: '',
      styles: [],
      theme: defaultTheme,
      onShellReady: () => void pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

async function loadPart(site: Site, mfe: string, key: string): Promise<void> {
  const [kind, id = ''] = key.split(/:(.*)/s);
  const { state } = await site.remotes.load({ mfe, kind: kind as PartKind, id });
  if (state === 'failed') throw new Error(`${key} cannot be loaded`);
}
