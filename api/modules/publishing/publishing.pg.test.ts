import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { publishSample, type StoryOptions, sampleContent } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createVersionCache } from '../catalogue/versions.ts';
import { updatePresentation } from './publishing.service.ts';

let api: TestApi;
let authorId: string;

beforeAll(async () => {
  api = await createTestApi();
  authorId = (await newPerson(api, 'real')).id;
});
afterAll(() => api.drop());

const publish = (options: StoryOptions = {}) =>
  publishSample(api.database.db, { authorId, at: api.clock.now(), ...options });
const detail = async (id: string) => (await api.get(`/ai-lab/ai-story/view-detail?id=${id}`)).data;
const versionsOf = async (storyId: string) =>
  (
    await api.database.pool.query<{ id: string; number: number }>(
      'select id, number from story_versions where story_id = $1 order by number',
      [storyId],
    )
  ).rows;
const days = (count: number) => api.clock.advance(count * 86_400_000);

describe('publishing', () => {
  test('numbers versions consecutively', async () => {
    const { storyId } = await publish();
    for (const title of ['Second', 'Third']) await publish({ storyId, content: { title } });
    expect((await versionsOf(storyId)).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(await detail(storyId)).toMatchObject({ title: 'Third', version: 3 });
  });

  test('gives concurrent publications distinct numbers and makes one of them current', async () => {
    const { storyId } = await publish();
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => publish({ storyId, content: { title: `At once ${at}` } })),
    );
    const versions = await versionsOf(storyId);
    expect(versions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const { rows } = await api.database.pool.query('select version_id as id from stories where id = $1', [
      storyId,
    ]);
    expect(rows).toEqual([{ id: versions.at(-1)?.id }]);
  });

  test('keeps the publication time and the trending score of a story that is published again', async () => {
    const { storyId } = await publish({ startWeight: 64 });
    const first = await detail(storyId);
    const score = async () =>
      (
        await api.database.pool.query('select trending_score from story_scores where story_id = $1', [
          storyId,
        ])
      ).rows;
    const initial = await score();
    days(3);
    await publish({ storyId, startWeight: 1 });
    const again = await detail(storyId);
    expect(again.publishedAt).toBe(first.publishedAt);
    expect(again.updatedAt).toBe(api.clock.now().toISOString());
    expect(await score()).toEqual(initial);
  });

  test('counts the words its author wrote', async () => {
    const words = async (content: NonNullable<StoryOptions['content']>) => {
      const { storyId } = await publish({ content });
      const { rows } = await api.database.pool.query('select word_count from stories where id = $1', [
        storyId,
      ]);
      return Number(rows[0].word_count);
    };
    const base = await words({});
    expect(await words({ opening: `${sampleContent.opening} Three words more.` })).toBe(base + 3);
    expect(await words({ worldBook: { ...sampleContent.worldBook, rules: 'No clocks. None.' } })).toBe(
      base + 1,
    );
    expect(await words({ main: { name: 'Odile', profile: 'Keeps the clock well.' } })).toBe(base + 1);
    expect(await words({ styleSample: '' })).toBe(base - 5);
    expect(await words({ title: 'Another title of many words', options: ['One', 'Two', 'Three'] })).toBe(
      base,
    );
  });

  test('changes the presentation without a new version', async () => {
    const { storyId, versionId } = await publish();
    days(1);
    const shown = {
      hook: 'The sea is early.',
      summary: 'Another town.',
      tags: ['tide'],
      cover: { url: '/files/c.webp', thumbUrl: '/files/d.webp', width: 640, height: 960, placeholder: null },
    };
    const before = await detail(storyId);
    days(1);
    await api.database.db.transaction((tx) => updatePresentation(tx, storyId, shown));
    expect(await detail(storyId)).toMatchObject({
      ...shown,
      version: 1,
      title: 'The Salt Clock',
      updatedAt: before.updatedAt,
    });
    expect((await versionsOf(storyId)).map(({ id }) => id)).toEqual([versionId]);
  });

  test('returns null for characters without a profession or an appearance', async () => {
    const [bram] = sampleContent.supporting;
    if (bram === undefined) throw new Error('the sample has no cast');
    const supporting = [{ ...bram, profession: '', appearance: '' }];
    const { storyId } = await publish({ content: { supporting } });
    expect((await detail(storyId)).cast).toEqual([
      { name: 'Odile', role: 'MAIN', profession: null, appearance: null, portrait: null },
      { name: 'Bram', role: 'SUPPORTING', profession: null, appearance: null, portrait: null },
    ]);
  });

  test('reads a version once from the database, and not through another story', async () => {
    const { storyId, versionId } = await publish();
    const other = await publish();
    const versions = createVersionCache(api.database.db);
    const first = await versions(storyId, versionId);
    expect(first).toMatchObject({ number: 1, content: { title: 'The Salt Clock' } });
    await api.database.pool.query(`update story_versions set content = '{}' where id = $1`, [versionId]);
    expect(await versions(storyId, versionId)).toBe(first);
    expect(await versions(other.storyId, versionId)).toBeUndefined();
    expect(await versions(storyId, other.versionId)).toBeUndefined();
    expect(await versions(storyId, 'nosuchversion')).toBeUndefined();
  });

  test('evicts the least recently used versions', async () => {
    const stories: Awaited<ReturnType<typeof publish>>[] = [];
    for (let at = 0; at < 102; at++) stories.push(await publish());
    const versions = createVersionCache(api.database.db);
    const read = (at: number) => versions(stories[at]?.storyId ?? '', stories[at]?.versionId ?? '');
    const [used, unused] = [await read(0), await read(1)];
    for (let at = 2; at < 102; at++) {
      await read(0);
      await read(at);
    }
    expect(await read(0)).toBe(used);
    expect(await read(1)).not.toBe(unused);
    expect(await read(1)).toEqual(unused);
  });
});
