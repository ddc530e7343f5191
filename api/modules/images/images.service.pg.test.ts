import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { ImageError } from './image-error.ts';
import type { ImageMaker } from './image-maker.ts';
import { imagesSettings } from './images.config.ts';
import { createImages } from './images.service.ts';

let api: TestApi;
let filesFolder: string;
let picture: Buffer;

beforeAll(async () => {
  api = await createTestApi();
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a04020' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'images-'));
  await api.database.pool.query('truncate picture_files');
  return () => rm(filesFolder, { recursive: true });
});
afterAll(() => api.drop());

const wish = {
  prompt: 'A lamp.',
  scene: { text: 'A lamp.', setting: '', category: 'HORROR' },
  seed: 'a',
  signal: new AbortController().signal,
};
function images(maker: Partial<ImageMaker> = {}) {
  const made: ImageMaker = { name: 'test', draws: false, make: async () => ({ bytes: picture }), ...maker };
  const { clock, database } = api;
  return createImages({
    db: database.db,
    clock,
    config: readSettings(imagesSettings, {}),
    filesFolder,
    maker: made,
  });
}
const files = () => readdir(join(filesFolder, 'scenes')).catch(() => []);
const noted = async () => (await api.database.pool.query('select * from picture_files')).rows;

test('a made picture leaves nothing behind before it is kept', async () => {
  const made = await images().make(wish);
  expect([await files(), await noted()]).toEqual([[], []]);
  await made.keep();
  const name = /([0-9a-f]{32})\.webp$/.exec(made.picture.url)?.[1];
  expect((await files()).sort()).toEqual([`${name}-thumb.webp`, `${name}.webp`]);
  expect(await noted()).toEqual([{ name, checked_at: api.clock.now(), unreferenced_since: null }]);
});

test('keeping the same again begins its time anew', async () => {
  const made = await images().make(wish);
  await made.keep();
  await api.database.pool.query('update picture_files set unreferenced_since = now()');
  api.clock.advance(1_000);
  await (await images().make(wish)).keep();
  expect(await noted()).toMatchObject([{ checked_at: api.clock.now(), unreferenced_since: null }]);
});

test('it says what a model changed, and whether rules drew it', async () => {
  const make = async () => ({ bytes: picture, revisedPrompt: 'A tower.' });
  expect(await images({ make }).make(wish)).toMatchObject({ drawn: false, revisedPrompt: 'A tower.' });
  const drawn = await images({ draws: true }).make(wish);
  expect(drawn).toMatchObject({ drawn: true });
  expect(drawn.revisedPrompt).toBeUndefined();
  expect((await sharp(drawn.bytes).metadata()).format).toBe('webp');
});

test('without a server the wish is drawn from its words', async () => {
  const { clock, database } = api;
  const config = readSettings(imagesSettings, {});
  const made = await createImages({ db: database.db, clock, config, filesFolder }).make(wish);
  expect(made.drawn).toBe(true);
  expect(await sharp(made.bytes).metadata()).toMatchObject({ width: 1024, height: 640 });
});

test('one at a time is drawn, while models may work side by side', async () => {
  const most = async (draws: boolean) => {
    let now = 0;
    let peak = 0;
    const make = async () => {
      peak = Math.max(peak, ++now);
      await new Promise((resolve) => setTimeout(resolve, 20));
      now -= 1;
      return { bytes: picture };
    };
    const service = images({ draws, make });
    await Promise.all([1, 2, 3, 4].map(() => service.make(wish)));
    return peak;
  };
  expect(await most(true)).toBe(1);
  expect(await most(false)).toBe(4);
});

test('what failed stands in nobody’s way', async () => {
  let fails = true;
  const make = async () => {
    if (fails) throw new ImageError('busy', 'not now');
    return { bytes: picture };
  };
  const service = images({ draws: true, make });
  await expect(service.make(wish)).rejects.toMatchObject({ fault: 'busy' });
  fails = false;
  await expect(service.make(wish)).resolves.toMatchObject({ drawn: true });
});

test('what is no picture is not one when a maker says so either', async () => {
  const service = images({ make: async () => ({ bytes: Buffer.from('<svg/>') }) });
  await expect(service.make(wish)).rejects.toMatchObject({ fault: 'unreadable' });
});
