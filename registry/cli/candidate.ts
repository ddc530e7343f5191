import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteBuildId } from '@storyloom/build/build-remote';
import { readMfe } from '@storyloom/build/manifest';
import { contractVersion, sharedVersions } from '@storyloom/build/shared-packages';
import type { Candidate } from '../releases/candidate.ts';

/** A micro-frontend's folder: mfe-<name> of the checkout, or the root if it has a repository of its own. */
export function mfeFolder(root: string, mfe: string): string {
  return existsSync(join(root, 'mfe.ts')) ? root : join(root, `mfe-${mfe}`);
}

/** The same folder. Throws if the checkout has none of this name. */
export function folderOf(root: string, mfe: string): string {
  const dir = mfeFolder(root, mfe);
  if (!existsSync(join(dir, 'mfe.ts')))
    throw new Error(`There is no ${basename(dir)} with an mfe.ts in this checkout.`);
  return dir;
}

/** The description of a release from its sources, without a build. Throws an error that names the fault in `mfe.ts`. */
export async function readCandidate(root: string, mfe: string): Promise<Candidate> {
  const dir = folderOf(root, mfe);
  const { manifest, definitions } = await readMfe(dir);
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  return {
    mfe,
    version,
    buildId: remoteBuildId(dir),
    manifest,
    definitions,
    shared: sharedVersions(),
    contract: contractVersion(),
  };
}
