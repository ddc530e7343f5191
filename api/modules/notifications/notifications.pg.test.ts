import { notificationLimits } from '@storyloom/contract/notifications/limits';
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { explainStatement, recordStatements } from '../../testing/statements.ts';
import { publishSample, type StoryOptions } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createVisitor } from '../accounts/testing/visitor.ts';
import { mergeFollows } from '../follows/user-data.repository.ts';
import { eraseNotifications, mergeNotifications, ownNotifications } from './user-data.repository.ts';

const BASE = '/user/notification';
let api: TestApi;
let author: Person;
let reader: Person;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.drop());
beforeEach(async () => {
  author = await newPerson(api, 'real');
  reader = await newPerson(api);
  await follow(reader);
  api.clock.advance(60_000);
});

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const follow = ({ token }: Person) => api.post('/user/follow/add', { authorId: author.id }, token);
const announce = (id: string) => api.database.db.transaction((tx) => api.notifications.announce(tx, id));
const setStatus = (id: string, status: string) =>
  api.post('/ai-lab/ai-story/visibility', { id, status }, author.token);

/** Publishes and announces a story, and notifies the followers as the job does. */
async function publish(title: string, content: StoryOptions['content'] = {}) {
  api.clock.advance(60_000);
  const options = { authorId: author.id, at: api.clock.now(), content: { title, ...content } };
  const { storyId } = await publishSample(api.database.db, options);
  await announce(storyId);
  await api.notifications.notifyAll(storyId);
  return storyId;
}
async function list({ token } = reader, page = '') {
  const { data } = await api.get(`${BASE}/list?${page}`, token);
  const rows = data.pageList as { story: { title: string }; isRead: boolean }[];
  return {
    ...data,
    nextCursor: String(data.nextCursor),
    titles: rows.map(({ story }) => story.title),
    unread: rows.filter((row) => !row.isRead).length,
  };
}
const unread = async ({ token } = reader) => (await api.get(`${BASE}/unread`, token)).data.unreadCount;
const markRead = async (input: object, { token } = reader) =>
  (await api.post(`${BASE}/read`, input, token)).data.unreadCount;

describe('a first publication', () => {
  test('notifies each follower of that time once, in batches', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => newPerson(api)));
    for (const person of people) await follow(person);
    api.clock.advance(1_000);
    const at = api.clock.now();
    const { storyId } = await publishSample(api.database.db, { authorId: author.id, at });
    await announce(storyId);
    api.clock.advance(1_000);
    const late = await newPerson(api);
    await follow(late);
    // Two attempts of the job at once, and one that is interrupted by the end of its process.
    await expect(api.notifications.notifyAll(storyId, AbortSignal.abort())).rejects.toThrow();
    await Promise.all([1, 2].map(() => api.notifications.notifyAll(storyId, undefined, 2)));
    const { rows } = await query('select user_id from notifications where story_id = $1 order by 1', [
      storyId,
    ]);
    expect(rows.map((row) => row.user_id)).toEqual([reader, ...people].map(({ id }) => id).sort());
    const { rows: done } = await query('select * from story_announcements where story_id = $1', [storyId]);
    expect(done).toMatchObject([{ last_follower: null, finished_at: expect.any(Date) }]);
  });

  test('notifies nobody who turned such notifications off, also after a merge', async () => {
    const mute = (isMuted: boolean) => api.post(`${BASE}/mute`, { group: 'FOLLOWED', isMuted }, reader.token);
    await mute(true);
    await publish('Unheard');
    const { storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() });
    await announce(storyId);
    const { db } = api.database;
    await db.transaction((tx) => mergeNotifications(tx, { guestId: 'nobody', userId: reader.id }));
    expect((await list()).titles).toEqual([]);
    await mute(false);
    await publish('Heard');
    expect((await list()).titles).toEqual(['Heard']);
  });

  test('is announced once, also after the notifications were deleted', async () => {
    const id = await publish('Once');
    await query('delete from notifications where story_id = $1', [id]);
    await announce(id);
    await api.notifications.notifyAll(id);
    expect(await list()).toMatchObject({ titles: [] });
  });

  test('of an unlisted story is its first listing, which sends the job once', async () => {
    const at = api.clock.now();
    const { storyId } = await publishSample(api.database.db, { authorId: author.id, at, status: 'UNLISTED' });
    const announcements = async () =>
      (await query('select from story_announcements where story_id = $1', [storyId])).rowCount;
    expect(await announcements()).toBe(0);
    for (const status of ['PUBLISHED', 'UNLISTED', 'PUBLISHED']) {
      expect((await setStatus(storyId, status)).code).toBe(0);
      expect(await announcements()).toBe(1);
    }
    const { rows } = await query(
      `select from pgboss.job where name = 'notifications.announce-story' and data ->> 'storyId' = $1`,
      [storyId],
    );
    expect(rows).toHaveLength(1);
  });

  test('notifies the account of a merged guest whom the job has not reached', async () => {
    const follower = createVisitor(api, reader.token);
    const account = createVisitor(api, await api.guest());
    await account.signUp('follower@mail.example');
    const accountId = String((await account.me()).data.id);
    const at = api.clock.now();
    const { storyId } = await publishSample(api.database.db, { authorId: author.id, at });
    await announce(storyId);
    await query('update story_announcements set last_follower = $2 where story_id = $1', [
      storyId,
      accountId,
    ]);
    expect((await follower.logIn('follower@mail.example')).code).toBe(0);
    await api.notifications.notifyAll(storyId);
    const { rows } = await query('select user_id from notifications where story_id = $1', [storyId]);
    expect(rows).toEqual([{ user_id: accountId }]);
  });
});

describe('a merge during an announcement', () => {
  test('notifies the account also when the job ends right after the guest’s notifications were moved', async () => {
    const account = await newPerson(api, 'real');
    const { storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() });
    await announce(storyId);
    const pair = { guestId: reader.id, userId: account.id };
    await api.database.db.transaction(async (tx) => {
      await mergeFollows(tx, pair);
      const endsJob: Pick<typeof tx, 'execute'> = {
        execute: (async (statement: SQL) => {
          const result = await tx.execute(statement);
          await api.notifications.notifyAll(storyId);
          return result;
        }) as typeof tx.execute,
      };
      await mergeNotifications(endsJob as typeof tx, pair);
    });
    const { rows } = await query('select 1 from notifications where user_id = $1', [account.id]);
    expect(rows).toHaveLength(1);
  });

  test('notifies the account once of a story that the guest was already notified of', async () => {
    const account = await newPerson(api, 'real');
    const { storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() });
    await announce(storyId);
    await query('insert into notifications select $1, $2, now(), now()', [reader.id, storyId]);
    const pair = { guestId: reader.id, userId: account.id };
    await api.database.db.transaction(async (tx) => {
      await mergeFollows(tx, pair);
      await mergeNotifications(tx, pair);
    });
    const { rows } = await query('select user_id, read_at from notifications where story_id = $1', [storyId]);
    expect(rows).toEqual([{ user_id: account.id, read_at: expect.any(Date) }]);
  });
});

describe('notifications', () => {
  test('are the latest first, each on one page', async () => {
    for (const title of ['A', 'B', 'C']) await publish(title);
    expect(await list()).toMatchObject({ titles: ['C', 'B', 'A'], totalCount: 3, unread: 3 });
    const first = await list(reader, 'size=2');
    expect(first.titles).toEqual(['C', 'B']);
    expect((await list(reader, `size=2&page=2&after=${first.nextCursor}`)).titles).toEqual(['A']);
  });

  test('tell when the story was announced, and how many are unread up to a limit', async () => {
    await publish('A');
    const at = api.clock.now();
    const { data } = await api.get(`${BASE}/list`, reader.token);
    expect(data.pageList).toMatchObject([{ createdAt: at.toISOString(), isRead: false }]);
    for (let more = 0; more < notificationLimits.unreadCap; more++)
      await publishSample(api.database.db, { authorId: author.id, at });
    await query(
      `insert into notifications (user_id, story_id, created_at)
       select $1, id, $3 from stories where author_id = $2 on conflict do nothing`,
      [reader.id, author.id, at],
    );
    expect(await unread()).toBe(notificationLimits.unreadCap);
  });

  test('are read by story, or all at once, and only by their owner', async () => {
    const first = await publish('A');
    await publish('B');
    await publish('C');
    const other = await newPerson(api);
    expect(await markRead({}, other)).toBe(0);
    expect(await unread()).toBe(3);
    for (let time = 0; time < 2; time++) expect(await markRead({ storyIds: [first] })).toBe(2);
    expect(await markRead({})).toBe(0);
    expect(await list()).toMatchObject({ unread: 0, totalCount: 3 });
  });

  test('disappear with stories that lists do not show to the reader', async () => {
    const id = await publish('Shy');
    await publish('Adult', { rating: 'X' });
    await api.post('/ai-lab/ai-story/user-setting/modify', { contentRatingList: ['PG'] }, reader.token);
    expect([await unread(), (await list()).titles]).toEqual([1, ['Shy']]);
    for (const status of ['UNLISTED', 'DELETED', 'DRAFT']) {
      await query('update stories set status = $2 where id = $1', [id, status]);
      expect([await unread(), await list()]).toMatchObject([0, { titles: [], totalCount: 0 }]);
    }
    await query(`update stories set status = 'PUBLISHED' where id = $1`, [id]);
    expect(await unread()).toBe(1);
  });

  test('are deleted after the time of retention', async () => {
    const id = await publish('Old');
    const count = async () => (await query('select from notifications where story_id = $1', [id])).rowCount;
    api.clock.advance(notificationLimits.retentionDays * 86_400_000);
    await api.notifications.purge();
    expect(await count()).toBe(1);
    api.clock.advance(1);
    await api.notifications.purge();
    expect(await count()).toBe(0);
  });

  test('are counted by the index of unread ones', async () => {
    await query(
      `insert into users (id, name, created_at) select 'many' || n, 'Many', now() from generate_series(1, 600) n`,
    );
    const id = await publish('Popular');
    await query(`insert into notifications select 'many' || n, $1, now() from generate_series(1, 600) n`, [
      id,
    ]);
    await query('analyze notifications, stories');
    const statements = await recordStatements(api, unread);
    const counted = statements.find(({ text }) => text.includes('notifications'));
    if (counted === undefined) throw new Error('nothing was counted');
    expect(await explainStatement(api, counted)).not.toContain('Seq Scan on notifications');
  });
});

describe('data of a notified user', () => {
  test('moves with a guest, is exported and is erased', async () => {
    const user = await newPerson(api, 'real');
    await follow(user);
    api.clock.advance(1_000);
    const both = await publish('Both');
    await markRead({ storyIds: [both] });
    const { db } = api.database;
    for (let time = 0; time < 2; time++)
      await db.transaction((tx) => mergeNotifications(tx, { guestId: reader.id, userId: user.id }));
    expect(await list(user)).toMatchObject({ titles: ['Both'], unread: 0 });
    expect((await list()).titles).toEqual([]);
    expect(await ownNotifications.read(db, user.id, '', 10)).toMatchObject([{ key: both }]);
    const erase = () => db.transaction((tx) => eraseNotifications(tx, { userId: user.id }, 10));
    expect([await erase(), await erase()]).toEqual([1, 0]);
  });
});
