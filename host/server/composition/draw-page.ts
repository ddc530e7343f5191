import { Writable } from 'node:stream';
import type { Release } from '@storyloom/contract/platform/composition';
import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { exampleOf } from '@storyloom/contract/platform/param-rule';
import type { Host } from '@storyloom/mfe/host';
import { defaultTheme } from '@storyloom/ui/theme/theme';
import type { Prepared, Site } from '../../app/server.tsx';
import type { Shell } from '../documents/documents.ts';

/** An address of a route, with optional segments left out and an example for each parameter; null if a rule has none. */
export function exampleAddress({ path, validate }: RouteManifest): string | null {
  const segments = path.split('/').filter((segment) => segment && !segment.endsWith('?'));
  const texts = segments.map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const rule = validate?.params[segment.slice(1)];
    return rule ? exampleOf(rule) : 'a';
  });
  return texts.includes(null) ? null : `/${texts.join('/')}`;
}

/** An address of a page that the server renders, preferably one without parameters; null if the release has none. */
export function addressToDraw({ manifest }: Pick<Release, 'manifest'>): string | null {
  const addresses = manifest.routes
    .filter(({ ssr }) => ssr)
    .map((route) => ({ route, at: exampleAddress(route) }));
  const [first] = addresses
    .filter(({ at }) => at !== null)
    .sort(
      (one, other) =>
        Number(/\/:\w+(\/|$)/.test(one.route.path)) - Number(/\/:\w+(\/|$)/.test(other.route.path)),
    );
  return first?.at ?? null;
}

/**
 * Renders the page at a path and discards the output. Rejects with the first error of the page or of a part in it.
 */
export async function drawPage(shell: Shell, site: Site, host: Host, path: string): Promise<void> {
  const prepared = await shell.prepare(site, host, new Request(new URL(path, 'http://localhost')), '/');
  if (prepared instanceof Response) return;
  await render(prepared);
}

function render(page: Prepared): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = new Writable({ write: (_chunk, _encoding, done) => done(), final: (done) => done() });
    sink.on('finish', resolve).on('error', reject);
    const { pipe } = page.render({
      nonce: '',
      scripts: [],
      inlineScript: '',
      headScript: '',
      styles: [],
      theme: defaultTheme,
      preloads: [],
      onShellReady: () => void pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
