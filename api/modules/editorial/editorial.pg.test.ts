import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample, type StoryOptions } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const BASE = '/ai-lab/ai-story/operation';
const DAY = 86_400_000;
let api: TestApi;
let author: Person;

beforeAll(async () => {
  api = await createTestApi();
  author = await newPerson(api);
});
afterAll(() => api.drop());
afterEach(() => sql('truncate banners, collections, collection_stories, recommended_tags, campaigns'));

const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
async function publish(
  title: string,
  { tags, ...content }: StoryOptions['content'] & { tags?: string[] } = {},
) {
  const options = { authorId: author.id, at: api.clock.now(), content: { title, ...content } };
  return (await publishSample(api.database.db, { ...options, ...(tags && { tags }) })).storyId;
}
const setStatus = (id: string, status: string) =>
  sql('update stories set status = $2 where id = $1', [id, status]);
async function collect(name: string, position: number, ids: string[]) {
  await sql('insert into collections values ($1, $2, $3, $4)', [name, `The ${name}`, 'Of a kind.', position]);
  for (const [at, id] of ids.entries()) {
    await sql('insert into collection_stories values ($1, $2, $3)', [name, id, at]);
  }
}
const campaign = (id: string, from: number, to: number, type = 'STORY') => {
  const at = (days: number) => new Date(api.clock.now().getTime() + days * DAY);
  return sql(`insert into campaigns values ($1, $2, 'A night', 'Write.', 'Long Night', $3, $4)`, [
    id,
    type,
    at(from),
    at(to),
  ]);
};
const list = async (path: string, token?: string) =>
  (await api.get(`${BASE}/${path}`, token)).data as unknown as Record<string, unknown>[];
const collections = (token?: string) => list('recommend/collections', token);
const tags = (token?: string) => list('recommend/tags', token);
async function page(path: string, token?: string) {
  const { data } = await api.get(`${BASE}/${path}`, token);
  const titles = (data.pageList as { title: string }[]).map(({ title }) => title);
  return { ...data, titles };
}
async function wanting(contentRatingList: string[]) {
  const reader = await newPerson(api);
  await api.post('/ai-lab/ai-story/user-setting/modify', { contentRatingList }, reader.token);
  return reader.token;
}

describe('editorial content', () => {
  test('is empty lists at first', async () => {
    expect(await list('banners')).toEqual([]);
    expect(await collections()).toEqual([]);
    expect(await tags()).toEqual([]);
    expect(await page('activity?type=ROLE')).toMatchObject({ campaign: null, titles: [], totalCount: 0 });
  });

  test('returns banners in order with unchanged texts', async () => {
    await sql(`insert into banners values ('b', 'Second', '', null, '/story', 1),
    ('a', '灯 <b>First</b>', 'مرحبا', '/files/x.webp', '/collection/rain', 0)`);
    expect(await list('banners')).toEqual([
      {
        id: 'a',
        title: '灯 <b>First</b>',
        text: 'مرحبا',
        imageUrl: '/files/x.webp',
        href: '/collection/rain',
      },
      { id: 'b', title: 'Second', text: '', imageUrl: null, href: '/story' },
    ]);
  });

  test('returns a banner only between its start and its end', async () => {
    const at = (days: number) => new Date(api.clock.now().getTime() + days * DAY);
    const add = (id: string, position: number, start: Date | null, end: Date | null) =>
      sql(
        `insert into banners (id, title, text, href, position, starts_at, ends_at)
         values ($1, $1, '', '/', $2, $3, $4)`,
        [id, position, start, end],
      );
    await add('always', 0, null, null);
    await add('tomorrow', 1, at(1), at(2));
    await add('today', 2, null, at(1));
    const shown = async () => (await list('banners')).map(({ title }) => title);
    expect(await shown()).toEqual(['always', 'today']);
    api.clock.advance(DAY - 1);
    expect(await shown()).toEqual(['always', 'today']);
    api.clock.advance(1);
    expect(await shown()).toEqual(['always', 'tomorrow']);
    api.clock.advance(DAY);
    expect(await shown()).toEqual(['always']);
  });

  test('counts the stories of collections that the visitor may see, and hides empty collections', async () => {
    const mild = await publish('Mild', { rating: 'G' });
    const adult = await publish('Adult', { rating: 'XXX' });
    const deleted = await publish('Gone');
    await collect('later', 1, [adult]);
    await collect('rain', 0, [adult, deleted, mild]);
    await collect('empty', 2, []);
    await setStatus(deleted, 'DELETED');
    expect(await collections()).toEqual([
      { name: 'rain', title: 'The rain', description: 'Of a kind.', storyCount: 2 },
      { name: 'later', title: 'The later', description: 'Of a kind.', storyCount: 1 },
    ]);
    expect(await collections(await wanting(['G']))).toMatchObject([{ name: 'rain', storyCount: 1 }]);
  });

  test("lists a collection's stories in its order by page, without hidden stories", async () => {
    const ids = [];
    for (const title of ['C', 'Unlisted', 'A', 'Draft', 'B']) ids.push(await publish(title));
    await setStatus(ids[1] ?? '', 'UNLISTED');
    await setStatus(ids[3] ?? '', 'DRAFT');
    await collect('rain', 0, ids);
    const first = await page('recommend/collection/rain?size=2');
    expect(first).toMatchObject({ titles: ['C', 'A'], totalCount: 3, nextPageNum: 2 });
    expect(first).toMatchObject({ collection: { name: 'rain', title: 'The rain', storyCount: 3 } });
    expect(await page('recommend/collection/rain?size=2&page=2')).toMatchObject({
      titles: ['B'],
      hasNextPage: false,
    });
    expect(await page('recommend/collection/rain?page=501')).toMatchObject({ titles: [], totalCount: 3 });
  });

  test("filters a collection by the visitor's ratings", async () => {
    await collect('rain', 0, [await publish('Adult', { rating: 'R' }), await publish('Mild')]);
    expect(await page('recommend/collection/rain', await wanting(['PG']))).toMatchObject({
      titles: ['Mild'],
      collection: { storyCount: 1 },
    });
  });

  test('answers an unknown collection with collection.not_found and rejects an invalid name', async () => {
    const ask = async (name: string) => (await api.get(`${BASE}/recommend/collection/${name}`)).data.error;
    expect(await ask('nowhere')).toBe('collection.not_found');
    for (const name of ['Rain', '%3Cb%3E', 'x'.repeat(65)]) expect(await ask(name)).toBe('request.invalid');
  });

  test('counts the visible stories of recommended tags, ignoring case and spaces', async () => {
    await sql(`insert into recommended_tags values ('Slow Burn', 1), ('fog', 0), ('unused', 2)`);
    await publish('One', { tags: ['slow burn', 'SLOW BURN '] });
    await publish('Two', { tags: ['Slow burn', 'Fog'], rating: 'X' });
    expect(await tags()).toEqual([
      { tag: 'fog', storyCount: 1 },
      { tag: 'Slow Burn', storyCount: 2 },
    ]);
    expect(await tags(await wanting(['PG']))).toEqual([{ tag: 'Slow Burn', storyCount: 1 }]);
  });

  test('keeps tag counts equal to the lists after every change of a story', async () => {
    await sql(`insert into recommended_tags values ('moss', 0)`);
    const id = await publish('Mossy', { tags: ['moss'] });
    const other = await publish('Other', { tags: ['fern'] });
    const count = async () => (await tags())[0]?.storyCount ?? 0;
    const agree = async (expected: number) => {
      expect(await count()).toBe(expected);
      expect((await api.get('/ai-lab/ai-story/page?tag=moss')).data.totalCount).toBe(expected);
    };
    await agree(1);
    await sql(`update stories set tags = '{moss, fern}' where id = $1`, [other]);
    await agree(2);
    await setStatus(id, 'UNLISTED');
    await agree(1);
    await setStatus(id, 'PUBLISHED');
    await sql(`update stories set title = 'Any' where id = any($1)`, [[id, other]]);
    await agree(2);
    await sql('delete from stories where id = $1', [other]);
    await agree(1);
    await setStatus(id, 'DELETED');
    await agree(0);
  });

  test("ranks a campaign's entries, the stories of its type and tag, by chats", async () => {
    await campaign('now', -1, 1);
    const quiet = await publish('Quiet', { tags: ['long night'] });
    const loud = await publish('Loud', { tags: ['Long Night'], rating: 'R' });
    await publish('Role', { tags: ['long night'], type: 'ROLE' });
    await publish('Elsewhere', { tags: ['day'] });
    await sql('update story_scores set chat_count = 1 where story_id = $1', [quiet]);
    await sql('update story_scores set chat_count = 9 where story_id = $1', [loud]);
    // The job refreshes ranks the same way after turns.
    await sql('select story_ranks_refresh($1, story_ranks_today())', [[quiet, loud]]);
    expect(await page('activity?type=STORY')).toMatchObject({
      campaign: { id: 'now', type: 'STORY', title: 'A night', text: 'Write.', tag: 'Long Night' },
      titles: ['Loud', 'Quiet'],
      totalCount: 2,
    });
    expect(await page('activity?type=STORY&size=1&page=2')).toMatchObject({ titles: ['Quiet'] });
    expect(await page('activity?type=STORY', await wanting(['PG']))).toMatchObject({ titles: ['Quiet'] });
  });

  test('shows the running campaign that started last', async () => {
    await campaign('over', -9, 0);
    await campaign('coming', 1, 9);
    await campaign('other', -1, 9, 'ROLE');
    expect(await page('activity?type=STORY')).toMatchObject({ campaign: null });
    await campaign('long', -8, 8);
    await campaign('short', -2, 1);
    expect(await page('activity?type=STORY')).toMatchObject({ campaign: { id: 'short' } });
    api.clock.advance(DAY);
    expect(await page('activity?type=STORY')).toMatchObject({ campaign: { id: 'coming' } });
  });
});
