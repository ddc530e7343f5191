import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { readUserColumns } from '../../testing/user-columns.ts';
import { createGuestMerge, type MergeStep } from './merge.service.ts';
import { createVisitor, type Visitor } from './testing/visitor.ts';

const STORY = '/ai-lab/ai-story';
let api: TestApi;
let stories: string[];
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' });
  const { database, clock } = api;
  await database.pool.query(
    "insert into users (id, name, created_at, is_real) values ('author', 'A', now(), true)",
  );
  const publish = () => publishSample(database.db, { authorId: 'author', at: clock.now() });
  stories = [await publish(), await publish(), await publish()].map(({ storyId }) => storyId);
});
afterAll(() => api.drop());
// Scores and saves of a test differ in time from those of the test before it.
beforeEach(() => api.clock.advance(120_000));

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await api.database.pool.query<Row>(text, values)).rows;
const ask = async (visitor: Visitor, path: string, body: object) => {
  const answer = await visitor.post(`${STORY}/${path}`, body);
  if (answer.code !== 0) throw new Error(`${path}: ${answer.msg}`);
  return answer.data;
};
const idOf = async (visitor: Visitor) => String((await visitor.me()).data.id);
const story = (index: number) => stories[index] ?? '';
const newGuest = async () => createVisitor(api, await api.guest());

async function newUser() {
  const visitor = await newGuest();
  const mail = `reader${++serial}@example.org`;
  await visitor.signUp(mail);
  return { visitor, mail, id: await idOf(visitor) };
}

/** Plays a turn in the current save. */
const play = (visitor: Visitor, storyId: string) =>
  ask(visitor, 'chat', { storyId, content: 'I look around.', clientRequestId: `merge-turn-${++serial}` });
const saveNow = (visitor: Visitor, storyId: string) => ask(visitor, 'archive/create', { storyId });
const listSaves = async (visitor: Visitor, storyId: string) =>
  (await api.get(`${STORY}/archive/list?storyId=${storyId}`, visitor.token)).data as unknown as {
    id: string;
    isCurrent: boolean;
    isArchived: boolean;
  }[];
const balanceOf = async (visitor: Visitor) =>
  Number((await api.get('/ai-lab/user-integral-account/account', visitor.token)).data.totalIntegral);

/** Everything a guest can own: saves, a share, feedback, marks, an opened and continued share, settings. */
async function fillGuest(guest: Visitor) {
  const sent = await play(guest, story(0));
  await saveNow(guest, story(0));
  await play(guest, story(1));
  await ask(guest, 'bookshelf/add', { storyId: story(2) });
  await guest.post('/user/follow/add', { authorId: 'author' });
  const messageId = (sent.message as { id: string }).id;
  await ask(guest, 'dialog/feedback', { messageId, category: 'INACCURATE' });
  await ask(guest, 'chatImage', { messageId, clientRequestId: `merge-image-${++serial}` });
  const [save] = await listSaves(guest, story(1));
  await ask(guest, 'share-archive/share', { archiveId: save?.id });
  await ask(guest, 'user-setting/modify', { adultContentStatus: 'DISABLED' });
  await query(
    `insert into points_grants (id, user_id, amount, reason, requested_by, client_request_id, state, created_at, expires_at)
     values ($1, $2, 1, 'Sorry.', 'admin', $1, 'WAITING', now(), now())`,
    [`grant${++serial}`, await idOf(guest)],
  );
  return { messageId };
}

/** Rows of the tables that name users, by table. */
async function snapshot() {
  const tables = new Set((await readUserColumns(api)).map((name) => name.split('.')[0]));
  const rows = await Promise.all(
    [...tables, 'points_entries', 'story_scores'].map(async (table) => [
      table,
      (
        await query<{ rows: string }>(
          `select coalesce(jsonb_agg(t order by t::text), '[]')::text as rows from ${table} t`,
        )
      )[0]?.rows,
    ]),
  );
  return Object.fromEntries(rows) as Record<string, string>;
}

describe('login of a guest', () => {
  test('moves everything to the account and says what came along', async () => {
    const user = await newUser();
    const guest = await newGuest();
    const guestId = await idOf(guest);
    const { messageId } = await fillGuest(guest);
    const points = await balanceOf(guest);
    const before = await balanceOf(user.visitor);
    const tokenBefore = guest.token;
    const answer = await guest.logIn(user.mail);
    expect(answer.data).toMatchObject({ isNewUser: false, merged: { stories: 3, saves: 3, points } });
    expect(await idOf(guest)).toBe(user.id);
    expect(await balanceOf(guest)).toBe(before + points);
    expect((await api.get('/user/user/login-user', tokenBefore)).status).toBe(401);
    const left = Object.entries(await snapshot()).filter(
      ([table, rows]) =>
        !/^points_(?:entries|successors)$/.test(table) &&
        new RegExp(`"(?:user|follower)_id": "${guestId}"`).test(rows),
    );
    expect(left.map(([table]) => table)).toEqual([]);
    expect(await listSaves(guest, story(0))).toHaveLength(2);
    expect((await api.get(`${STORY}/bookshelf/list`, guest.token)).data.totalCount).toBe(1);
    expect((await api.get(`${STORY}/share-archive/page`, guest.token)).data.totalCount).toBe(1);
    const settings = await api.get(`${STORY}/user-setting/info`, guest.token);
    expect(settings.data.adultContentStatus).toBe('DISABLED');
    // The page continues with the same messages.
    await ask(guest, 'dialog/feedback', { messageId, category: 'NOT_HELPFUL' });
    await play(guest, story(0));
  });

  test('says nothing for a guest without data', async () => {
    const user = await newUser();
    const guest = await newGuest();
    await query('delete from points_accounts where user_id = $1', [await idOf(guest)]);
    expect((await guest.logIn(user.mail)).data.merged).toBeNull();
  });

  test('archives the oldest saves beyond three, which can be restored', async () => {
    const user = await newUser();
    await play(user.visitor, story(0));
    api.clock.advance(1_000);
    await saveNow(user.visitor, story(0));
    api.clock.advance(1_000);
    const guest = await newGuest();
    await play(guest, story(0));
    const current = (await listSaves(guest, story(0)))[0]?.id;
    api.clock.advance(1_000);
    await saveNow(guest, story(0));
    await guest.logIn(user.mail);
    const saves = await listSaves(guest, story(0));
    expect(saves.map(({ isArchived }) => isArchived).sort()).toEqual([false, false, false, true]);
    expect(saves.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([current]);
    const archived = saves.find(({ isArchived }) => isArchived);
    const load = (more: object) => guest.post(`${STORY}/archive/load`, { id: archived?.id, ...more });
    expect((await load({})).data.error).toBe('save.full');
    const other = saves.find(({ isArchived, isCurrent }) => !isArchived && !isCurrent);
    expect((await load({ replaceSaveId: other?.id })).data).toMatchObject({
      isCurrent: true,
      isArchived: false,
    });
    const after = await listSaves(guest, story(0));
    expect(after.filter(({ isArchived }) => isArchived).map(({ id }) => id)).toEqual([other?.id]);
    // An archived save takes no place: with one deleted, another fits.
    await ask(guest, 'archive/delete', { id: current });
    expect((await guest.post(`${STORY}/archive/load`, { id: other?.id })).code).toBe(0);
  });

  test('counts a reader of a story once', async () => {
    const user = await newUser();
    await play(user.visitor, story(2));
    const guest = await newGuest();
    await play(guest, story(2));
    await api.rankings.flushTurns();
    const readers = async () =>
      (
        await query<{ total: number }>(
          'select reader_count::int as total from story_scores where story_id = $1',
          [story(2)],
        )
      )[0]?.total ?? 0;
    const before = await readers();
    await guest.logIn(user.mail);
    expect(await readers()).toBe(before - 1);
    expect(
      await query('select turns from story_readers where story_id = $1 and user_id = $2', [
        story(2),
        user.id,
      ]),
    ).toEqual([{ turns: 2 }]);
  });

  test('merges equal bookshelf entries and keeps the ratings of the account', async () => {
    const user = await newUser();
    await ask(user.visitor, 'bookshelf/add', { storyId: story(0) });
    await ask(user.visitor, 'user-setting/modify', { contentRatingList: ['G'] });
    api.clock.advance(5_000);
    const guest = await newGuest();
    await ask(guest, 'bookshelf/add', { storyId: story(0) });
    await ask(guest, 'user-setting/modify', { contentRatingList: ['G', 'PG'] });
    await guest.logIn(user.mail);
    const marks = await query<{ marked_at: Date }>('select marked_at from bookshelf where user_id = $1', [
      user.id,
    ]);
    expect(marks).toEqual([{ marked_at: api.clock.now() }]);
    const { data } = await api.get(`${STORY}/user-setting/info`, guest.token);
    expect(data).toMatchObject({ contentRatingList: ['G'], adultContentStatus: 'ENABLED' });
  });

  test('keeps requests of both people with the same id', async () => {
    const user = await newUser();
    const guest = await newGuest();
    for (const visitor of [user.visitor, guest]) {
      await ask(visitor, 'chat', {
        storyId: story(1),
        content: 'Hello.',
        clientRequestId: `same-id-${serial}`,
      });
    }
    expect((await guest.logIn(user.mail)).code).toBe(0);
    expect(await query('select 1 from runs where user_id = $1', [user.id])).toHaveLength(2);
  });

  test('refunds a hold of the guest to the account', async () => {
    const user = await newUser();
    const guest = await newGuest();
    const guestId = await idOf(guest);
    const { db } = api.database;
    await db.transaction((tx) =>
      api.points.hold(tx, { userId: guestId, amount: 7, key: `hold-${guestId}`, reason: 'chat.reply' }),
    );
    const before = await balanceOf(user.visitor);
    expect((await guest.logIn(user.mail)).data.merged).toMatchObject({ points: 43 });
    await db.transaction((tx) => api.points.refund(tx, { key: `hold-${guestId}` }));
    expect(await balanceOf(guest)).toBe(before + 50);
    const sums = await query<{ total: string }>(
      `select sum(case when to_account = $1 then amount else -amount end) as total from points_entries
       where $1 in (from_account, to_account)`,
      [user.id],
    );
    expect(Number(sums[0]?.total)).toBe(before + 50);
  });

  test('is listed in the points history as income', async () => {
    const user = await newUser();
    const guest = await newGuest();
    await guest.logIn(user.mail);
    const { data } = await api.get('/ai-lab/user-integral-account/detail?recordType=INCOME', guest.token);
    expect((data.pageList as object[])[0]).toMatchObject({
      description: 'Points from playing as a guest',
      recordType: 'INCOME',
      integralAmount: 50,
    });
  });

  test('of two guests to one account at once moves both', async () => {
    const user = await newUser();
    const guests = await Promise.all([newGuest(), newGuest()]);
    for (const guest of guests) await play(guest, story(1));
    const answers = await Promise.all(guests.map((guest) => guest.logIn(user.mail)));
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    expect(await listSaves(guests[0], story(1))).toHaveLength(2);
  });

  test('loses no turn that the guest sends meanwhile', async () => {
    const user = await newUser();
    const guest = await newGuest();
    await play(guest, story(0));
    const token = guest.token;
    const sender = createVisitor(api, token);
    const [turns] = await Promise.all([
      Promise.allSettled([play(sender, story(0)), play(sender, story(1)), play(sender, story(2))]),
      guest.logIn(user.mail),
    ]);
    const done = turns.filter(({ status }) => status === 'fulfilled').length;
    const sent = await query<{ total: number }>(
      "select count(*)::int as total from messages join message_trees using (root_id) where user_id = $1 and role = 'user'",
      [user.id],
    );
    expect(sent[0]?.total).toBeGreaterThanOrEqual(1 + done);
    expect(await query('select 1 from message_trees where user_id not in (select id from users)')).toEqual(
      [],
    );
  });
});

describe('createGuestMerge', () => {
  test('has a step for every column that names users', async () => {
    // Guests have no logins, codes, exports, stories, earnings or writing help; their sessions end, and a deleted guest is not merged.
    const others = [
      'account_deletions.user_id',
      'author_reader_days.author_id',
      'author_readers.author_id',
      'author_visit_days.author_id',
      'author_visitors.author_id',
      'creator_contracts.user_id',
      'data_exports.user_id',
      'follows.author_id',
      'generated_covers.user_id',
      'help_requests.user_id',
      'identity_documents.user_id',
      'mail_codes.user_id',
      'mail_logins.user_id',
      'money_accounts.user_id',
      'money_entries.user_id',
      'oauth_identities.user_id',
      'own_images.user_id',
      'sessions.user_id',
      'stories.author_id',
      'story_drafts.author_id',
      'withdrawals.user_id',
    ];
    const moved = new Set(api.mergeSteps.flatMap(({ columns }) => columns));
    expect(await readUserColumns(api)).toEqual([...moved, ...others].sort());
  });

  test('changes nothing if it is killed after any step', async () => {
    const user = await newUser();
    await play(user.visitor, story(0));
    const guest = await newGuest();
    await fillGuest(guest);
    const merge = { guestId: await idOf(guest), userId: user.id };
    // Turns and visits are counted in the background; a snapshot needs all of them.
    await Promise.all([api.rankings.flushTurns(), api.shares.flushOpens()]);
    const before = await snapshot();
    const { lockGuest, deleteGuest } = api.users;
    const steps = api.mergeSteps;
    let passed = 0;
    /** The same steps, which end the connection after the one at a place. */
    const killAfter = (at: number) =>
      steps.map(
        ({ columns, move }): MergeStep => ({
          columns,
          async move(tx, both) {
            const moved = await move(tx, both);
            if (passed++ === at) await tx.execute('select pg_terminate_backend(pg_backend_pid())');
            return moved ?? {};
          },
        }),
      );
    const undone = api.database.db.transaction(async (tx) => {
      await createGuestMerge({ steps: killAfter(Number.POSITIVE_INFINITY), lockGuest, deleteGuest })(
        tx,
        merge,
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const total = passed;
    expect(total).toBeGreaterThan(8);
    for (let at = 0; at < total; at++) {
      passed = 0;
      const killed = killAfter(at);
      const run = createGuestMerge({ steps: killed, lockGuest, deleteGuest });
      await expect(api.database.db.transaction((tx) => run(tx, merge))).rejects.toThrow();
      expect(await snapshot()).toEqual(before);
    }
    const run = createGuestMerge({ steps, lockGuest, deleteGuest });
    const moved = await api.database.db.transaction((tx) => run(tx, merge));
    expect(moved).toMatchObject({ stories: 3, saves: 3 });
    expect(await snapshot()).not.toEqual(before);
  });

  test('runs only the steps that the guest has rows for', async () => {
    const user = await newUser();
    const guest = await newGuest();
    await ask(guest, 'bookshelf/add', { storyId: story(2) });
    const run: string[] = [];
    const steps = api.mergeSteps.map(
      ({ columns, move }): MergeStep => ({
        columns,
        async move(tx, both) {
          run.push(...columns);
          return (await move(tx, both)) ?? {};
        },
      }),
    );
    const { lockGuest, deleteGuest } = api.users;
    const merge = { guestId: await idOf(guest), userId: user.id };
    await api.database.db.transaction((tx) => createGuestMerge({ steps, lockGuest, deleteGuest })(tx, merge));
    expect(run).toEqual(['bookshelf.user_id', 'points_accounts.user_id', 'points_successors.successor_id']);
  });

  test('waits for rows that the guest inserts meanwhile, and moves them', async () => {
    const user = await newUser();
    const guest = await newGuest();
    const merge = { guestId: await idOf(guest), userId: user.id };
    const { lockGuest, deleteGuest } = api.users;
    const client = await api.database.pool.connect();
    await client.query('begin');
    await client.query('insert into bookshelf values ($1, $2, now())', [merge.guestId, story(0)]);
    const run = createGuestMerge({
      steps: api.mergeSteps,
      lockGuest: async (tx, id) => {
        // The insert is not visible to the first pass; it commits while the lock waits for it.
        const locked = lockGuest(tx, id);
        await client.query('commit');
        return locked;
      },
      deleteGuest,
    });
    expect(await api.database.db.transaction((tx) => run(tx, merge))).toMatchObject({ stories: 1 });
    client.release();
    expect(await query('select story_id from bookshelf where user_id = $1', [user.id])).toEqual([
      { story_id: story(0) },
    ]);
  });
});
