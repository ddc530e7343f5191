import {
  BuildManifest,
  buildManifestPath,
  LatestBuild,
  latestBuildPath,
} from '@storyloom/contract/platform/build-manifest';
import satisfies from 'semver/functions/satisfies.js';
import * as z from 'zod/mini';
import { sharedVersions } from './shared-packages.ts';

/** Throws unless the site at `origin` answers, is a Storyloom site, and shares packages that this micro-frontend fits. */
export async function checkSite(origin: string): Promise<void> {
  const read = async <Schema extends z.core.$ZodType>(path: string, schema: Schema) => {
    const response = await fetch(`${origin}${path}`).catch((error: Error) => {
      const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
      throw new Error(
        `${origin} cannot be reached (${code ?? message}). Check the address and your network.`,
      );
    });
    const parsed = z.safeParse(schema, await response.json().catch(() => null));
    if (parsed.success) return parsed.data;
    throw new Error(
      `${origin} is not a Storyloom site: ${path} answered ${response.status}. Give the address of one.`,
    );
  };

  const { id } = await read(latestBuildPath, LatestBuild);
  const { shared } = await read(buildManifestPath(id), BuildManifest);
  if (!shared)
    throw new Error(
      `The shell of ${origin} does not say which packages it shares: it is older than --against. Ask for a newer one.`,
    );
  for (const [name, version] of Object.entries(sharedVersions())) {
    const provided = shared[name];
    if (provided === undefined || !satisfies(provided, `^${version}`))
      throw new Error(
        `This micro-frontend needs ${name} ^${version}, but the shell of ${origin} has ${provided ?? 'none'}. Install the ` +
          'version of the shell, or use a site with a newer one.',
      );
  }
}
