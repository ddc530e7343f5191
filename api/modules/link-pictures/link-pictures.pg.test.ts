import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPictureUrl } from '@storyloom/contract/stories/link-picture';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStorage } from '../../platform/files/storage.ts';
import { newPerson } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const DAY = 86_400_000;
const cover = { url: '/files/covers/a.webp', thumbUrl: '', width: 640, height: 960, placeholder: null };
let DATA_DIR: string;
let api: TestApi;
let authorId: string;

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'link-pictures-'));
  api = await createTestApi({ DATA_DIR });
  authorId = (await newPerson(api, 'real')).id;
  const red = { width: 640, height: 960, channels: 3, background: '#a33' } as const;
  const storage = openFileStorage({ url: undefined, folder: join(DATA_DIR, 'files') });
  await storage.write('covers/a.webp', await sharp({ create: red }).webp().toBuffer());
});
afterAll(async () => {
  await api.drop();
  await rm(DATA_DIR, { recursive: true });
});

async function publish(title: string, rating: 'PG' | 'R' = 'PG') {
  const content = { title, rating };
  const { storyId } = await publishSample(api.database.db, { authorId, at: api.clock.now(), cover, content });
  return linkPictureUrl({ id: storyId, title, cover });
}
const statusOf = async (url: string) => (await api.app.request(url)).status;
const stored = () => readdir(join(DATA_DIR, 'files', 'links')).catch(() => []);

describe('the picture of a story', () => {
  test('has the size of link previews and is drawn once, however many ask for it', async () => {
    const url = await publish('Salt & <Tide>');
    const responses = await Promise.all([1, 2, 3].map(() => api.app.request(url)));
    const [first, ...others] = await Promise.all(
      responses.map(async (each) => Buffer.from(await each.arrayBuffer())),
    );
    expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 630 });
    for (const other of others) expect(other.equals(first as Buffer)).toBe(true);
    expect(await stored()).toEqual([url.slice('/files/links/'.length)]);
  });

  test.each([
    ['of a story for adults', () => publish('Night', 'R')],
    ['of another title', async () => (await publish('Fog')).replace(/-\w+\./, '-abc.')],
    ['of no story', async () => '/files/links/nobody-abc.webp'],
  ])('is not drawn if it is that %s', async (_, urlOf) => {
    const before = await stored();
    expect(await statusOf(await urlOf())).toBe(404);
    expect(await stored()).toEqual(before);
  });

  test('is deleted a week after its story has gone', async () => {
    const [kept, gone] = [await publish('Stays'), await publish('Goes')];
    expect([await statusOf(kept), await statusOf(gone)]).toEqual([200, 200]);
    await api.database.pool.query("update stories set status = 'DELETED' where title = 'Goes'");
    for (const days of [1, 2, 8]) {
      api.clock.advance(days * DAY);
      await api.cleanUpFiles();
    }
    const names = await stored();
    expect(names).toContain(kept.slice('/files/links/'.length));
    expect(names).not.toContain(gone.slice('/files/links/'.length));
  });
});
