import type { Release } from '@storyloom/contract/platform/composition';
import * as z from 'zod/mini';
import { refuse } from '../../platform/errors.ts';

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const assets = z.object({ js: files, css: files });

/** The fields of `mf-manifest.json` that runtimes and devtools of module federation read. */
const FederationManifest = z.object({
  id: z.string(),
  name: z.string(),
  metaData: z.object({
    name: z.string(),
    globalName: z.string(),
    publicPath: z.string(),
    buildInfo: z.object({ buildVersion: z.string() }),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  shared: z.array(z.object({ name: z.string(), version: z.string(), requiredVersion: z.string(), assets })),
  remotes: z.array(z.unknown()),
  exposes: z.array(z.object({ name: z.string(), path: z.string(), assets })),
});

const fix =
  'Give the plugin of module federation the options that the build gets, and change nothing afterwards.';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Throws unless the release has an `mf-manifest.json` that describes its container. */
export async function checkFederationManifest(
  { entry, mfName, assets }: Release,
  read: (url: string) => Promise<Buffer | null>,
): Promise<void> {
  const folder = entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
  const url = `${folder}mf-manifest.json`;
  const known = new Set(assets.map((asset) => asset.url));
  if (!known.has(url)) refuse(`The release has no ${url}, which tools of module federation read. ${fix}`);
  const bytes = await read(url);
  // The check of all files names one that was not uploaded.
  if (!bytes) return;
  const parsed = z.safeParse(FederationManifest, parse(bytes.toString()));
  if (!parsed.success) return refuse(`${url} is not valid: ${z.prettifyError(parsed.error)}. ${fix}`);
  const { name, metaData, exposes, remotes, shared } = parsed.data;
  const { path, name: file, type } = metaData.remoteEntry;
  const wrong = (what: string, found: string, wanted: string) => {
    if (found !== wanted) refuse(`${url} has the ${what} ${found} instead of ${wanted}. ${fix}`);
  };
  wrong('name', name, mfName);
  wrong('global name', metaData.globalName, mfName);
  wrong('entry', `${folder}${path}${file}`, entry.url);
  wrong('public path', metaData.publicPath, 'auto');
  if (!['global', 'var'].includes(type)) wrong('entry type', type, 'global');
  if (!exposes.some((each) => each.path === './mfe')) refuse(`${url} exposes no ./mfe. ${fix}`);
  if (remotes.length > 0)
    refuse(
      `${url} has remotes, but the shell alone loads micro-frontends. Open them by dialogs or addresses.`,
    );
  for (const { js, css } of [...exposes, ...shared].map((each) => each.assets))
    for (const each of [...js.sync, ...js.async, ...css.sync, ...css.async])
      if (!known.has(`${folder}${each}`))
        refuse(`${url} lists ${each}, which is not among the release’s files. ${fix}`);
}
