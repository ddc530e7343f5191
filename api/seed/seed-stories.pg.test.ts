import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cover } from '@storyloom/contract/entities/cover';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { seedId } from './seed-authors.ts';
import { seedStory } from './seed-stories.ts';
import { seedStories } from './stories/all.ts';

let api: TestApi;
let dataDir: string;
const [first] = seedStories;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
  api = await createTestApi({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await api.drop();
  await rm(dataDir, { recursive: true });
});

const plant = (change: object = {}) => {
  if (first === undefined) throw new Error('There are no seed stories.');
  const facts = { dataDir, now: api.clock.now(), place: 0, of: 2 };
  return seedStory(api.database.db, { ...first, ...change }, facts);
};

test('seeding twice changes nothing; a changed story becomes a new version of the same one', async () => {
  expect(await plant()).toBe('new');
  expect(await plant()).toBe('same');
  expect(await plant({ opening: 'Another night, another door.' })).toBe('changed');
  const { data } = await api.get(`/ai-lab/ai-story/view-detail?id=${seedId('story', first?.slug ?? '')}`);
  expect(data).toMatchObject({ version: 2, opening: 'Another night, another door.', title: first?.title });
});

test('a changed hook alone is shown, but makes no version', async () => {
  await plant();
  const { data: before } = await api.get(
    `/ai-lab/ai-story/view-detail?id=${seedId('story', first?.slug ?? '')}`,
  );
  expect(await plant({ hook: 'Another hook.' })).toBe('changed');
  const { data } = await api.get(`/ai-lab/ai-story/view-detail?id=${seedId('story', first?.slug ?? '')}`);
  expect(data).toMatchObject({ version: before.version, hook: 'Another hook.' });
});

test('the cover is drawn into the files folder and served from there', async () => {
  await plant();
  const { data } = await api.get('/ai-lab/ai-story/feed');
  const [card] = data.pageList as { cover: Cover }[];
  await access(join(dataDir, card?.cover.url ?? ''));
  const picture = await api.app.request(card?.cover.thumbUrl ?? '');
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(card?.cover.placeholder).toMatch(/^data:image\/webp;base64,/);
});
