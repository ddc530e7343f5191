import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { explainStatement, recordStatements } from '../../testing/statements.ts';
import { publishSample, type StoryOptions } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { mergeBookshelf } from './merge.repository.ts';

const BASE = '/ai-lab/ai-story';
let api: TestApi;
let author: Person;
let reader: Person;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  author = await newPerson(api);
});
afterAll(() => api.drop());
beforeEach(async () => {
  reader = await newPerson(api);
});

async function publish(content: StoryOptions['content'] = {}) {
  const options = { authorId: author.id, at: api.clock.now(), content };
  return (await publishSample(api.database.db, options)).storyId;
}
const setStatus = (id: string, status: string) =>
  api.database.pool.query('update stories set status = $2 where id = $1', [id, status]);

const add = (storyId: string, { token } = reader) => api.post(`${BASE}/bookshelf/add`, { storyId }, token);
const remove = (storyId: string, { token } = reader) =>
  api.post(`${BASE}/bookshelf/remove`, { storyId }, token);
async function readBookshelf(query = '', { token } = reader) {
  const { data } = await api.get(`${BASE}/bookshelf/list?${query}`, token);
  return {
    ...data,
    nextCursor: data.nextCursor,
    titles: (data.pageList as { title: string }[]).map(({ title }) => title),
  };
}
const isOnShelf = async (id: string, token?: string) =>
  (await api.get(`${BASE}/view-detail?id=${id}`, token)).data.onBookshelf;

async function markInTurn(titles: string[]) {
  const ids = [];
  for (const title of titles) {
    const id = await publish({ title });
    api.clock.advance(60_000);
    await add(id);
    ids.push(id);
  }
  return ids;
}

describe('bookshelf', () => {
  test('lists marked stories, the latest first, and marks their details', async () => {
    const [first = ''] = await markInTurn(['First', 'Second', 'Третья 🌊 <i>']);
    expect(await readBookshelf()).toMatchObject({
      titles: ['Третья 🌊 <i>', 'Second', 'First'],
      totalCount: 3,
    });
    expect(await isOnShelf(first, reader.token)).toBe(true);
  });

  test('keeps the position of a story that is marked twice', async () => {
    const [first = ''] = await markInTurn(['First', 'Second']);
    expect((await add(first)).data).toEqual({ onBookshelf: true });
    expect((await readBookshelf()).titles).toEqual(['Second', 'First']);
  });

  test('removes a story idempotently', async () => {
    const [id = ''] = await markInTurn(['Gone']);
    expect((await remove(id)).data).toEqual({ onBookshelf: false });
    expect((await remove(id)).code).toBe(0);
    expect((await remove('nosuchstory')).code).toBe(0);
    expect((await readBookshelf()).titles).toEqual([]);
    expect(await isOnShelf(id, reader.token)).toBe(false);
  });

  test('is private to its reader and requires a token', async () => {
    const [id = ''] = await markInTurn(['Mine']);
    const other = await newPerson(api);
    expect((await readBookshelf('', other)).titles).toEqual([]);
    await remove(id, other);
    expect((await readBookshelf()).titles).toEqual(['Mine']);
    expect(await isOnShelf(id, other.token)).toBe(false);
    expect(await isOnShelf(id)).toBe(false);
  });

  test('rejects stories that do not open', async () => {
    const id = await publish();
    for (const status of ['DRAFT', 'DELETED']) {
      await setStatus(id, status);
      expect((await add(id)).data.error).toBe('story.not_found');
    }
    expect((await add('nosuchstory')).data.error).toBe('story.not_found');
    expect((await readBookshelf()).titles).toEqual([]);
  });

  test('keeps unlisted stories, and hides deleted ones until they are restored', async () => {
    const [id = ''] = await markInTurn(['Shy']);
    await setStatus(id, 'UNLISTED');
    expect((await readBookshelf()).titles).toEqual(['Shy']);
    await setStatus(id, 'DELETED');
    expect(await readBookshelf()).toMatchObject({ titles: [], totalCount: 0 });
    await setStatus(id, 'PUBLISHED');
    expect((await readBookshelf()).titles).toEqual(['Shy']);
  });

  test('shows stories of the ratings the reader selected', async () => {
    const id = await publish({ title: 'Adult', rating: 'X' });
    await add(id);
    const choose = (contentRatingList: string[]) =>
      api.post(`${BASE}/user-setting/modify`, { contentRatingList }, reader.token);
    await choose(['G']);
    expect(await readBookshelf()).toMatchObject({ titles: [], totalCount: 0 });
    await choose(['G', 'X']);
    expect((await readBookshelf()).titles).toEqual(['Adult']);
  });

  test('returns each story on exactly one page, also stories marked at the same time', async () => {
    const titles = ['A', 'B', 'C', 'D', 'E'];
    for (const title of titles) await add(await publish({ title }));
    const seen = [];
    for (const page of [1, 2, 3]) seen.push(...(await readBookshelf(`size=2&page=${page}`)).titles);
    expect(seen.toSorted()).toEqual(titles);
    const byCursor = [];
    for (let after = ''; after !== 'null' && byCursor.length < 20; ) {
      const { titles: shown, nextCursor } = await readBookshelf(`size=2${after && `&after=${after}`}`);
      byCursor.push(...shown);
      after = String(nextCursor);
    }
    expect(byCursor).toEqual(seen);
    expect(await readBookshelf('size=2&page=3')).toMatchObject({ hasNextPage: false, nextPageNum: null });
    expect(await readBookshelf('size=2&page=501')).toMatchObject({ titles: [], totalCount: 5 });
  });

  test('of a guest is merged into that of an account: a story on both keeps its later position', async () => {
    const user = await newPerson(api, 'real');
    const titles = ['First', 'Second', 'Third'];
    const [first = '', second = '', third = ''] = await Promise.all(
      titles.map((title) => publish({ title })),
    );
    for (const [id, by] of [
      [first, reader],
      [second, user],
      [third, user],
      [second, reader],
      [first, user],
    ] as const) {
      api.clock.advance(60_000);
      await add(id, by);
    }
    const { db } = api.database;
    const moved = await db.transaction((tx) => mergeBookshelf(tx, { guestId: reader.id, userId: user.id }));
    expect(moved.storyIds.toSorted()).toEqual([first, second].toSorted());
    expect((await readBookshelf('', user)).titles).toEqual(titles);
    expect((await readBookshelf()).titles).toEqual([]);
  });

  test('is read by index among many other bookshelves', async () => {
    const { pool } = api.database;
    await pool.query(`insert into users (id, name, created_at) select 'crowd' || n, 'Crowd', now()
    from generate_series(1, 600) n`);
    await pool.query(`insert into bookshelf select u.id, s.id, now() from users u cross join stories s
    on conflict do nothing`);
    await pool.query('analyze bookshelf, stories, users');
    const statements = await recordStatements(api, () => readBookshelf('size=2'));
    const lists = statements.filter(({ text }) => /from\s+"bookshelf"/.test(text));
    expect(lists).toHaveLength(2);
    for (const statement of lists) {
      expect(await explainStatement(api, statement)).not.toContain('Seq Scan on bookshelf');
    }
  });
});
