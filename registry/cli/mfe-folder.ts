import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A micro-frontend's folder: mfe-<name> of the checkout, or the root if it has a repository of its own. */
export function mfeFolder(root: string, mfe: string): string {
  return existsSync(join(root, 'mfe.ts')) ? root : join(root, `mfe-${mfe}`);
}
