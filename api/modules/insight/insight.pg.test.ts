import type { StoryStatistics } from '@storyloom/contract/creators/entities/story-statistics';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInterruptedDb } from '../../testing/interrupted-db.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createReplyCounter } from './replies/count-replies.jobs.ts';
import { mergeProgress } from './replies/replies.repository.ts';
import { createStatistics } from './statistics/statistics.service.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
let author: Person;
let storyId: string;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' });
});
beforeEach(async () => {
  author = await newPerson(api, 'real');
  ({ storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() }));
});
afterAll(() => api.drop());

const visit = async (by: Person, story = storyId) => {
  await api.post('/ai-lab/ai-story/visit', { storyId: story }, by.token);
  await api.insight.flushVisits();
};

async function statistics(query = '', by = author): Promise<StoryStatistics> {
  const { data } = await api.get(`/ai-lab/ai-story/creator/statistics?${query}`, by.token);
  return data as unknown as StoryStatistics;
}
const ofStory = (period = '30') => statistics(`storyId=${storyId}&period=${period}`);

async function ask(path: string, body: object, by: Person) {
  const clientRequestId = `insight-${++serial}`;
  const own = path === 'dialog/feedback' ? {} : { storyId, clientRequestId };
  const response = await api.post(`/ai-lab/ai-story/${path}`, { ...own, ...body }, by.token);
  if (response.code !== 0) throw new Error(`${path}: ${response.msg}`);
  return response.data as { message: { id: string }; userMessage: { id: string }; archiveId?: string };
}
const sendMessage = (content: string, by: Person, story = storyId) =>
  ask('chat', { content, storyId: story }, by);

/** Merges a guest into an account in one transaction, by all steps. */
const merge = (guest: Person, user: Person) =>
  api.database.db.transaction(async (tx) => {
    for (const step of api.mergeSteps) await step.move(tx, { guestId: guest.id, userId: user.id });
  });

/** Rewinds to the message above the last turn. */
async function goBack(reader: Person): Promise<void> {
  const { rows } = await api.database.pool.query<{ id: string; head: string; place: string }>(
    `select s.id, s.head_message_id as head, above.parent_id as place from saves s join messages m on m.id = s.head_message_id
       join messages above on above.id = m.parent_id where s.user_id = $1`,
    [reader.id],
  );
  const { id, head: expectedHeadId, place: messageId } = rows[0] ?? {};
  const moved = await api.post(
    '/ai-lab/ai-story/archive/move',
    { id, messageId, expectedHeadId },
    reader.token,
  );
  expect(moved.msg).toBe('');
}

/** Counts the replies so far, as the job does later. */
async function countReplies() {
  api.clock.advance(20_000);
  await api.insight.countReplies();
}

describe('visits', () => {
  test('count guests and users once, openings each time, and the author never', async () => {
    const [guest, user] = [await newPerson(api), await newPerson(api, 'real')];
    for (const person of [guest, guest, user, author]) await visit(person);
    const { totals, days } = await ofStory();
    expect(totals).toMatchObject({ openings: 3, visitors: 2, realVisitors: 1, newVisitors: 2 });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ openings: 3, visitors: 2 });
    expect((await statistics()).totals).toMatchObject({ openings: 3, visitors: 2 });
  });

  test('of one reader count once over all stories of an author, and for the days of the period', async () => {
    const reader = await newPerson(api);
    const options = { authorId: author.id, at: api.clock.now() };
    const { storyId: other } = await publishSample(api.database.db, options);
    await visit(reader);
    api.clock.advance(10 * DAY_MS);
    await visit(reader, other);
    const all = await statistics('period=30');
    expect(all.totals).toMatchObject({ openings: 2, visitors: 1 });
    expect(all.stories.map(({ openings, visitors }) => [openings, visitors])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect((await ofStory('7')).totals).toMatchObject({ openings: 0, visitors: 0 });
    expect((await ofStory('ALL')).totals).toMatchObject({ openings: 1, visitors: 1 });
    expect(await api.insight.sumVisitors(author.id)).toMatchObject({ uv: 1 });
  });

  test('of a period begin with its first day', async () => {
    await visit(await newPerson(api));
    const week = async () => {
      const { totals, days } = await ofStory('7');
      return [totals.openings, days.length, days[0]?.openings];
    };
    api.clock.advance(6 * DAY_MS);
    expect(await week()).toEqual([1, 7, 1]);
    api.clock.advance(DAY_MS);
    expect(await week()).toEqual([0, 7, 0]);
  });

  test('of drafts and of unknown stories are not counted, and of unlisted ones not for milestones', async () => {
    const reader = await newPerson(api);
    const setStatus = (status: string) =>
      api.database.pool.query('update stories set status = $2 where id = $1', [storyId, status]);
    await setStatus('DELETED');
    await visit(reader);
    await visit(reader, 'nosuchstory');
    expect((await ofStory()).totals.openings).toBe(0);
    await setStatus('UNLISTED');
    await visit(reader);
    expect((await ofStory()).totals.visitors).toBe(1);
    expect((await api.insight.sumVisitors(author.id)).uv).toBe(0);
    await setStatus('PUBLISHED');
    api.clock.advance(DAY_MS);
    await visit(reader);
    await visit(reader);
    expect((await api.insight.sumVisitors(author.id)).uv).toBe(1);
  });

  test('of a guest who logs in count once, and those of the author as a guest not at all', async () => {
    const [guest, user, disguised] = [
      await newPerson(api),
      await newPerson(api, 'real'),
      await newPerson(api),
    ];
    for (const person of [guest, user, disguised]) await visit(person);
    expect((await ofStory()).totals.visitors).toBe(3);
    await merge(guest, user);
    await merge(disguised, author);
    expect((await ofStory()).totals).toMatchObject({ visitors: 1, newVisitors: 1, realVisitors: 1 });
    api.clock.advance(DAY_MS);
    await visit(user);
    expect((await api.insight.sumVisitors(author.id)).uv).toBe(1);
  });

  test('of guests who log in to one account at the same time count once', async () => {
    const user = await newPerson(api, 'real');
    const guests = await Promise.all(Array.from({ length: 4 }, () => newPerson(api)));
    for (const guest of guests) await visit(guest);
    expect((await statistics()).totals.visitors).toBe(4);
    await Promise.all(guests.map((guest) => merge(guest, user)));
    const once = { visitors: 1, newVisitors: 1, realVisitors: 1 };
    expect((await ofStory()).totals).toMatchObject(once);
    expect((await statistics()).totals).toMatchObject(once);
    expect(await api.insight.sumVisitors(author.id)).toEqual({ uv: 0, visitors: 1, realVisitors: 1 });
  });
});

describe('replies', () => {
  test('are counted with readers, words, retention and the options that were chosen', async () => {
    const [one, two] = [await newPerson(api), await newPerson(api)];
    await sendMessage('dig', one);
    await sendMessage('I look around.', one);
    await sendMessage('I sing.', two);
    await sendMessage('I write.', author);
    await countReplies();
    await countReplies();
    const { totals, retention, options } = await ofStory();
    expect(totals).toMatchObject({ readers: 2, chats: 3, regenerated: 0, rewound: 0 });
    expect(totals.words).toBeGreaterThan(10);
    expect(retention).toEqual([
      { turn: 1, readers: 2 },
      { turn: 2, readers: 1 },
    ]);
    expect(options).toEqual([
      { text: 'Dig', chosen: 1 },
      { text: null, chosen: 1 },
    ]);
  });

  test('that were regenerated or rewound are counted at their turn', async () => {
    const reader = await newPerson(api);
    await sendMessage('I wait.', reader);
    const { message } = await sendMessage('I dig.', reader);
    await ask('refresh', { messageId: message.id }, reader);
    await goBack(reader);
    await sendMessage('I climb.', reader);
    await countReplies();
    const { turns, totals, retention } = await ofStory();
    expect(retention).toEqual([
      { turn: 1, readers: 1 },
      { turn: 2, readers: 1 },
    ]);
    expect(totals).toMatchObject({ regenerated: 1, rewound: 1, chats: 3 });
    expect(turns).toEqual([{ turn: 2, rewound: 1, regenerated: 1, stopped: 0 }]);
  });

  test('on two days count a reader once in the period', async () => {
    const reader = await newPerson(api);
    await sendMessage('I wait.', reader);
    api.clock.advance(DAY_MS);
    await sendMessage('I wait.', reader);
    await countReplies();
    const { totals, days } = await ofStory();
    expect(totals).toMatchObject({ readers: 1, chats: 2 });
    expect(days.slice(-2).map(({ readers, chats }) => [readers, chats])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('in two stories of an author count a reader once over all stories', async () => {
    const reader = await newPerson(api);
    const options = { authorId: author.id, at: api.clock.now() };
    const { storyId: other } = await publishSample(api.database.db, options);
    await sendMessage('I wait.', reader);
    await sendMessage('I wait.', reader, other);
    await countReplies();
    const { totals, days, stories } = await statistics();
    expect([totals.readers, totals.chats, days.at(-1)?.readers]).toEqual([1, 2, 1]);
    expect(stories.map(({ readers }) => readers)).toEqual([1, 1]);
    api.clock.advance(DAY_MS);
    await sendMessage('I wait.', reader, other);
    await countReplies();
    expect((await statistics('period=7')).totals).toMatchObject({ readers: 1, chats: 3 });
  });

  test('count a merged guest once, at the deeper turn, and ignore the author playing as a guest', async () => {
    const [guest, other] = [await newPerson(api), await newPerson(api)];
    const [user, disguised] = [await newPerson(api, 'real'), await newPerson(api)];
    await sendMessage('I wait.', guest);
    await sendMessage('I dig.', guest);
    for (const person of [other, user, disguised]) await sendMessage('I wait.', person);
    await countReplies();
    expect((await statistics()).totals.readers).toBe(4);
    await Promise.all([merge(guest, user), merge(other, user)]);
    await merge(disguised, author);
    const { totals, retention } = await ofStory();
    expect(totals.readers).toBe(1);
    expect(retention).toEqual([
      { turn: 1, readers: 1 },
      { turn: 2, readers: 1 },
    ]);
    expect((await statistics()).totals.readers).toBe(1);
    await sendMessage('I climb.', user);
    await countReplies();
    expect((await statistics()).totals.readers).toBe(1);
  });

  test('are not counted while their reader is merged', async () => {
    const [guest, user] = [await newPerson(api), await newPerson(api, 'real')];
    await sendMessage('I wait.', guest);
    api.clock.advance(20_000);
    const mergeAtOnce = () =>
      api.database.db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '50ms'`);
        await mergeProgress(tx, { guestId: guest.id, userId: user.id });
      });
    const { db, close } = await openInterruptedDb(api.database.pool, 'story_progress', async () => {
      await expect(mergeAtOnce()).rejects.toMatchObject({ cause: { code: '55P03' } });
    });
    await createReplyCounter({ db, clock: api.clock, jobs: { send: async () => null } }).countNew();
    close();
    await mergeAtOnce();
    expect((await ofStory()).totals.readers).toBe(1);
  });

  test('that readers reported are counted by category, and those that the author reported not at all', async () => {
    const reader = await newPerson(api);
    const { message } = await sendMessage('I wait.', reader);
    await ask('dialog/feedback', { messageId: message.id, category: 'INACCURATE', content: 'No.' }, reader);
    await countReplies();
    const own = await sendMessage('I write.', author);
    await ask(
      'dialog/feedback',
      { messageId: own.message.id, category: 'INACCURATE', content: 'No.' },
      author,
    );
    await countReplies();
    expect((await ofStory()).feedback).toEqual([{ category: 'INACCURATE', reports: 1 }]);
  });
});

describe('statistics', () => {
  test('of a story are those of its author alone', async () => {
    const other = await newPerson(api, 'real');
    const { data } = await api.get(`/ai-lab/ai-story/creator/statistics?storyId=${storyId}`, other.token);
    expect(data.error).toBe('story.not_found');
    expect((await statistics('', other)).totals.openings).toBe(0);
  });

  test('come from one snapshot, although replies are counted meanwhile', async () => {
    const [one, two] = [await newPerson(api), await newPerson(api)];
    await sendMessage('I wait.', one);
    await countReplies();
    await sendMessage('I wait.', two);
    const { db, close } = await openInterruptedDb(api.database.pool, 'story_turn_days', countReplies);
    const { totals, retention } = await createStatistics({ db, clock: api.clock }).read(author.id, {
      storyId,
      period: '30',
    });
    close();
    expect([totals.readers, retention[0]?.readers]).toEqual([1, 1]);
    expect((await ofStory()).retention[0]?.readers).toBe(2);
  });

  test('of a story without readers are zero', async () => {
    const { totals, retention, options } = await ofStory('ALL');
    expect(Object.values(totals).every((count) => count === 0)).toBe(true);
    expect([retention, options]).toEqual([[], []]);
  });
});
