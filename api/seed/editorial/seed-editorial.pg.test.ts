import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bannerInput,
  campaignInput,
  collectionInput,
  recommendedTagList,
} from '@storyloom/contract/editorial/rules';
import { seedStories } from '@storyloom/offline/stories/all';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStorage } from '../../platform/files/storage.ts';
import { newPerson } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { seedId } from '../seed-authors.ts';
import { banners } from './banners.ts';
import { campaigns } from './campaigns.ts';
import { collections } from './collections.ts';
import { seedEditorial } from './seed-editorial.ts';
import { tags } from './tags.ts';

const BASE = '/ai-lab/ai-story/operation';
const PIECES = banners.length + collections.length + campaigns.length + 1;
let api: TestApi;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
  api = await createTestApi({ DATA_DIR: dataDir });
  const { id: authorId } = await newPerson(api);
  // Their covers would be drawn for nothing.
  for (const { slug, type, title, rating, category, tags } of seedStories) {
    const content = { type, title, rating };
    const storyId = seedId('story', slug);
    await publishSample(api.database.db, { storyId, authorId, at: api.clock.now(), category, tags, content });
  }
  expect(await seed()).toBe(PIECES);
});
afterAll(async () => {
  await api.drop();
  await rm(dataDir, { recursive: true });
});

const storage = () => openFileStorage({ url: undefined, folder: join(dataDir, 'files') });
const seed = () => seedEditorial(api.database.db, { storage: storage(), now: api.clock.now() });
const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const list = async (path: string) =>
  (await api.get(`${BASE}/${path}`)).data as unknown as Record<string, unknown>[];

describe('seedEditorial', () => {
  test('gives every banner an image of 1200 × 500 and an existing target', async () => {
    const shown = await list('banners');
    expect(shown.map(({ title }) => title)).toEqual(banners.map(({ title }) => title));
    for (const { imageUrl } of shown) {
      const { width, height, format } = await sharp(join(dataDir, String(imageUrl))).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 500, format: 'webp' });
      const served = await api.app.request(String(imageUrl));
      expect(served.headers.get('content-type')).toBe('image/webp');
    }
    const names = collections.map(({ name }) => `/collection/${name}`);
    const known = ['/activity/story', '/activity/role', ...names];
    expect(banners.filter(({ href }) => !known.includes(href))).toEqual([]);
  });

  test('inserts only content that administrators could enter', () => {
    const times = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-06-01T00:00:00Z' };
    const checks = [
      ...banners.map(({ title, text, href }) => bannerInput.safeParse({ title, text, href })),
      ...collections.map(({ stories: _, ...words }) => collectionInput.safeParse(words)),
      ...campaigns.map(({ slug: _, ...told }) => campaignInput.safeParse({ ...told, ...times })),
      recommendedTagList.safeParse(tags),
    ];
    expect(checks.flatMap(({ error }) => error?.issues ?? [])).toEqual([]);
  });

  test('fills every collection with its stories in order', async () => {
    for (const { name, stories } of collections) {
      const { data } = await api.get(`${BASE}/recommend/collection/${name}`);
      const slugs = (data.pageList as { title: string }[]).map(
        ({ title }) => seedStories.find((story) => story.title === title)?.slug,
      );
      expect(slugs).toEqual(stories);
    }
    expect(await list('recommend/collections')).toHaveLength(collections.length);
  });

  test('recommends tags that have stories, and campaigns that have entries', async () => {
    expect((await list('recommend/tags')).map(({ tag }) => tag)).toEqual(tags);
    for (const { type, title } of campaigns) {
      const { data } = await api.get(`${BASE}/activity?type=${type}`);
      expect(data).toMatchObject({ campaign: { title } });
      expect((data.pageList as unknown[]).length).toBeGreaterThan(5);
    }
  });

  test('ends campaigns after 30 days, and their banners with them', async () => {
    const { rows } = await sql(`select distinct campaigns.ends_at = banners.ends_at as together,
      campaigns.ends_at - campaigns.starts_at = interval '30 days' as month
      from campaigns, banners where banners.href like '/activity/%'`);
    expect(rows).toEqual([{ together: true, month: true }]);
  });

  test('keeps changes by administrators when repeated', async () => {
    const [banner] = await list('banners');
    await sql(`update banners set title = 'Ours now', image_url = '/files/mine.webp' where id = $1`, [
      banner?.id,
    ]);
    await sql(`delete from collections where name = 'off-the-ground'`);
    await sql(`delete from recommended_tags where tag = 'winter'`);
    await sql(`update campaigns set ends_at = starts_at + interval '1 day' where type = 'ROLE'`);
    expect(await seed()).toBe(0);
    expect((await list('banners'))[0]).toMatchObject({ title: 'Ours now', imageUrl: '/files/mine.webp' });
    expect((await list('recommend/collections')).map(({ name }) => name)).not.toContain('off-the-ground');
    expect((await list('recommend/tags')).map(({ tag }) => tag)).not.toContain('winter');
    const { rows } = await sql(`select ends_at - starts_at = interval '1 day' as unchanged from campaigns
    where type = 'ROLE'`);
    expect(rows).toEqual([{ unchanged: true }]);
  });

  test('restores seed images that were lost or redrawn', async () => {
    const [, banner] = await list('banners');
    const url = String(banner?.imageUrl);
    await rm(join(dataDir, url));
    const before = url.replace(/[0-9a-f]{12}(?=\.webp)/, '0123456789ab');
    await sql('update banners set image_url = $2 where id = $1', [banner?.id, before]);
    await seed();
    expect((await list('banners'))[1]?.imageUrl).toBe(url);
    await access(join(dataDir, url));
  });
});
