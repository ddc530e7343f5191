import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MfeManifest } from '@storyloom/contract/platform/manifest';
import * as z from 'zod/mini';

/** Imports the current mfe.ts of a folder, which Node would cache by its address, and returns its manifest. */
export async function readManifest(dir: string): Promise<MfeManifest> {
  const file = join(dir, 'mfe.ts');
  if (!existsSync(file)) throw new Error(`There is no mfe.ts in ${dir}.`);
  const version = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  const { default: mfe } = (await import(`${pathToFileURL(file).href}?${version}`)) as {
    default: { manifest: unknown };
  };
  const parsed = z.safeParse(MfeManifest, mfe.manifest);
  if (!parsed.success) throw new Error(`${file} is not valid:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
