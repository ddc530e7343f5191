import type {
  StatisticsPeriod,
  StoryStatistics,
} from '@storyloom/contract/creators/entities/story-statistics';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { mergeInsight } from './insight.service.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
let author: Person;
let [guest, user]: Person[] = [];
let storyId: string;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' });
});
beforeEach(async () => {
  author = await newPerson(api, 'real');
  [guest, user] = [await newPerson(api), await newPerson(api, 'real')];
  ({ storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() }));
});
afterAll(() => api.drop());

const pass = (days: number) => api.clock.advance(days * DAY_MS);
async function visit({ token }: Person): Promise<void> {
  await api.post('/ai-lab/ai-story/visit', { storyId }, token);
  await api.insight.flushVisits();
}
async function read({ token }: Person): Promise<void> {
  const body = { storyId, content: 'I wait.', clientRequestId: `insight-merge-${++serial}` };
  expect((await api.post('/ai-lab/ai-story/chat', body, token)).code).toBe(0);
}
async function countReplies(): Promise<void> {
  api.clock.advance(20_000);
  await api.insight.countReplies();
}
const merge = (from: Person | undefined, to: Person | undefined) =>
  api.database.db.transaction((tx) => mergeInsight(tx, { guestId: from?.id ?? '', userId: to?.id ?? '' }));
async function statistics(query: string): Promise<StoryStatistics> {
  const { data } = await api.get(`/ai-lab/ai-story/creator/statistics?${query}`, author.token);
  return data as unknown as StoryStatistics;
}
/** The statistics of the story, and of all stories of its author. */
const both = async (period: StatisticsPeriod) => [
  await statistics(`storyId=${storyId}&period=${period}`),
  await statistics(`period=${period}`),
];

describe('visits of a guest who logs in', () => {
  test.each([
    ['guest', 'account'],
    ['account', 'guest'],
  ])('on other days count once in a period: the %s first, then the %s', async (first) => {
    const visits = first === 'guest' ? [guest, user] : [user, guest];
    await visit(visits[0] as Person);
    pass(3);
    await visit(visits[1] as Person);
    await merge(guest, user);
    for (const { totals, days } of await both('7')) {
      expect(totals).toMatchObject({ openings: 2, visitors: 1, realVisitors: 1, newVisitors: 1 });
      // Each of the two days has its visitor.
      expect(days.slice(-4).map(({ visitors }) => visitors)).toEqual([1, 0, 0, 1]);
    }
    expect(await api.insight.sumVisitors(author.id)).toEqual({ uv: 0, visitors: 1, realVisitors: 1 });
    // The visitor was new on the first day, and visited last on the second.
    pass(4);
    for (const { totals } of await both('7'))
      expect(totals).toMatchObject({ openings: 1, visitors: 1, newVisitors: 0 });
  });

  test('count no more if the guest was the author', async () => {
    await visit(guest as Person);
    pass(1);
    await merge(guest, author);
    for (const { totals } of await both('7'))
      expect(totals).toMatchObject({ visitors: 0, realVisitors: 0, newVisitors: 0 });
    expect(await api.insight.sumVisitors(author.id)).toEqual({ uv: 0, visitors: 0, realVisitors: 0 });
    const { rows } = await api.database.pool.query(
      'select from story_visitors where user_id = any($1) union all select from author_visitors where user_id = any($1)',
      [[guest?.id, author.id]],
    );
    expect(rows).toEqual([]);
  });

  test('make the visitor a real one, also without visits of the account', async () => {
    await visit(guest as Person);
    for (const { totals } of await both('7')) expect(totals).toMatchObject({ visitors: 1, realVisitors: 0 });
    await merge(guest, user);
    for (const { totals } of await both('7')) expect(totals).toMatchObject({ visitors: 1, realVisitors: 1 });
    // The next visit of the account does not count as a new visitor.
    await visit(user as Person);
    for (const { totals } of await both('7'))
      expect(totals).toMatchObject({ openings: 2, visitors: 1, realVisitors: 1, newVisitors: 1 });
  });
});

describe('visits of an account', () => {
  test('that was a guest earlier on the day count as those of one real visitor', async () => {
    const person = guest as Person;
    await visit(person);
    await api.database.pool.query('update users set is_real = true where id = $1', [person.id]);
    for (let again = 0; again < 2; again++) await visit(person);
    for (const { totals } of await both('7'))
      expect(totals).toMatchObject({ openings: 3, visitors: 1, realVisitors: 1 });
    pass(1);
    await visit(person);
    for (const { totals, days } of await both('7')) {
      expect(totals).toMatchObject({ openings: 4, visitors: 1, realVisitors: 1, newVisitors: 1 });
      expect(days.slice(-2).map(({ visitors }) => visitors)).toEqual([1, 1]);
    }
  });
});

describe('counting replies', () => {
  test('leaves those of the last seconds to the next count', async () => {
    const person = user as Person;
    await read(person);
    api.clock.advance(15_000);
    await api.insight.countReplies();
    expect((await both('7'))[0]?.totals).toMatchObject({ chats: 0, readers: 0 });
    await countReplies();
    expect((await both('7'))[0]?.totals).toMatchObject({ chats: 1, readers: 1 });
  });

  test('keeps those of a save that was deleted', async () => {
    const person = user as Person;
    await read(person);
    await api.post('/ai-lab/ai-story/dialog/delete', { storyId }, person.token);
    await countReplies();
    const [ofStory] = await both('7');
    expect(ofStory?.totals).toMatchObject({ chats: 1, readers: 1 });
  });
});

describe('replies of a guest who logs in', () => {
  test.each([
    ['guest', 'account'],
    ['account', 'guest'],
  ])('belong to a reader who began with the %s, and was last seen with the %s', async (first) => {
    const readers = first === 'guest' ? [guest, user] : [user, guest];
    await read(readers[0] as Person);
    pass(3);
    for (let turn = 0; turn < 2; turn++) await read(readers[1] as Person);
    await countReplies();
    await merge(guest, user);
    const [ofStory, all] = await both('7');
    expect([ofStory?.totals.readers, all?.totals.readers]).toEqual([1, 1]);
    expect(ofStory?.retention).toEqual([
      { turn: 1, readers: 1 },
      { turn: 2, readers: 1 },
    ]);
    for (const { days } of [ofStory, all] as StoryStatistics[])
      expect(days.slice(-4).map((day) => day.readers)).toEqual([1, 0, 0, 1]);
    // The reader counts on the second day, not on the first.
    pass(4);
    const [later, laterOfAll] = await both('7');
    expect([later?.totals.readers, laterOfAll?.totals.readers]).toEqual([1, 1]);
    expect(later?.retention).toEqual([]);
  });

  test('count no more if the guest was the author, for the story and for all stories', async () => {
    await read(guest as Person);
    await countReplies();
    await merge(guest, author);
    for (const { totals } of await both('7')) expect(totals.readers).toBe(0);
    expect((await both('7'))[0]?.retention).toEqual([]);
  });
});
