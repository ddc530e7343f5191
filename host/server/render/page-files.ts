import type { Stylesheet } from '../../app/bootstrap-data.ts';
import type { Site } from '../../app/server.tsx';
import type { Script } from './start-scripts.ts';

/** Files of the rendered parts: scripts for hydration and stylesheets for the head. `keys`: `reader/route:home`. */
export function filesOf(site: Site, keys: readonly string[]) {
  const scripts: Script[] = [];
  const styles: Stylesheet[] = [];
  for (const key of keys) {
    const [name, part] = key.split('/');
    const mfe = site.composition.mfes.find((each) => each.name === name);
    const files = part === undefined ? undefined : mfe?.parts[part];
    if (!mfe || !files) continue;
    scripts.push(...[mfe.stable.entry, ...files.js].map(({ url, integrity }) => ({ src: url, integrity })));
    styles.push(
      ...files.css.map(({ url }) => ({ href: url, chunk: url.slice(url.indexOf('/static/') + 1) })),
    );
  }
  return { scripts, styles };
}
