import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, test } from 'vitest';
import type { TransportError } from '../../../platform/errors.ts';
import { createHashing } from './hashing.ts';

/** Ids of the processes that the main thread of this one started. */
function listChildren(): string[] {
  return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
}

/** Priorities of those processes and their threads, by nice value. */
function readPriorities(): number[] {
  return listChildren().flatMap((child) =>
    readdirSync(`/proc/${child}/task`).map((thread) => {
      const stat = readFileSync(`/proc/${child}/task/${thread}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
    }),
  );
}

describe('createHashing', () => {
  test('verifies a password against its hash, and without one never', async () => {
    const hashing = createHashing();
    const stored = await hashing.hashPassword('lantern-moth-17');
    expect(await hashing.verifyPassword(stored, 'lantern-moth-17')).toBe(true);
    expect(await hashing.verifyPassword(stored, 'lantern-moth-18')).toBe(false);
    expect(await hashing.verifyPassword(null, 'the password of no account')).toBe(false);
  });

  test('hashes a code equally with the same salt only', async () => {
    const hashing = createHashing();
    const [salt, other] = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)];
    const hash = await hashing.hashCode('123456', salt);
    expect(hash).toHaveLength(32);
    expect(await hashing.hashCode('123456', salt)).toEqual(hash);
    expect(await hashing.hashCode('123456', other)).not.toEqual(hash);
  });

  test('continues after a task that fails', async () => {
    const hashing = createHashing();
    await expect(hashing.verifyPassword('not a hash', 'lantern-moth-17')).rejects.toThrow();
    expect(await hashing.hashPassword('lantern-moth-17')).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/);
  });

  test('answers 503 when too many wait', async () => {
    const hashing = createHashing();
    const statuses = Array.from({ length: 206 }, () =>
      hashing.hashCode('123456', Buffer.alloc(16)).catch(({ status }: TransportError) => status),
    );
    expect(await statuses.at(-1)).toBe(503);
  });

  test.runIf(process.platform === 'linux')('computes in a process of low priority', async () => {
    await createHashing().hashPassword('lantern-moth-17');
    expect(readPriorities()).toContain(Math.max(getPriority(), 5));
  });

  test.runIf(process.platform === 'linux')('continues after its process was killed', async () => {
    const hashing = createHashing();
    const before = new Set(listChildren());
    const stored = await hashing.hashPassword('lantern-moth-17');
    const [child] = listChildren().filter((each) => !before.has(each));
    const lost = hashing.verifyPassword(stored, 'lantern-moth-17');
    process.kill(Number(child), 'SIGKILL');
    await expect(lost).rejects.toThrow('The process that computes password hashes ended (SIGKILL).');
    expect(await hashing.verifyPassword(stored, 'lantern-moth-17')).toBe(true);
  });
});
