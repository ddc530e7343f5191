import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MergeStep } from '../../platform/user-data.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { readUserColumns } from '../../testing/user-columns.ts';
import { createGuestMerge } from './merge.service.ts';
import {
  ask,
  balanceOf,
  continueShare,
  fillGuest,
  idOf,
  listSaves,
  play,
  readRowsOfUsers,
  saveNow,
} from './testing/played-guest.ts';
import { createVisitor } from './testing/visitor.ts';

const STORY = '/ai-lab/ai-story';
let api: TestApi;
let stories: string[];
/** A share of the third story, made by another reader. */
let shareId: string;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' });
  const { database, clock } = api;
  await database.pool.query(
    "insert into users (id, name, created_at, is_real) values ('author', 'A', now(), true)",
  );
  const publish = () => publishSample(database.db, { authorId: 'author', at: clock.now() });
  stories = [await publish(), await publish(), await publish()].map(({ storyId }) => storyId);
  const maker = await newGuest();
  await play(maker, story(2));
  const [save] = await listSaves(maker, story(2));
  shareId = String((await ask(maker, 'share-archive/share', { archiveId: save?.id })).id);
});
afterAll(() => api.drop());
// Gives the scores and saves of each test different times.
beforeEach(() => api.clock.advance(120_000));

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await api.database.pool.query<Row>(text, values)).rows;
const story = (index: number) => stories[index] ?? '';
const newGuest = async () => createVisitor(api, await api.guest());
const buy = (userId: string, amount: number) =>
  api.database.db.transaction((tx) => api.points.purchase(tx, { userId, amount, key: `order-${++serial}` }));

async function newUser() {
  const visitor = await newGuest();
  const mail = `reader${++serial}@example.org`;
  await visitor.signUp(mail);
  return { visitor, mail, id: await idOf(visitor) };
}

const openedOn = (userId: string) =>
  query<{ day: string }>('select last_day::text as day from share_opens where user_id = $1', [userId]);

describe('login of a guest', () => {
  test('moves everything to the account and reports what was moved', async () => {
    const user = await newUser();
    const guest = await newGuest();
    const guestId = await idOf(guest);
    const { messageId, continuedId } = await fillGuest(api, guest, { stories, shareId });
    await buy(guestId, 30);
    const before = await balanceOf(user.visitor);
    const tokenBefore = guest.token;
    const response = await guest.logIn(user.mail);
    expect(response.data).toMatchObject({ isNewUser: false, merged: { stories: 3, saves: 4, points: 30 } });
    expect(await idOf(guest)).toBe(user.id);
    expect(await balanceOf(guest)).toBe(before + 30);
    expect((await api.get('/user/user/login-user', tokenBefore)).status).toBe(401);
    const left = Object.entries(await readRowsOfUsers(api)).filter(
      ([table, rows]) =>
        !/^points_(?:entries|successors)$/.test(table) &&
        new RegExp(`"(?:user|follower)_id": "${guestId}"`).test(rows),
    );
    expect(left.map(([table]) => table)).toEqual([]);
    expect(await listSaves(guest, story(0))).toHaveLength(2);
    expect((await api.get(`${STORY}/bookshelf/list`, guest.token)).data.totalCount).toBe(1);
    expect((await api.get(`${STORY}/share-archive/page`, guest.token)).data.totalCount).toBe(1);
    expect(await openedOn(user.id)).toHaveLength(1);
    expect(await continueShare(api, guest, shareId)).toBe(continuedId);
    const settings = await api.get(`${STORY}/user-setting/info`, guest.token);
    expect(settings.data.adultContentStatus).toBe('DISABLED');
    // The page continues with the same messages.
    await ask(guest, 'dialog/feedback', { messageId, category: 'NOT_HELPFUL' });
    await play(guest, story(0));
  });

  test('reports nothing for a guest without data', async () => {
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
    // An archived save does not count: after one is deleted, another fits.
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

  test('keeps the last opening of a share, and the account’s continuation of it', async () => {
    const user = await newUser();
    const [earlier, later] = [await newGuest(), await newGuest()];
    const saves: string[] = [];
    const days: string[] = [];
    for (const visitor of [earlier, user.visitor, later]) {
      api.clock.advance(86_400_000);
      days.push(api.clock.now().toISOString().slice(0, 10));
      saves.push(await continueShare(api, visitor, shareId));
    }
    await earlier.logIn(user.mail);
    expect(await openedOn(user.id)).toEqual([{ day: days[1] }]);
    await later.logIn(user.mail);
    expect(await openedOn(user.id)).toEqual([{ day: days[2] }]);
    expect((await listSaves(user.visitor, story(2))).map(({ id }) => id).sort()).toEqual(saves.toSorted());
    expect(await continueShare(api, user.visitor, shareId)).toBe(saves[1]);
  });

  test('keeps requests of both users with the same id', async () => {
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

  test('refunds a hold of the guest to the account, without the part that the gift paid', async () => {
    const user = await newUser();
    const guest = await newGuest();
    const guestId = await idOf(guest);
    await buy(guestId, 100);
    const { db } = api.database;
    await db.transaction((tx) =>
      api.points.hold(tx, { userId: guestId, amount: 60, key: `hold-${guestId}`, reason: 'chat.reply' }),
    );
    const before = await balanceOf(user.visitor);
    expect((await guest.logIn(user.mail)).data.merged).toMatchObject({ points: 90 });
    await db.transaction((tx) => api.points.refund(tx, { key: `hold-${guestId}` }));
    // The hold took the gift of 50 and 10 of the points that were bought.
    expect(await balanceOf(guest)).toBe(before + 100);
    const sums = await query<{ total: string }>(
      `select sum(case when to_account = $1 then amount else -amount end) as total from points_entries
       where $1 in (from_account, to_account)`,
      [user.id],
    );
    expect(Number(sums[0]?.total)).toBe(before + 100);
  });

  test('is listed in the points history as income', async () => {
    const user = await newUser();
    const guest = await newGuest();
    await buy(await idOf(guest), 30);
    await guest.logIn(user.mail);
    const { data } = await api.get('/ai-lab/user-integral-account/detail?recordType=INCOME', guest.token);
    expect((data.pageList as object[])[0]).toMatchObject({
      description: 'Points you bought as a guest',
      recordType: 'INCOME',
      integralAmount: 30,
    });
  });

  test('of two guests into one account at once moves both', async () => {
    const user = await newUser();
    const guests = await Promise.all([newGuest(), newGuest()]);
    for (const guest of guests) await play(guest, story(1));
    const responses = await Promise.all(guests.map((guest) => guest.logIn(user.mail)));
    expect(responses.map(({ code }) => code)).toEqual([0, 0]);
    expect(await listSaves(guests[0], story(1))).toHaveLength(2);
  });

  test('loses no turn that the guest sends concurrently', async () => {
    const user = await newUser();
    const guest = await newGuest();
    await play(guest, story(0));
    const token = guest.token;
    const sender = createVisitor(api, token);
    const [turns, answer] = await Promise.all([
      Promise.allSettled([play(sender, story(0)), play(sender, story(1)), play(sender, story(2))]),
      guest.logIn(user.mail),
    ]);
    expect(answer.code).toBe(0);
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
  test('has a step for every column with user ids', async () => {
    // Guests have no logins, codes, exports, stories, earnings, grants or writing help; their sessions end, and a deleted guest is not merged.
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
      'points_grants.user_id',
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
    await fillGuest(api, guest, { stories, shareId });
    const merge = { guestId: await idOf(guest), userId: user.id };
    // Turns and visits are counted in the background; a snapshot needs all of them.
    await Promise.all([api.rankings.flushTurns(), api.shares.flushOpens()]);
    const before = await readRowsOfUsers(api);
    const { beginMerge, lockGuest, deleteGuest } = api.users;
    const steps = api.mergeSteps;
    let passed = 0;
    /** The same steps, but ends the connection after the step at an index. */
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
      await createGuestMerge({
        steps: killAfter(Number.POSITIVE_INFINITY),
        beginMerge,
        lockGuest,
        deleteGuest,
      })(tx, merge);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const total = passed;
    expect(total).toBeGreaterThan(8);
    for (let at = 0; at < total; at++) {
      passed = 0;
      const killed = killAfter(at);
      const run = createGuestMerge({ steps: killed, beginMerge, lockGuest, deleteGuest });
      await expect(api.database.db.transaction((tx) => run(tx, merge))).rejects.toThrow();
      expect(await readRowsOfUsers(api)).toEqual(before);
    }
    const run = createGuestMerge({ steps, beginMerge, lockGuest, deleteGuest });
    const moved = await api.database.db.transaction((tx) => run(tx, merge));
    expect(moved).toMatchObject({ stories: 3, saves: 4 });
    expect(await readRowsOfUsers(api)).not.toEqual(before);
  });

  test('runs only steps with rows of the guest', async () => {
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
    const { beginMerge, lockGuest, deleteGuest } = api.users;
    const merge = { guestId: await idOf(guest), userId: user.id };
    await api.database.db.transaction((tx) =>
      createGuestMerge({ steps, beginMerge, lockGuest, deleteGuest })(tx, merge),
    );
    expect(run).toEqual(['bookshelf.user_id', 'points_accounts.user_id', 'points_successors.successor_id']);
  });

  test('waits for rows that the guest inserts concurrently, and moves them', async () => {
    const user = await newUser();
    const guest = await newGuest();
    const merge = { guestId: await idOf(guest), userId: user.id };
    const { beginMerge, lockGuest, deleteGuest } = api.users;
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
      beginMerge,
      deleteGuest,
    });
    expect(await api.database.db.transaction((tx) => run(tx, merge))).toMatchObject({ stories: 1 });
    client.release();
    expect(await query('select story_id from bookshelf where user_id = $1', [user.id])).toEqual([
      { story_id: story(0) },
    ]);
  });
});
