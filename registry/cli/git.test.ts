import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exactCommit, readAbout } from './git.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...args])
    .toString()
    .trim();
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storyloom-git-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Makes the folder a git checkout with one commit, and returns it. */
function commit(): string {
  git('init', '-q');
  writeFileSync(join(root, 'one.ts'), '1');
  git('add', '.');
  git('-c', 'user.name=Anna', '-c', 'user.email=anna@example.org', 'commit', '-qm', 'One');
  return git('rev-parse', 'HEAD');
}

describe('readAbout', () => {
  it('reads commit and author, and whether there are changes', async () => {
    const head = commit();
    expect(await readAbout(root, 'A note')).toEqual({
      commit: head,
      changed: false,
      author: 'Anna',
      note: 'A note',
    });
    writeFileSync(join(root, 'two.ts'), '2');
    expect((await readAbout(root)).changed).toBe(true);
  });

  it('knows nothing of a folder without git', async () => {
    expect(await readAbout(root)).toEqual({ commit: null, changed: false, author: null, note: null });
  });
});

describe('exactCommit', () => {
  it('is the commit of a release built without changes, if this checkout has it', async () => {
    const about = { commit: commit(), changed: false, author: null, note: null };
    expect(await exactCommit(root, about)).toBe(about.commit);
    expect(await exactCommit(root, { ...about, changed: true })).toBeNull();
    expect(await exactCommit(root, { ...about, commit: 'f'.repeat(40) })).toBeNull();
    expect(await exactCommit(root, { ...about, commit: null })).toBeNull();
    expect(await exactCommit(root, null)).toBeNull();
  });
});
