import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const root = resolve(import.meta.dirname, '..', '..');
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();

interface Checkout {
  folder: string;
  remove(): Promise<void>;
}

/**
 * The checkout before this one. SKEW_FROM names its commit, or a folder that has it; without it, the newest tag, or the
 * commit before this one in a repository without tags.
 */
export async function checkoutBefore(): Promise<Checkout> {
  const from = process.env.SKEW_FROM ?? ((await git('tag', '--sort=-creatordate')).split('\n')[0] || 'HEAD^');
  if (existsSync(join(from, 'package.json'))) return { folder: resolve(from), remove: async () => {} };
  const parent = await mkdtemp(join(tmpdir(), 'storyloom-before-'));
  // PostgreSQL may run as another user, who must be able to enter it.
  await chmod(parent, 0o755);
  const folder = join(parent, 'checkout');
  await git('worktree', 'add', '--detach', folder, from);
  return {
    folder,
    async remove() {
      await git('worktree', 'remove', '--force', folder);
      await rm(parent, { recursive: true, force: true });
    },
  };
}
