import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { About } from '../releases/candidate.ts';

const run = promisify(execFile);

async function git(root: string, ...args: string[]): Promise<string | null> {
  const found = await run('git', ['-C', root, ...args]).catch(() => null);
  return found ? found.stdout.trim() : null;
}

/** Commit, author and changes of a checkout; nulls where there is no git. */
export async function readAbout(root: string, note: string | null = null): Promise<About> {
  const [commit = null, author = null] =
    (await git(root, 'log', '-1', '--format=%H%n%an'))?.split('\n') ?? [];
  const changes = await git(root, '--no-optional-locks', 'status', '--porcelain');
  return { commit, changed: Boolean(changes), author, note };
}

/** The commit that a release was built from, if its checkout had no changes and this one has it; otherwise null. */
export async function exactCommit(root: string, about: About | null): Promise<string | null> {
  if (!about?.commit || about.changed) return null;
  return (await git(root, 'cat-file', '-e', `${about.commit}^{commit}`)) === null ? null : about.commit;
}
