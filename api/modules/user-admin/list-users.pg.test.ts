import type { AuditEntry } from '@storyloom/contract/admin/entities/audit-entry';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { explainStatement, recordStatements } from '../../testing/statements.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const PATH = '/ai-lab/admin';
let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.drop());
beforeEach(async () => {
  // Guests are not in the list.
  await api.database.pool.query('update users set is_real = false, is_admin = false');
  admin = await named('Zoe', 'admin');
});

/** A person who joins a minute after the one before. */
async function named(name: string, role: 'guest' | 'real' | 'admin' = 'real'): Promise<Person> {
  api.clock.advance(60_000);
  const person = await newPerson(api, role);
  await api.database.pool.query('update users set name = $2 where id = $1', [person.id, name]);
  return person;
}

const list = async (search = '') => (await api.get(`${PATH}/users?${search}`, admin.token)).data;
const names = async (search = '') =>
  ((await list(search)).pageList as { name: string }[]).map(({ name }) => name);

/** The names of all pages, by cursor. */
async function allNames(search: string): Promise<string[]> {
  const shown: string[] = [];
  for (let page = 1, after = ''; page < 9; page++) {
    const { pageList, nextCursor } = await list(`${search}&size=2&page=${page}${after}`);
    shown.push(...(pageList as { name: string }[]).map(({ name }) => name));
    if (nextCursor === null) return shown;
    after = `&after=${nextCursor}`;
  }
  throw new Error('The list does not end.');
}

describe('the list of users', () => {
  test('has the accounts without guests, the newest first or by name, to the last page', async () => {
    for (const name of ['bea', 'Ann', 'Cyd', 'Ann']) await named(name);
    await named('Guest', 'guest');
    expect(await allNames('order=NEWEST')).toEqual(['Ann', 'Cyd', 'Ann', 'bea', 'Zoe']);
    expect(await allNames('order=NAME')).toEqual(['Ann', 'Ann', 'bea', 'Cyd', 'Zoe']);
    expect(await list()).toMatchObject({ totalCount: 5 });
  });

  test('has when each one joined and was last seen, and the points', async () => {
    const ann = await named('Ann');
    const joined = api.clock.now();
    api.clock.advance(2 * 3_600_000);
    await api.get('/user/user/login-user', ann.token);
    const gone = await named('Gone');
    const left = api.clock.now();
    await api.database.db.transaction((tx) => api.users.sessions.endAll(tx, gone.id));
    expect((await list()).pageList).toMatchObject([
      { name: 'Gone', lastSeenAt: left.toISOString() },
      {
        name: 'Ann',
        createdAt: joined.toISOString(),
        lastSeenAt: new Date(joined.getTime() + 2 * 3_600_000).toISOString(),
        points: 50,
      },
      { name: 'Zoe' },
    ]);
  });

  test('is narrowed to blocked accounts or administrators, also in a search', async () => {
    const [ann, bo] = [await named('Ann'), await named('Ann B')];
    await api.post(`${PATH}/block`, { userId: bo.id, reason: 'Spam.' }, admin.token);
    expect(await list('state=BLOCKED')).toMatchObject({ totalCount: 1, pageList: [{ id: bo.id }] });
    expect(await names('state=BLOCKED&keyword=ann')).toEqual(['Ann B']);
    expect(await names(`state=BLOCKED&keyword=${ann.id}`)).toEqual([]);
    expect(await names('state=ADMIN')).toEqual(['Zoe']);
    expect(await names(`state=ADMIN&keyword=${admin.id}`)).toEqual(['Zoe']);
  });

  test('begins with the user of an id once, whose name begins with it too', async () => {
    const guest = await named('Guest', 'guest');
    await named(`${guest.id}?`);
    expect(await list(`keyword=${guest.id}&size=1`)).toMatchObject({ totalCount: 2 });
    expect(await allNames(`keyword=${guest.id}`)).toEqual(['Guest', `${guest.id}?`]);
    await api.database.pool.query('update users set is_real = true where id = $1', [guest.id]);
    await api.database.pool.query('update users set name = id where id = $1', [guest.id]);
    expect(await allNames(`keyword=${guest.id}`)).toEqual([guest.id, `${guest.id}?`]);
  });

  describe('of three people', () => {
    let people: Person[];

    beforeEach(async () => {
      people = [await named('Q Bo'), await named('Q Ann'), await named('Q Cyd')];
      const [bo, ann, cyd] = people.map(({ id }) => id);
      const { pool, db } = api.database;
      await pool.query('update points_accounts set balance = 7 where user_id = $1', [ann]);
      await pool.query(`update sessions set used_at = used_at + interval '9 days' where user_id = $1`, [bo]);
      await pool.query('delete from sessions where user_id = $1', [cyd]);
      for (const authorId of [cyd, cyd, bo])
        await publishSample(db, { authorId: authorId ?? '', at: api.clock.now() });
      await pool.query(`update stories set status = 'UNLISTED' where author_id = $1`, [bo]);
      await publishSample(db, { authorId: bo ?? '', at: api.clock.now() });
    });

    test.each([
      ['NEWEST', 'OLDEST', 'Q Cyd, Q Ann, Q Bo'],
      ['NAME', 'NAME_REVERSED', 'Q Ann, Q Bo, Q Cyd'],
      ['LATEST_SEEN', 'LONGEST_UNSEEN', 'Q Bo, Q Ann, Q Cyd'],
      ['MOST_STORIES', 'FEWEST_STORIES', 'Q Cyd, Q Bo, Q Ann'],
    ])('is ordered by a column in both directions: %s and %s', async (order, reverse, expected) => {
      const found = await allNames(`keyword=Q&order=${order}`);
      expect(found.join(', ')).toBe(expected);
      expect(await allNames(`keyword=Q&order=${reverse}`)).toEqual(found.toReversed());
    });

    test('has each one on exactly one page if several have the same number of points', async () => {
      const found = await allNames('keyword=Q&order=FEWEST_POINTS');
      expect(found[0]).toBe('Q Ann');
      expect(found.toSorted()).toEqual(['Q Ann', 'Q Bo', 'Q Cyd']);
      expect(await allNames('keyword=Q&order=MOST_POINTS')).toEqual(found.toReversed());
    });

    test('is narrowed by the day of joining and by points, also for the user of an id', async () => {
      const [bo, ann] = people.map(({ id }) => id);
      const joined = `update users set created_at = '2030-03-05T23:59:59Z' where id = $1`;
      await api.database.pool.query(joined, [bo]);
      expect(await names('joinedFrom=2030-03-05&joinedTo=2030-03-05')).toEqual(['Q Bo']);
      expect(await list('joinedFrom=2030-03-06')).toMatchObject({ totalCount: 0 });
      expect(await names('keyword=Q&order=NAME&joinedTo=2030-03-04')).toEqual(['Q Ann', 'Q Cyd']);
      expect(await names('keyword=Q&pointsMax=7')).toEqual(['Q Ann']);
      expect(await names('keyword=Q&order=NAME&pointsMin=8')).toEqual(['Q Bo', 'Q Cyd']);
      expect(await names(`keyword=${ann}&pointsMin=7&pointsMax=7`)).toEqual(['Q Ann']);
      expect(await names(`keyword=${ann}&pointsMin=8`)).toEqual([]);
      expect(await names(`keyword=${ann}&joinedFrom=2030-03-05`)).toEqual([]);
    });
  });

  test('is recorded in the audit trail as what it is', async () => {
    await list();
    await list('keyword=zo');
    const { pageList } = (await api.get(`${PATH}/audit?size=2`, admin.token)).data;
    expect((pageList as AuditEntry[]).map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
      ['user.find', { found: [admin.id] }],
      ['user.list', { found: [admin.id] }],
    ]);
  });

  test.each([
    ['order=NEWEST', 'users_newest'],
    ['order=OLDEST&joinedFrom=2026-03-05', 'users_newest'],
    ['order=NAME', 'users_by_name'],
    ['order=NAME_REVERSED', 'users_by_name'],
    ['order=NAME&keyword=ann', 'users_by_name'],
    ['state=BLOCKED', 'users_blocked'],
    ['state=ADMIN', 'users_admins'],
  ])('is read from an index: %s from %s', async (search, index) => {
    // So many that an index of few accounts is cheaper.
    await api.database.pool.query(`insert into users (id, is_real, name, created_at)
      select 'many' || n, true, 'Ann ' || n, now() from generate_series(1, 2000) n
      on conflict (id) do update set is_real = true`);
    await api.database.pool.query('analyze users');
    const { nextCursor } = await list(`${search}&size=1`);
    const after = search.startsWith('order') ? `&page=2&after=${nextCursor}` : '';
    const statements = await recordStatements(api, () => list(`${search}&size=1${after}`));
    const read = statements.find(({ text }) => text.includes('"blocked_at"') && text.includes('limit'));
    if (read === undefined) throw new Error('The users were not read.');
    const plan = await explainStatement(api, read);
    expect(plan).toContain(index);
    if (after) expect(plan).toMatch(/Index Cond: .*ROW\(/);
    if (!search.startsWith('state')) expect(plan).not.toContain('Sort');
  });
});
