import type { Release } from '@storyloom/contract/platform/composition';
import * as z from 'zod/mini';
import { refuse } from '../../platform/errors.ts';

/** This text alone. */
const exactly = (text: string) => z.literal(text, `must be "${text}"`);

/** The fields of `mf-manifest.json` that runtimes and devtools of module federation read, for one release. */
function manifestOf({ mfName, assets }: Release, folder: string, entry: string) {
  const known = new Set(assets.map(({ url }) => url));
  const file = z.string().check(z.refine((name) => known.has(folder + name), 'is not a file of the release'));
  const files = z.object({ sync: z.array(file), async: z.array(file) });
  return z.object({
    name: exactly(mfName),
    metaData: z.object({
      globalName: exactly(mfName),
      publicPath: exactly('auto'),
      buildInfo: z.object({ buildVersion: z.string() }),
      remoteEntry: z.object({ path: exactly(''), name: exactly(entry), type: z.enum(['global', 'var']) }),
    }),
    shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
    remotes: z
      .array(z.unknown())
      .check(z.maxLength(0, 'must be empty: the shell alone loads micro-frontends')),
    exposes: z
      .array(z.object({ path: z.string(), assets: z.object({ js: files, css: files }) }))
      .check(z.refine((all) => all.some(({ path }) => path === './mfe'), 'must have ./mfe')),
  });
}

/** Throws unless the release has an `mf-manifest.json` that describes its container. */
export async function checkFederationManifest(
  release: Release,
  read: (url: string) => Promise<Buffer | null>,
): Promise<void> {
  const [, folder = '', entry = ''] = /^(.*\/)?([^/]+)$/.exec(release.entry.url) ?? [];
  const url = `${folder}mf-manifest.json`;
  const fix =
    'Give the plugin of module federation the options that the build gets, and change nothing afterwards.';
  if (!release.assets.some((asset) => asset.url === url))
    refuse(`The release has no ${url}, which tools of module federation read. ${fix}`);
  const bytes = await read(url);
  // The check of all files names one that was not uploaded.
  if (!bytes) return;
  try {
    z.parse(manifestOf(release, folder, entry), JSON.parse(bytes.toString()));
  } catch (error) {
    const found = error instanceof z.core.$ZodError ? z.prettifyError(error) : error;
    refuse(`${url} does not describe the container:\n${found}\n${fix}`);
  }
}
