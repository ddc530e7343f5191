import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample, type StoryOptions } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let author: Person;
let reader: Person;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  author = await newPerson(api, 'real');
  reader = await newPerson(api);
});
afterAll(() => api.drop());

const path = '/ai-lab/ai-story';
const publish = async (options: StoryOptions = {}, by = author) =>
  (await publishSample(api.database.db, { authorId: by.id, at: api.clock.now(), ...options })).storyId;
const setStatus = (id: string, status: string) =>
  api.database.pool.query('update stories set status = $2 where id = $1', [id, status]);
const works = async (query: string, token?: string) => (await api.get(`${path}/works?${query}`, token)).data;
const ids = (data: Record<string, unknown>) => (data.pageList as { id: string }[]).map(({ id }) => id);

describe('works, stats and cards', () => {
  test("show each status in one's own list, in lists of others and by address as its scope allows", async () => {
    const person = await newPerson(api, 'real');
    const seen: Record<string, boolean[]> = {};
    for (const status of ['PUBLISHED', 'UNLISTED', 'DRAFT', 'DELETED']) {
      const id = await publish({}, person);
      await setStatus(id, status);
      seen[status] = [
        ids(await works('', person.token)).includes(id),
        ids(await works(`authorId=${person.id}`, reader.token)).includes(id),
        (await api.get(`${path}/view-detail?id=${id}`, reader.token)).code === 0,
      ];
    }
    expect(seen).toEqual({
      PUBLISHED: [true, true, true],
      UNLISTED: [true, false, true],
      DRAFT: [true, false, false],
      DELETED: [false, false, false],
    });
  });

  test("filter another author's works by the visitor's ratings, but not one's own", async () => {
    const person = await newPerson(api, 'real');
    const [mild, strong] = [await publish({}, person), await publish({ content: { rating: 'XXX' } }, person)];
    const visitor = await newPerson(api);
    await api.post(`${path}/user-setting/modify`, { contentRatingList: ['G', 'PG'] }, visitor.token);
    await api.post(`${path}/user-setting/modify`, { contentRatingList: ['G', 'PG'] }, person.token);
    expect(ids(await works(`authorId=${person.id}`, visitor.token))).toEqual([mild]);
    expect(ids(await works('', person.token)).sort()).toEqual([mild, strong].sort());
  });

  test('filter works by type and list the most recently changed first', async () => {
    const person = await newPerson(api, 'real');
    const first = await publish({}, person);
    api.clock.advance(1_000);
    const role = await publish({ content: { type: 'ROLE' } }, person);
    api.clock.advance(1_000);
    const last = await publish({}, person);
    expect(ids(await works('', person.token))).toEqual([last, role, first]);
    expect(ids(await works('type=ROLE', person.token))).toEqual([role]);
    expect(ids(await works('type=STORY&size=1&page=2', person.token))).toEqual([first]);
    api.clock.advance(1_000);
    await publish({ storyId: first }, person);
    expect(ids(await works('', person.token))).toEqual([first, last, role]);
  });

  test('are in the order of publication for others, who do not see when an author edits', async () => {
    const person = await newPerson(api, 'real');
    const first = await publish({}, person);
    api.clock.advance(1_000);
    const last = await publish({}, person);
    const editedAt = new Date(api.clock.now().getTime() + 1);
    const edit = 'update stories set edited_at = $2, has_changes = true where id = $1';
    await api.database.pool.query(edit, [first, editedAt]);
    const [own, others] = [await works('', person.token), await works(`authorId=${person.id}`, reader.token)];
    expect([ids(own), ids(others)]).toEqual([
      [first, last],
      [last, first],
    ]);
    const cardOf = (data: typeof own) => (data.pageList as { id: string }[]).find(({ id }) => id === first);
    expect(cardOf(own)).toMatchObject({
      hasChanges: true,
      thanksCount: 0,
      updatedAt: editedAt.toISOString(),
    });
    expect(cardOf(others)).toMatchObject({ hasChanges: false, thanksCount: null });
    expect(cardOf(others)).not.toMatchObject({ updatedAt: editedAt.toISOString() });
  });

  test('are sorted by chats, with a cursor, and drafts without counts last', async () => {
    const person = await newPerson(api, 'real');
    const [quiet, loud, draft] = [
      await publish({}, person),
      await publish({}, person),
      await publish({}, person),
    ];
    const { pool } = api.database;
    await pool.query('update story_scores set chat_count = 9 where story_id = $1', [loud]);
    await pool.query('update story_scores set chat_count = 2 where story_id = $1', [quiet]);
    await pool.query('delete from story_scores where story_id = $1', [draft]);
    const sorted = (rest = '') => works(`sort=MESSAGE_COUNT&size=2${rest}`, person.token);
    const page = await sorted();
    expect(ids(page)).toEqual([loud, quiet]);
    expect(ids(await sorted(`&page=2&after=${page.nextCursor}`))).toEqual([draft]);
  });

  test('list an incomplete draft to its author with null for missing fields', async () => {
    const person = await newPerson(api, 'real');
    const id = await publish({}, person);
    const gaps = 'cover = null, category = null, rating = null, published_at = null';
    await api.database.pool.query(`update stories set status = 'DRAFT', ${gaps} where id = $1`, [id]);
    const { pageList } = await works('', person.token);
    expect(pageList).toMatchObject([
      { id, status: 'DRAFT', cover: null, category: null, rating: null, publishedAt: null },
    ]);
  });

  test("sum an author's stories that the visitor may see", async () => {
    const person = await newPerson(api, 'real');
    const [one, other] = [await publish({}, person), await publish({}, person)];
    await api.database.pool.query(
      'update story_scores set chat_count = 7, reader_count = 3 where story_id = any($1)',
      [[one, other]],
    );
    const stats = async (token?: string) =>
      (await api.get(`${path}/stats?authorId=${person.id}`, token)).data;
    const all = await stats(reader.token);
    expect(all).toMatchObject({ worksCount: 2, chatCount: 14, readerCount: 6 });
    await setStatus(other, 'DRAFT');
    expect(await stats()).toMatchObject({
      worksCount: 1,
      chatCount: 7,
      wordsWritten: Number(all.wordsWritten) / 2,
    });
    expect(await stats(person.token)).toMatchObject({ worksCount: 2, chatCount: 14 });
  });

  test('count every started day, including the first, as one day', async () => {
    const person = await newPerson(api, 'real');
    const joined = async () => (await api.get(`${path}/stats`, person.token)).data.daysJoined;
    expect(await joined()).toBe(1);
    api.clock.advance(86_400_000);
    expect(await joined()).toBe(1);
    api.clock.advance(1);
    expect(await joined()).toBe(2);
  });

  test('leave out opening and options until the warning is confirmed, except for the author', async () => {
    const id = await publish({ content: { rating: 'R' } });
    const open = async (token?: string) => (await api.get(`${path}/view-detail?id=${id}`, token)).data;
    const hidden = { adultWarning: true, opening: '', options: [], isOwner: false };
    for (const token of [undefined, reader.token]) expect(await open(token)).toMatchObject(hidden);
    expect(await open(author.token)).toMatchObject({
      adultWarning: false,
      isOwner: true,
      options: ['Wait', 'Dig'],
    });
    const grown = await newPerson(api);
    await api.post(`${path}/user-setting/modify`, { adultContentStatus: 'DISABLED' }, grown.token);
    expect(await open(grown.token)).toMatchObject({ adultWarning: false, options: ['Wait', 'Dig'] });
  });

  test('admit a viewer to a story by its current status', async () => {
    const id = await publish();
    const admit = () =>
      api.catalogue.admit(id, { userId: reader.id, isRealUser: false, isAdmin: false, sessionId: 'session' });
    await expect(admit()).resolves.toMatchObject({ storyId: id, authorId: author.id });
    await api.database.pool.query(`update stories set rating = 'R' where id = $1`, [id]);
    await expect(admit()).rejects.toMatchObject({ error: 'story.adult_confirm_required' });
    await setStatus(id, 'DELETED');
    await expect(admit()).rejects.toMatchObject({ error: 'story.not_found' });
  });

  test('return cards in the order of the ids, without hidden and unknown stories', async () => {
    const [one, two, three] = [await publish(), await publish(), await publish()];
    await setStatus(two, 'UNLISTED');
    const viewer = { userId: reader.id, isRealUser: false, isAdmin: false, sessionId: 'session' };
    const cards = await api.catalogue.readCards([three, 'nosuchstory', two, one], viewer);
    expect(cards.map(({ id }) => id)).toEqual([three, one]);
    expect((await api.catalogue.readOpenableCards([three, two])).size).toBe(2);
    expect(await api.catalogue.readCards([], null)).toEqual([]);
  });
});
