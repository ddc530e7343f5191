import { followLimits } from '@storyloom/contract/follows/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { explainStatement, recordStatements } from '../../testing/statements.ts';
import { publishSample, type StoryOptions } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { eraseFollows, mergeFollows, ownFollows } from './user-data.repository.ts';

const BASE = '/user/follow';
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
});

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const follow = (authorId = author.id, { token } = reader) => api.post(`${BASE}/add`, { authorId }, token);
const unfollow = (authorId = author.id, { token } = reader) =>
  api.post(`${BASE}/remove`, { authorId }, token);
const stateOf = async (authorId = author.id, token?: string) =>
  (await api.get(`${BASE}/state?authorId=${authorId}`, token)).data;
const publish = async (title: string, by = author, options: StoryOptions = {}) => {
  api.clock.advance(60_000);
  const { content, ...others } = options;
  const sample = { authorId: by.id, at: api.clock.now(), content: { title, ...content }, ...others };
  return (await publishSample(api.database.db, sample)).storyId;
};
async function readTitles({ token } = reader) {
  const { data } = await api.get(`${BASE}/stories`, token);
  return (data as unknown as { title: string }[]).map(({ title }) => title);
}

describe('the authors whom a user follows', () => {
  const listed = async (query = '', { token } = reader) => {
    const { data } = await api.get(`${BASE}/authors?size=2${query}`, token);
    const { pageList, ...page } = data as { pageList: { id: string }[]; nextCursor: string | null };
    return { ids: pageList.map(({ id }) => id), page, pageList };
  };

  test('are listed page by page, the latest followed first, each with name and time', async () => {
    const others = [await newPerson(api, 'real'), await newPerson(api, 'real')];
    for (const { id } of [author, ...others]) {
      api.clock.advance(60_000);
      await follow(id);
    }
    const [second, third] = others.map(({ id }) => id);
    const first = await listed();
    expect(first.ids).toEqual([third, second]);
    expect(first.page).toMatchObject({ totalCount: 3, hasNextPage: true });
    const last = await listed(`&page=2&after=${first.page.nextCursor}`);
    expect([last.ids, last.page]).toMatchObject([[author.id], { hasNextPage: false }]);
    expect(first.pageList[0]).toEqual({
      id: third,
      name: expect.any(String),
      avatarUrl: null,
      followedAt: api.clock.now().toISOString(),
    });
  });

  test('are those of the caller alone, including blocked authors but not unfollowed ones', async () => {
    const blocked = await newPerson(api, 'real');
    for (const { id } of [author, blocked]) await follow(id);
    await follow(blocked.id, author);
    await query(`update users set blocked_at = now(), block_reason = 'Spam.' where id = $1`, [blocked.id]);
    await unfollow(author.id);
    expect((await listed()).ids).toEqual([blocked.id]);
    expect((await listed('', await newPerson(api))).ids).toEqual([]);
  });
});

describe('the followers of an author', () => {
  const block = (id: string) =>
    query(`update users set blocked_at = now(), block_reason = 'Spam.' where id = $1`, [id]);
  const listed = async (request = '', token?: string) => {
    const { data } = await api.get(`${BASE}/followers?authorId=${author.id}${request}`, token);
    return data as unknown as {
      pageList: { id: string; isFollowing: boolean }[];
      totalCount: number;
      nextCursor: string | null;
    };
  };
  const idsOf = ({ pageList }: Awaited<ReturnType<typeof listed>>) => pageList.map(({ id }) => id);

  test('are listed page by page, the latest first, and by the index', async () => {
    const people: Person[] = [];
    for (let time = 0; time < 3; time++) {
      api.clock.advance(60_000);
      const person = await newPerson(api, 'real');
      await follow(author.id, person);
      people.unshift(person);
    }
    const first = await listed('&size=2');
    expect([idsOf(first), first.totalCount]).toEqual([people.slice(0, 2).map(({ id }) => id), 3]);
    await query('set enable_seqscan = off');
    const statements = await recordStatements(api, async () => {
      const last = await listed(`&size=2&page=2&after=${first.nextCursor}`);
      expect(last).toMatchObject({ pageList: [{ id: people[2]?.id }], nextCursor: null });
    });
    const list = statements.find(({ text }) => text.includes('order by "follows"."followed_at" desc'));
    if (list === undefined) throw new Error('the list was not read');
    expect(await explainStatement(api, list)).toContain('follows_newest');
  });

  test('are neither guests, blocked or erased users nor those who followed before they were named', async () => {
    const [named, former, blocked, erased] = [
      await newPerson(api, 'real'),
      await newPerson(api, 'real'),
      await newPerson(api, 'real'),
      await newPerson(api, 'real'),
    ];
    for (const person of [reader, named, former, blocked, erased]) await follow(author.id, person);
    await query('update follows set is_named = false where follower_id = $1', [former.id]);
    await block(blocked.id);
    await query('update users set erased_at = now() where id = $1', [erased.id]);
    const list = await listed();
    expect(list).toMatchObject({ totalCount: 1 });
    expect(list.pageList).toEqual([
      { id: named.id, name: expect.any(String), avatarUrl: null, isFollowing: false, canFollow: false },
    ]);
    expect((await api.get(`${BASE}/followers?authorId=unknown`)).data.error).toBe('user.not_found');
  });

  test('say whom the caller follows, and nobody else does', async () => {
    const [one, other] = [await newPerson(api, 'real'), await newPerson(api, 'real')];
    for (const person of [one, other]) await follow(author.id, person);
    await follow(one.id);
    const followed = async (token?: string) =>
      (await listed('', token)).pageList.filter(({ isFollowing }) => isFollowing).map(({ id }) => id);
    expect(await followed(reader.token)).toEqual([one.id]);
    expect([await followed(), await followed(other.token)]).toEqual([[], []]);
  });
});

describe('following an author', () => {
  test('counts each follower once and is undone by unfollowing, even if either is repeated', async () => {
    await publish('First');
    for (let time = 0; time < 2; time++)
      expect((await follow()).data).toEqual({ followerCount: 1, isFollowing: true, canFollow: true });
    expect(await stateOf()).toEqual({ followerCount: 1, isFollowing: false, canFollow: true });
    expect(await stateOf(author.id, reader.token)).toMatchObject({ isFollowing: true });
    for (let time = 0; time < 2; time++)
      expect((await unfollow()).data).toEqual({ followerCount: 0, isFollowing: false, canFollow: true });
  });

  test('is offered only while there is a listed story', async () => {
    const [storyId, fan] = [await publish('First'), await newPerson(api, 'real')];
    await follow(fan.id, author);
    const offered = async (token?: string) => {
      const { data } = await api.get(`${BASE}/followers?authorId=${fan.id}`, token);
      const [listed] = data.pageList as { canFollow: boolean }[];
      return [listed?.canFollow, (await stateOf(author.id, token)).canFollow];
    };
    expect([await offered(), await offered(author.token)]).toEqual([
      [true, true],
      [false, false],
    ]);
    await query(`update stories set status = 'UNLISTED' where id = $1`, [storyId]);
    expect(await offered()).toEqual([false, false]);
  });

  test('is refused for oneself, guests, blocked, erased and unknown users', async () => {
    expect((await follow(author.id, author)).data.error).toBe('follow.own_profile');
    expect(await stateOf(author.id, author.token)).toMatchObject({ canFollow: false });
    const guest = await newPerson(api);
    const blocked = await newPerson(api, 'real');
    const erased = await newPerson(api, 'real');
    await query(`update users set blocked_at = now(), block_reason = 'Spam.' where id = $1`, [blocked.id]);
    await query('update users set erased_at = now() where id = $1', [erased.id]);
    for (const { id } of [guest, blocked, erased]) {
      expect((await follow(id)).data.error).toBe('user.not_found');
      expect(await stateOf(id)).toMatchObject({ canFollow: false });
    }
    expect((await follow('unknown')).data.error).toBe('user.not_found');
    expect((await stateOf('unknown')).error).toBe('user.not_found');
  });

  test('can be undone after the author was blocked', async () => {
    await follow();
    await query(`update users set blocked_at = now(), block_reason = 'Spam.' where id = $1`, [author.id]);
    expect((await follow()).data).toEqual({ followerCount: 1, isFollowing: true, canFollow: false });
    expect((await unfollow()).data).toMatchObject({ followerCount: 0, isFollowing: false });
  });

  test('stays within the limit, also for concurrent follows', async () => {
    await query(
      `insert into users (id, name, created_at, is_real) select 'crowd' || n, 'Crowd', now(), true
       from generate_series(1, $1) n on conflict do nothing`,
      [followLimits.authors + 5],
    );
    await query(`insert into follows select $1, 'crowd' || n, now() from generate_series(1, $2) n`, [
      reader.id,
      followLimits.authors - 1,
    ]);
    const responses = await Promise.all(
      [0, 1, 2, 3, 4].map((at) => follow(`crowd${followLimits.authors + at}`)),
    );
    const refused = responses.filter(({ code }) => code !== 0);
    expect(refused.map(({ data }) => data)).toEqual(
      [0, 1, 2, 3].map(() => ({ error: 'follow.limit_reached', max: followLimits.authors })),
    );
    expect((await follow('crowd1')).code).toBe(0);
  });

  test('counts concurrent followers correctly', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => newPerson(api)));
    await Promise.all(people.map((person) => follow(author.id, person)));
    await Promise.all(
      people.slice(0, 5).flatMap((person) => [unfollow(author.id, person), unfollow(author.id, person)]),
    );
    expect(await stateOf()).toMatchObject({ followerCount: 7 });
  });

  test('waits for an erasure in progress and is then refused', async () => {
    const client = await api.database.pool.connect();
    await client.query('begin');
    await client.query('update users set erased_at = now() where id = $1', [author.id]);
    const waiting = follow();
    await expect
      .poll(async () => {
        const { rows } = await query(
          `select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query ~ 'for share'`,
        );
        return rows.length;
      })
      .toBe(1);
    await client.query('commit');
    client.release();
    expect((await waiting).data.error).toBe('user.not_found');
  });
});

describe('stories of followed authors', () => {
  test('are listed stories of the selected ratings, the newest first', async () => {
    const other = await newPerson(api, 'real');
    await publish('First');
    await publish('Of another', other);
    const hidden = await publish('Unlisted');
    await query(`update stories set status = 'UNLISTED' where id = $1`, [hidden]);
    await publish('Adult', author, { content: { rating: 'XXX' } });
    await publish('Members', author, { membersOnly: true });
    expect(await readTitles()).toEqual([]);
    await follow();
    await api.post('/ai-lab/ai-story/user-setting/modify', { contentRatingList: ['PG'] }, reader.token);
    expect(await readTitles()).toEqual(['Members', 'First']);
    await follow(other.id);
    expect(await readTitles()).toEqual(['Members', 'Of another', 'First']);
    await unfollow();
    expect(await readTitles()).toEqual(['Of another']);
  });

  test('are read by the index of each author, up to the length of the row', async () => {
    for (let at = 0; at < followLimits.rowStories + 2; at++) await publish(`Story ${at}`);
    await follow();
    await query('set enable_seqscan = off');
    const statements = await recordStatements(api, async () =>
      expect(await readTitles()).toHaveLength(followLimits.rowStories),
    );
    const feed = statements.find(({ text }) => text.includes('cross join lateral'));
    if (feed === undefined) throw new Error('the feed was not read');
    expect(await explainStatement(api, feed)).toContain('stories_author_latest');
  });
});

describe('data of a follower', () => {
  test('moves with a guest: each author once, without the account itself', async () => {
    const user = await newPerson(api, 'real');
    const second = await newPerson(api, 'real');
    await follow(author.id, user);
    for (const id of [author.id, second.id, user.id]) await follow(id);
    const merge = { guestId: reader.id, userId: user.id };
    for (let time = 0; time < 2; time++) await api.database.db.transaction((tx) => mergeFollows(tx, merge));
    const { rows } = await query('select author_id from follows where follower_id = $1 order by 1', [
      user.id,
    ]);
    expect(rows.map((row) => row.author_id)).toEqual([author.id, second.id].sort());
    expect(await stateOf()).toMatchObject({ followerCount: 1 });
    expect(await stateOf(user.id)).toMatchObject({ followerCount: 0 });
  });

  test('keeps the earlier time if both follow the same author', async () => {
    const [other, user] = [await newPerson(api, 'real'), await newPerson(api, 'real')];
    const early = api.clock.now();
    await follow(author.id, user);
    await follow(other.id);
    api.clock.advance(60_000);
    await follow();
    await follow(other.id, user);
    await api.database.db.transaction((tx) => mergeFollows(tx, { guestId: reader.id, userId: user.id }));
    const { rows } = await query('select followed_at from follows where follower_id = $1', [user.id]);
    expect(rows).toEqual([{ followed_at: early }, { followed_at: early }]);
  });

  test('is exported and erased in both directions', async () => {
    await follow();
    const second = await newPerson(api, 'real');
    await follow(second.id, author);
    const { db } = api.database;
    expect(await ownFollows.read(db, reader.id, '', 10)).toMatchObject([{ key: author.id }]);
    expect(await ownFollows.count(db, author.id)).toBe(1);
    const erase = () => db.transaction((tx) => eraseFollows(tx, { userId: author.id }, 1));
    expect([await erase(), await erase(), await erase()]).toEqual([1, 1, 0]);
    expect(await stateOf(author.id, reader.token)).toMatchObject({ followerCount: 0, isFollowing: false });
    expect(await stateOf(second.id)).toMatchObject({ followerCount: 0 });
  });
});
