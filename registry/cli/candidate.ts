import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeRemote } from '@storyloom/build/build-remote';
import type { Candidate } from '../releases/candidate.ts';

/** A micro-frontend's folder: mfe-<name> of the checkout, or the root if it has a repository of its own. Throws if there is none. */
export function folderOf(root: string, mfe: string): string {
  const dir = existsSync(join(root, 'mfe.ts')) ? root : join(root, `mfe-${mfe}`);
  if (!existsSync(join(dir, 'mfe.ts')))
    throw new Error(`There is no ${basename(dir)} with an mfe.ts in this checkout.`);
  return dir;
}

/** The description of a release from its sources, without a build. Throws an error that names the fault in `mfe.ts`. */
export async function readCandidate(root: string, mfe: string): Promise<Candidate> {
  return { ...(await describeRemote(folderOf(root, mfe))), mfe };
}
