import { describe, expect, test } from 'vitest';
import type { TransportError } from '../../../platform/errors.ts';
import { createHashing } from './hashing.ts';
import { isCodeHash } from './testing/code-hash.ts';

describe('createHashing', () => {
  test('verifies a password against its hash, and refuses any without a hash', async () => {
    const hashing = createHashing();
    const stored = await hashing.hashPassword('lantern-moth-17');
    expect(await hashing.verifyPassword(stored, 'lantern-moth-17')).toBe(true);
    expect(await hashing.verifyPassword(stored, 'lantern-moth-18')).toBe(false);
    expect(await hashing.verifyPassword(null, 'the password of no account')).toBe(false);
  });

  test('hashes a code with argon2id, with equal results only for the same salt', async () => {
    const hashing = createHashing();
    const [salt, other] = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)];
    const hash = await hashing.hashCode('123456', salt);
    expect(await isCodeHash('123456', { hash, salt })).toBe(true);
    expect(await hashing.hashCode('123456', salt)).toEqual(hash);
    expect(await hashing.hashCode('123456', other)).not.toEqual(hash);
  });

  test('continues after a task that fails', async () => {
    const hashing = createHashing();
    await expect(hashing.verifyPassword('not a hash', 'lantern-moth-17')).rejects.toThrow();
    expect(await hashing.hashPassword('lantern-moth-17')).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/);
  });

  test('throws a 503 if too many hashes are waiting', async () => {
    const hashing = createHashing();
    const statuses = Array.from({ length: 206 }, () =>
      hashing.hashCode('123456', Buffer.alloc(16)).catch(({ status }: TransportError) => status),
    );
    expect(await statuses.at(-1)).toBe(503);
  });
});
