import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImageError } from '@storyloom/ports/image-error';
import type { ImageProvider } from '@storyloom/ports/image-provider';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFileStorage } from '../../platform/files/storage.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createFiles } from '../files/files.service.ts';
import { createImages } from './images.service.ts';

let api: TestApi;
let filesFolder: string;
let bytes: Buffer;

beforeAll(async () => {
  api = await createTestApi();
  bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a04020' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'images-'));
  await api.database.pool.query('truncate files');
  return () => rm(filesFolder, { recursive: true });
});
afterAll(() => api.drop());

const request = {
  prompt: 'A lamp.',
  scene: { text: 'A lamp.', setting: '', category: 'HORROR' },
  purpose: 'scene' as const,
  seed: 'a',
  signal: new AbortController().signal,
};
function images(change: Partial<ImageProvider> = {}) {
  const provider: ImageProvider = {
    name: 'test',
    isOffline: false,
    generate: async () => ({ bytes }),
    ...change,
  };
  const storage = openFileStorage({ url: undefined, folder: filesFolder });
  return createImages({ files: createFiles({ db: api.database.db, clock: api.clock, storage }), provider });
}
const files = () => readdir(join(filesFolder, 'scenes')).catch(() => []);
const records = async () => (await api.database.pool.query('select * from files')).rows;

describe('Images.generate', () => {
  test('writes nothing before save()', async () => {
    const image = await images().generate(request);
    expect([await files(), await records()]).toEqual([[], []]);
    await image.save();
    const name = /([0-9a-f]{32})\.webp$/.exec(image.cover.url)?.[1];
    expect((await files()).sort()).toEqual([`${name}-thumb.webp`, `${name}.webp`]);
    expect(await records()).toEqual([
      { name: `scenes/${name}`, checked_at: api.clock.now(), unreferenced_since: null },
    ]);
  });

  test('restarts the retention period when an image is saved again', async () => {
    const image = await images().generate(request);
    await image.save();
    await api.database.pool.query('update files set unreferenced_since = now()');
    api.clock.advance(1_000);
    await (await images().generate(request)).save();
    expect(await records()).toMatchObject([{ checked_at: api.clock.now(), unreferenced_since: null }]);
  });

  test('returns the revised prompt, and whether a model was used', async () => {
    const generate = async () => ({ bytes, revisedPrompt: 'A tower.' });
    expect(await images({ generate }).generate(request)).toMatchObject({
      isOffline: false,
      revisedPrompt: 'A tower.',
    });
    const drawn = await images({ isOffline: true }).generate(request);
    expect(drawn).toMatchObject({ isOffline: true, revisedPrompt: undefined });
    expect((await sharp(drawn.bytes).metadata()).format).toBe('webp');
  });

  test.each([
    ['one call at a time to an offline provider', true, 1],
    ['concurrent calls to a model', false, 4],
  ])('makes %s', async (_, isOffline, expected) => {
    let running = 0;
    let peak = 0;
    const generate = async () => {
      peak = Math.max(peak, ++running);
      // Long enough for every call that may start to have started.
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return { bytes };
    };
    const service = images({ isOffline, generate });
    await Promise.all([1, 2, 3, 4].map(() => service.generate(request)));
    expect(peak).toBe(expected);
  });

  test('frees its slot when the provider fails', async () => {
    let isBusy = true;
    const generate = async () => {
      if (isBusy) throw new ImageError('busy', 'not now');
      return { bytes };
    };
    const service = images({ isOffline: true, generate });
    await expect(service.generate(request)).rejects.toMatchObject({ fault: 'busy' });
    isBusy = false;
    await expect(service.generate(request)).resolves.toMatchObject({ isOffline: true });
  });

  test('rejects bytes that are not an image', async () => {
    const service = images({ generate: async () => ({ bytes: Buffer.from('<svg/>') }) });
    await expect(service.generate(request)).rejects.toMatchObject({ fault: 'unreadable' });
  });
});
