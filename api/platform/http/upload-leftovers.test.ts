import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUploadLeftovers } from './upload-leftovers.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leftovers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('deleteUploadLeftovers', () => {
  test('deletes files that are over an hour old, and no younger ones', async () => {
    for (const [name, minutes] of [
      ['old', 61],
      ['young', 59],
    ] as const) {
      const at = new Date(NOW.getTime() - minutes * 60_000);
      await writeFile(join(folder, name), 'half');
      await utimes(join(folder, name), at, at);
    }
    await deleteUploadLeftovers(folder, NOW);
    expect(await readdir(folder)).toEqual(['young']);
  });

  test('has nothing to delete before the first upload, and reports a folder that cannot be read', async () => {
    await deleteUploadLeftovers(join(folder, 'none'), NOW);
    await writeFile(join(folder, 'file'), '');
    await expect(deleteUploadLeftovers(join(folder, 'file'), NOW)).rejects.toThrow('ENOTDIR');
  });
});
