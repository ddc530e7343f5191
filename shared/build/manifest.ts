import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleaseDefinition } from '@storyloom/contract/platform/composition';
import { MfeManifest } from '@storyloom/contract/platform/manifest';
import type { Mfe } from '@storyloom/mfe/define';
import * as z from 'zod/mini';
import { describeDefinitions } from './definitions.ts';

/** What `mfe.ts` declares, as a release has it. */
interface Described {
  manifest: MfeManifest;
  definitions: ReleaseDefinition[];
}

/** Imports the current mfe.ts of a folder, which Node would cache by its address. Throws an error that names its fault. */
export async function readMfe(dir: string): Promise<Described> {
  const file = join(dir, 'mfe.ts');
  if (!existsSync(file))
    throw new Error(
      `There is no mfe.ts in ${dir}: go to the folder of a micro-frontend, or create one by “storyloom new <name>”.`,
    );
  const version = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  const name = `${basename(dir)}/mfe.ts`;
  const module = await import(`${pathToFileURL(file).href}?${version}`).catch((error: Error) => {
    const fix = error.message.startsWith('Cannot find package') ? '. Run npm install first.' : '';
    throw new Error(`${name} cannot be loaded: ${error.message.split('\n')[0]}${fix}`);
  });
  const mfe: Partial<Mfe> = module.default ?? {};
  const parsed = z.safeParse(MfeManifest, mfe.manifest);
  if (!parsed.success)
    throw new Error(`The manifest of ${name} is not valid:\n${z.prettifyError(parsed.error)}`);
  return { manifest: parsed.data, definitions: describeDefinitions(mfe.definitions) };
}

/** The manifest of the micro-frontend in a folder. */
export const readManifest = async (dir: string): Promise<MfeManifest> => (await readMfe(dir)).manifest;
