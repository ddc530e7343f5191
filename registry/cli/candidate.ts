import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteBuildId } from '@storyloom/build/build-remote';
import { contractVersion, sharedVersions } from '@storyloom/build/shared-packages';
import { MfeManifest } from '@storyloom/contract/platform/manifest';
import * as z from 'zod/mini';
import type { Candidate } from '../releases/candidate.ts';
import { mfeFolder } from './mfe-folder.ts';

/** Folder of a micro-frontend. Throws if the checkout has none of this name. */
export function folderOf(root: string, mfe: string): string {
  const dir = mfeFolder(root, mfe);
  if (!existsSync(join(dir, 'mfe.ts')))
    throw new Error(`There is no ${basename(dir)} with an mfe.ts in this checkout.`);
  return dir;
}

/** The description of a release from its sources, without a build. Throws an error that names the fault in `mfe.ts`. */
export async function readCandidate(root: string, mfe: string): Promise<Candidate> {
  const dir = folderOf(root, mfe);
  const file = join(dir, 'mfe.ts');
  const { default: offered } = (await import(pathToFileURL(file).href).catch((error: Error) => {
    throw new Error(`mfe-${mfe}/mfe.ts cannot be loaded: ${error.message.split('\n')[0]}`);
  })) as { default: { manifest?: unknown } | undefined };
  const manifest = z.safeParse(MfeManifest, offered?.manifest);
  if (!manifest.success)
    throw new Error(`The manifest of mfe-${mfe}/mfe.ts is not valid: ${z.prettifyError(manifest.error)}`);
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  return {
    mfe,
    version,
    buildId: remoteBuildId(dir),
    manifest: manifest.data,
    shared: sharedVersions(),
    contract: contractVersion(),
  };
}
