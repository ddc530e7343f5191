import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bytes, openDiskFile } from './disk-file.ts';

let folder: string;
const text = 'abcdefghij';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-file-'));
  await writeFile(join(folder, 'a'), text);
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (bytes: Bytes) => Buffer.from(await bytes.arrayBuffer()).toString();

describe('openDiskFile', () => {
  test.each([
    [0, undefined],
    [2, 5],
    [5, 5],
    [5, 2],
    [8, 99],
    [99, undefined],
  ])('reads from %d to %s as a Blob does, also within a range', async (start, end) => {
    const [file, blob] = [await openDiskFile(join(folder, 'a')), new Blob([text])];
    expect(file.size).toBe(blob.size);
    const [part, same] = [file.slice(start, end), blob.slice(start, end)];
    expect([part.size, await read(part)]).toEqual([same.size, await same.text()]);
    const [inner, innerOfBlob] = [file.slice(2, 8).slice(1, end), blob.slice(2, 8).slice(1, end)];
    expect([inner.size, await read(inner)]).toEqual([innerOfBlob.size, await innerOfBlob.text()]);
    await file.close();
  });

  test('reports a file that has become shorter', async () => {
    const path = join(folder, 'shorter');
    await writeFile(path, text);
    const file = await openDiskFile(path);
    await truncate(path, 3);
    expect(await read(file.slice(0, 3))).toBe('abc');
    await expect(file.arrayBuffer()).rejects.toThrow('The file has become shorter.');
    await file.close();
  });
});
