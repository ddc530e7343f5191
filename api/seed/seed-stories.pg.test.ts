import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import { seedStories } from '@storyloom/offline/stories/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStorage } from '../platform/files/storage.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { seedId } from './seed-authors.ts';
import { seedStory } from './seed-stories.ts';

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

const seed = (change: object = {}) => {
  if (first === undefined) throw new Error('There are no seed stories.');
  const storage = openFileStorage({ url: undefined, folder: join(dataDir, 'files') });
  const facts = { storage, now: api.clock.now(), index: 0, total: 2 };
  return seedStory(api.database.db, { ...first, ...change }, facts);
};

describe('seedStory', () => {
  test('changes nothing when repeated, and publishes changed content as a new version', async () => {
    expect(await seed()).toBe('new');
    expect(await seed()).toBe('same');
    expect(await seed({ opening: 'Another night, another door.' })).toBe('changed');
    const { data } = await api.get(`/ai-lab/ai-story/view-detail?id=${seedId('story', first?.slug ?? '')}`);
    expect(data).toMatchObject({ version: 2, title: first?.title });
    expect(data.opening).toMatch(/^Another night, another door\./);
  });

  test('updates a changed hook without a new version', async () => {
    await seed();
    const { data: before } = await api.get(
      `/ai-lab/ai-story/view-detail?id=${seedId('story', first?.slug ?? '')}`,
    );
    expect(await seed({ hook: 'Another hook.' })).toBe('changed');
    const { data } = await api.get(`/ai-lab/ai-story/view-detail?id=${seedId('story', first?.slug ?? '')}`);
    expect(data).toMatchObject({ version: before.version, hook: 'Another hook.' });
  });

  test('updates the introduction of an author, unless a moderator has emptied it', async () => {
    const introduce = async (introduction: string) => {
      await seed({ author: { ...first?.author, introduction } });
      const id = seedId('author', first?.author.handle ?? '');
      const { rows } = await api.database.pool.query('select introduction from users where id = $1', [id]);
      return rows[0]?.introduction;
    };
    expect([await introduce('Sea stories.'), await introduce('Tales.')]).toEqual(['Sea stories.', 'Tales.']);
    await api.database.pool.query("update users set introduction = '' where introduction = 'Tales.'");
    expect(await introduce('Novels.')).toBe('');
  });

  test('publishes exclusive and early stories', async () => {
    const accessOf = async (slug: string, forMembers: object | string) => {
      await seed({ slug, forMembers, publishedDaysAgo: 4 });
      return (await api.get(`/ai-lab/ai-story/view-detail?id=${seedId('story', slug)}`)).data;
    };
    expect(await accessOf('exclusive', 'always')).toMatchObject({ access: 'MEMBERS', earlyUntil: null });
    expect(await accessOf('early', { days: 30 })).toMatchObject({
      access: 'EARLY',
      earlyUntil: new Date(api.clock.now().getTime() + 26 * 86_400_000).toISOString(),
    });
  });

  test('draws the cover into the files folder, from which it is served', async () => {
    await seed();
    const { data } = await api.get('/ai-lab/ai-story/feed');
    const [card] = data.pageList as { cover: Cover }[];
    await access(join(dataDir, card?.cover.url ?? ''));
    const picture = await api.app.request(card?.cover.thumbUrl ?? '');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(card?.cover.placeholder).toMatch(/^data:image\/webp;base64,/);
  });
});
