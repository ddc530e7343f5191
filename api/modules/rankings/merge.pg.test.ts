import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { mergeReaders } from './merge.repository.ts';

let api: TestApi;
let storyId: string;
let guestId: string;
let userId: string;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  const author = await newPerson(api, 'real');
  ({ storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() }));
  [guestId, userId] = [(await newPerson(api)).id, (await newPerson(api, 'real')).id];
});
afterAll(() => api.drop());

const query = async (text: string, values: unknown[] = []) =>
  (await api.database.pool.query(text, values)).rows;
const reader = (id: string, first: string, last: string, countedReal: boolean) =>
  query('insert into story_readers values ($1, $2, $3, $4, 3, $5)', [storyId, id, first, last, countedReal]);
const merge = () => api.database.db.transaction((tx) => mergeReaders(tx, { guestId, userId }));
const readers = () =>
  query(
    `select user_id as id, first_day::text as first, last_day::text as last, turns, counted_real as counted
     from story_readers where story_id = $1`,
    [storyId],
  );
const counted = async () =>
  (await query('select reader_count::int as total from story_scores where story_id = $1', [storyId]))[0]
    ?.total;

describe('mergeReaders', () => {
  test.each([
    ['guest', ['2026-01-01', '2026-01-02'], ['2026-01-03', '2026-01-04']],
    ['account', ['2026-01-03', '2026-01-04'], ['2026-01-01', '2026-01-02']],
  ])('joins the days and turns of both, the %s first, and counts one reader', async (_, ofGuest, ofUser) => {
    await reader(guestId, ofGuest[0] ?? '', ofGuest[1] ?? '', false);
    await reader(userId, ofUser[0] ?? '', ofUser[1] ?? '', true);
    await query('update story_scores set reader_count = 2 where story_id = $1', [storyId]);
    await merge();
    const joined = { first: '2026-01-01', last: '2026-01-04', turns: 6, counted: true };
    expect([await readers(), await counted()]).toEqual([[{ id: userId, ...joined }], 1]);
  });

  test('moves a guest without a row of the account, without counting the reader again', async () => {
    await reader(guestId, '2026-01-01', '2026-01-02', false);
    await query('update story_scores set reader_count = 1 where story_id = $1', [storyId]);
    await merge();
    const moved = { first: '2026-01-01', last: '2026-01-02', turns: 3, counted: false };
    expect([await readers(), await counted()]).toEqual([[{ id: userId, ...moved }], 1]);
  });
});
