import type { Notification } from '@storyloom/contract/notifications/entities/notification';
import { notificationLimits } from '@storyloom/contract/notifications/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { tellEndingCampaigns } from '../editorial/ending-campaigns.jobs.ts';
import { insertNotices } from './notices.repository.ts';
import { eraseNotices, mergeNotices, ownMutedNotices, ownNotices } from './user-data.repository.ts';

const BASE = '/user/notification';
const DAY_MS = 86_400_000;
let api: TestApi;
let author: Person;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.drop());
beforeEach(async () => {
  author = await newPerson(api, 'real');
});

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const follow = (by: Person) => api.post('/user/follow/add', { authorId: author.id }, by.token);
const unfollow = (by: Person) => api.post('/user/follow/remove', { authorId: author.id }, by.token);
const mute = (group: string, isMuted = true, by = author) =>
  api.post(`${BASE}/mute`, { group, isMuted }, by.token);
const markRead = async (input: object, by = author) =>
  (await api.post(`${BASE}/read`, input, by.token)).data.unreadCount;
async function list(by = author, page = '') {
  const { data } = await api.get(`${BASE}/list?with=notices${page}`, by.token);
  return data as unknown as { pageList: Notification[]; totalCount: number; nextCursor: string | null };
}
const told = async (by = author) => (await list(by)).pageList;
const publish = (tags: string[] = [], type: 'STORY' | 'ROLE' = 'STORY') =>
  publishSample(api.database.db, { authorId: author.id, at: api.clock.now(), tags, content: { type } });

/** Shares a story of the author as this person; returns the id of the share. */
async function share(by: Person) {
  const { storyId, versionId } = await publish();
  const id = `s${storyId.slice(1)}`;
  await query(
    `insert into shares (id, user_id, story_id, version_id, head_message_id, excerpt, created_at)
     values ($1, $2, $3, $4, $1, 'It began.', now())`,
    [id, by.id, storyId, versionId],
  );
  return { id, storyId };
}
async function open(id: string, by: Person) {
  await api.get(`/ai-lab/ai-story/share-archive/detail?id=${id}`, by.token);
  await api.shares.flushOpens();
}

describe('opens of a link', () => {
  test('are one notice for each day, with the number of all opens', async () => {
    const { id, storyId } = await share(author);
    for (let person = 0; person < 2; person++) await open(id, await newPerson(api));
    expect(await told()).toMatchObject([{ kind: 'SHARE_OPENS', count: 2, story: { id: storyId } }]);
    api.clock.advance(DAY_MS);
    await open(id, await newPerson(api));
    expect((await told()).map((each) => each.kind === 'SHARE_OPENS' && each.count)).toEqual([3, 2]);
  });

  test('stay read when more people open it that day', async () => {
    const { id } = await share(author);
    await open(id, await newPerson(api));
    expect(await markRead({})).toBe(0);
    await open(id, await newPerson(api));
    expect(await told()).toMatchObject([{ count: 2, isRead: true }]);
  });
});

describe('new followers', () => {
  test('are one notice for each day, which one person cannot raise twice', async () => {
    const [one, other] = [await newPerson(api), await newPerson(api)];
    for (const each of [one, other]) await follow(each);
    await unfollow(one);
    await follow(one);
    expect(await told()).toMatchObject([{ kind: 'FOLLOWERS', count: 2 }]);
    api.clock.advance(DAY_MS);
    await follow(await newPerson(api));
    expect(await told()).toMatchObject([{ count: 1 }, { count: 2 }]);
  });
});

describe('the notice of new followers', () => {
  test('names the newest one of its day who has an account that is in use', async () => {
    const [first, second, third] = [
      await newPerson(api, 'real'),
      await newPerson(api, 'real'),
      await newPerson(api, 'real'),
    ];
    const named = async () =>
      (await told()).map((each) => each.kind === 'FOLLOWERS' && [each.count, each.newest?.id]);
    await follow(first);
    api.clock.advance(DAY_MS);
    for (const person of [second, third, await newPerson(api)]) {
      await follow(person);
      api.clock.advance(1_000);
    }
    expect(await named()).toEqual([
      [3, third.id],
      [1, first.id],
    ]);
    await query('update users set erased_at = now() where id = $1', [second.id]);
    await query(`update users set blocked_at = now(), block_reason = 'Spam.' where id = $1`, [third.id]);
    expect(await named()).toEqual([
      [3, undefined],
      [1, first.id],
    ]);
  });
});

describe('readers of a story', () => {
  test('are told to the author at each of the numbers', async () => {
    const { storyId } = await publish();
    const [least = 0] = notificationLimits.readers;
    const play = async () => {
      const { id: userId } = await newPerson(api, 'real');
      api.rankings.countTurn({ storyId, userId, isRealUser: true, own: false });
      await api.rankings.flushTurns();
    };
    await query('update story_scores set reader_count = $2 where story_id = $1', [storyId, least - 2]);
    await play();
    expect(await told()).toEqual([]);
    for (let more = 0; more < 2; more++) await play();
    expect(await told()).toMatchObject([{ kind: 'READERS', count: least, story: { id: storyId } }]);
  });
});

describe('an ending campaign', () => {
  test('is told once to the authors of its entries, with the newest one', async () => {
    const { db } = api.database;
    await publish(['other']);
    await publish([' long NIGHT ']);
    api.clock.advance(1_000);
    const { storyId } = await publish(['Long Night']);
    await publish(['Long Night'], 'ROLE');
    const ends = new Date(api.clock.now().getTime() + notificationLimits.campaignDays * DAY_MS + 1);
    await query(
      `insert into campaigns values ('night', 'STORY', 'A night', 'Write.', 'Long Night', $1, $2)`,
      [api.clock.now(), ends],
    );
    const run = () => tellEndingCampaigns({ db, clock: api.clock });
    await run();
    expect(await told()).toEqual([]);
    api.clock.advance(1);
    for (let time = 0; time < 2; time++) await run();
    expect(await told()).toMatchObject([
      { kind: 'CAMPAIGN_ENDS', title: 'A night', endsAt: ends.toISOString(), story: { id: storyId } },
    ]);
  });
});

describe('a decision about a report', () => {
  test('is told to those who reported, without its reason', async () => {
    const [reporter, admin] = [await newPerson(api), await newPerson(api, 'admin')];
    const { storyId } = await publish();
    const report = { subjectKind: 'STORY', subjectId: storyId, reason: 'COPIED', note: '' };
    expect((await api.post('/ai-lab/moderation/report', report, reporter.token)).code).toBe(0);
    const { rows } = await query('select id from moderation_cases where subject_id = $1', [storyId]);
    const decision = { caseId: rows[0]?.id, outcome: 'VIOLATION', reason: 'It is copied.' };
    expect((await api.post('/ai-lab/moderation/decide', decision, admin.token)).code).toBe(0);
    const [notice, ...others] = await told(reporter);
    expect(notice).toMatchObject({ kind: 'REPORT_DECIDED', isViolation: true, title: 'The Salt Clock' });
    expect(JSON.stringify(notice)).not.toContain('copied');
    expect([others, await told()]).toEqual([[], []]);
  });
});

describe('notices', () => {
  test('are listed with new stories, the latest first, each on one page', async () => {
    const writer = await newPerson(api, 'real');
    await api.post('/user/follow/add', { authorId: writer.id }, author.token);
    for (let story = 0; story < 2; story++) {
      api.clock.advance(DAY_MS);
      await follow(await newPerson(api));
      api.clock.advance(1_000);
      const at = api.clock.now();
      const { storyId } = await publishSample(api.database.db, { authorId: writer.id, at });
      await api.database.db.transaction((tx) => api.notifications.announce(tx, storyId));
      await api.notifications.notifyAll(storyId);
    }
    const first = await list(author, '&size=3');
    expect(first).toMatchObject({ totalCount: 4 });
    const last = await list(author, `&size=3&page=2&after=${first.nextCursor}`);
    const kinds = [...first.pageList, ...last.pageList].map(({ kind }) => kind);
    expect(kinds).toEqual(['STORY', 'FOLLOWERS', 'STORY', 'FOLLOWERS']);
    // An earlier release of the page knows new stories alone.
    const { data } = await api.get(`${BASE}/list`, author.token);
    expect((data.pageList as Notification[]).map(({ kind }) => kind)).toEqual(['STORY', 'STORY']);
  });

  test('are read by id, all at once, and only by their owner', async () => {
    await follow(await newPerson(api));
    api.clock.advance(DAY_MS);
    await follow(await newPerson(api));
    const noticeIds = (await told()).map(({ id }) => id).slice(0, 1);
    await markRead({ noticeIds }, await newPerson(api));
    expect(await markRead({ storyIds: [] })).toBe(2);
    expect(await markRead({ noticeIds })).toBe(1);
    expect(await markRead({})).toBe(0);
  });

  test('of a group that was turned off are not told, until it is turned on again', async () => {
    expect((await mute('STORIES')).data).toEqual({ groups: ['STORIES'] });
    await follow(await newPerson(api));
    const { id } = await share(author);
    await open(id, await newPerson(api));
    expect((await told()).map(({ kind }) => kind)).toEqual(['SHARE_OPENS']);
    for (let time = 0; time < 2; time++) await mute('STORIES', false);
    expect((await api.get(`${BASE}/muted`, author.token)).data).toEqual({ groups: [] });
    await follow(await newPerson(api));
    expect(await told()).toHaveLength(2);
  });

  test('disappear while their story does not open', async () => {
    const { id, storyId } = await share(author);
    await open(id, await newPerson(api));
    await query(`update stories set status = 'DRAFT' where id = $1`, [storyId]);
    expect([await told(), await markRead({ noticeIds: [] })]).toEqual([[], 0]);
  });

  test('are deleted after the time of retention', async () => {
    await follow(await newPerson(api));
    const count = async () => (await query('select from notices where user_id = $1', [author.id])).rowCount;
    api.clock.advance(notificationLimits.retentionDays * DAY_MS);
    await api.notifications.purge();
    expect(await count()).toBe(1);
    api.clock.advance(1);
    await api.notifications.purge();
    expect(await count()).toBe(0);
  });

  test('move with a guest, are exported and are erased', async () => {
    const guest = await newPerson(api);
    const { db } = api.database;
    const notice = { userId: guest.id, key: 'followers1', kind: 'FOLLOWERS', detail: { count: 1 } } as const;
    await db.transaction((tx) =>
      insertNotices(tx, [notice, { ...notice, userId: author.id }], api.clock.now()),
    );
    await mute('LINKS', true, guest);
    for (let time = 0; time < 2; time++)
      await db.transaction((tx) => mergeNotices(tx, { guestId: guest.id, userId: author.id }));
    expect([await told(guest), await told()]).toMatchObject([[], [{ id: 'followers1' }]]);
    expect(await ownNotices.read(db, author.id, '', 10)).toMatchObject([{ key: 'followers1' }]);
    expect(await ownMutedNotices.read(db, author.id, '', 10)).toMatchObject([{ key: 'LINKS' }]);
    const erase = () => db.transaction((tx) => eraseNotices(tx, { userId: author.id }, 10));
    expect([await erase(), await erase()]).toEqual([2, 0]);
  });
});
