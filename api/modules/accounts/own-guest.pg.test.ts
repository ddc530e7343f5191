import { mergeGuest } from '@storyloom/contract/users/endpoints/merge-guest';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MergeStep } from '../../platform/user-data.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createGuestMerge } from './merge.service.ts';
import { createOwnGuest } from './own-guest.ts';

let api: TestApi;
let storyId: string;
let log = '';

beforeAll(async () => {
  const logger = pino({ level: 'trace' }, { write: (line: string) => (log += line) });
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' }, undefined, logger);
  const author = await newPerson(api, 'real');
  ({ storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() }));
});
afterAll(() => api.drop());

const merge = (token: string, guestToken: string) => api.post(mergeGuest.path, { guestToken }, token);
const statusOf = async ({ token }: Person) => (await api.get('/user/user/login-user', token)).status;
const balanceOf = async ({ token }: Person) =>
  (await api.get('/ai-lab/user-integral-account/account', token)).data.totalIntegral;
const marks = async ({ token }: Person) =>
  (await api.get('/ai-lab/ai-story/bookshelf/list', token)).data.totalCount;

/** A guest with a story on the bookshelf and the welcome gift. */
async function newGuest(): Promise<Person> {
  const guest = await newPerson(api);
  await api.post('/ai-lab/ai-story/bookshelf/add', { storyId }, guest.token);
  return guest;
}

describe('mergeGuest', () => {
  test('moves everything to the caller’s account, reports what was moved and ends the guest’s sessions', async () => {
    const [user, guest] = [await newPerson(api, 'real'), await newGuest()];
    expect((await merge(user.token, guest.token)).data).toEqual({
      merged: { stories: 1, saves: 0, points: 0 },
    });
    expect([await marks(user), await balanceOf(user)]).toEqual([1, 50]);
    expect([await statusOf(user), await statusOf(guest)]).toEqual([200, 401]);
    expect(
      (await api.database.pool.query('select 1 from sessions where user_id = $1', [guest.id])).rows,
    ).toEqual([]);
  });

  test('merges a guest once', async () => {
    const [user, guest] = [await newPerson(api, 'real'), await newGuest()];
    const calls = await Promise.all([merge(user.token, guest.token), merge(user.token, guest.token)]);
    expect(calls.map(({ code }) => code).sort()).toEqual([0, 11025]);
    expect((await merge(user.token, guest.token)).data.error).toBe('auth.guest_gone');
    expect([await marks(user), await balanceOf(user)]).toEqual([1, 50]);
  });

  test('does not change another guest', async () => {
    const [user, guest, other] = [await newPerson(api, 'real'), await newGuest(), await newGuest()];
    await merge(user.token, guest.token);
    expect([await statusOf(other), await marks(other), await balanceOf(other)]).toEqual([200, 1, 50]);
  });

  test('refuses a token that is not of a guest’s session, and moves nothing', async () => {
    const [user, other] = [await newPerson(api, 'real'), await newPerson(api, 'real')];
    await api.post('/ai-lab/ai-story/bookshelf/add', { storyId }, other.token);
    for (const token of ['x'.repeat(43), 'short', other.token, user.token])
      expect((await merge(user.token, token)).data).toEqual({ error: 'auth.guest_gone' });
    expect((await merge(user.token, 'a\nb')).data).toMatchObject({ error: 'request.invalid' });
    expect([await marks(user), await marks(other), await statusOf(other)]).toEqual([0, 1, 200]);
  });

  test('is refused to a guest, who would take over another guest', async () => {
    const [guest, other] = [await newGuest(), await newGuest()];
    expect((await merge(guest.token, other.token)).data.error).toBe('auth.real_user_required');
    expect(await statusOf(other)).toBe(200);
  });

  test('writes no token to the log', async () => {
    const [user, guest] = [await newPerson(api, 'real'), await newGuest()];
    await merge(user.token, guest.token);
    await merge(user.token, guest.token);
    await merge(user.token, `${guest.token}\n`);
    expect(log).toContain(mergeGuest.path);
    expect(log).not.toContain(guest.token);
    expect(log).not.toContain(user.token);
  });
});

describe('createOwnGuest', () => {
  const viewerOf = async ({ token }: Person) => {
    const viewer = await api.users.sessions.authenticate(token);
    if (viewer === null) throw new Error('The session has ended.');
    return viewer;
  };
  /** The merge with an additional first and last step. */
  function mergeWith({ first, last }: { first?: MergeStep['move']; last?: MergeStep['move'] }) {
    // Each guest has points.
    const step = (move: MergeStep['move'] = async () => {}) => ({
      columns: ['points_accounts.user_id'],
      move,
    });
    const steps = [step(first), ...api.mergeSteps, step(last)];
    const { beginMerge, lockGuest, deleteGuest } = api.users;
    return createGuestMerge({ steps, beginMerge, lockGuest, deleteGuest });
  }
  const createWith = (extra: Parameters<typeof mergeWith>[0]) =>
    createOwnGuest({ db: api.database.db, users: api.users, mergeGuest: mergeWith(extra) });
  const register = (id: string) => async () =>
    void (await api.database.pool.query('update users set is_real = true where id = $1', [id]));

  test('changes nothing if it is killed, and can be called again', async () => {
    const [user, guest] = [await newPerson(api, 'real'), await newGuest()];
    const killed = createWith({
      last: async (tx) => void (await tx.execute('select pg_terminate_backend(pg_backend_pid())')),
    });
    await expect(killed.mergeGuest(await viewerOf(user), guest.token)).rejects.toThrow();
    expect([await statusOf(guest), await marks(guest), await balanceOf(guest), await marks(user)]).toEqual([
      200, 1, 50, 0,
    ]);
    expect((await merge(user.token, guest.token)).data.merged).toMatchObject({ stories: 1 });
  });

  test('takes nothing from a guest who registers during the merge', async () => {
    const [user, guest] = [await newPerson(api, 'real'), await newGuest()];
    const late = createWith({ first: register(guest.id) });
    await expect(late.mergeGuest(await viewerOf(user), guest.token)).rejects.toMatchObject({
      error: 'auth.guest_gone',
    });
    expect([await marks(guest), await balanceOf(guest), await marks(user)]).toEqual([1, 50, 0]);
  });

  test('takes nothing from a guest who registers during the login, which succeeds', async () => {
    const [user, guest] = [await newPerson(api, 'real'), await newGuest()];
    const run = mergeWith({ first: register(guest.id) });
    const both = { guestId: guest.id, userId: user.id };
    expect(await api.database.db.transaction((tx) => run(tx, both))).toBeUndefined();
    expect([await marks(guest), await balanceOf(guest), await marks(user)]).toEqual([1, 50, 0]);
  });

  test('moves nothing to an account that is blocked during the merge', async () => {
    const [user, guest] = [await newPerson(api, 'real'), await newGuest()];
    const late = createWith({
      first: async () =>
        void (await api.database.pool.query(
          "update users set blocked_at = now(), block_reason = 'Spam.' where id = $1",
          [user.id],
        )),
    });
    await expect(late.mergeGuest(await viewerOf(user), guest.token)).rejects.toMatchObject({
      error: 'auth.blocked',
    });
    expect([await statusOf(guest), await marks(guest)]).toEqual([200, 1]);
  });
});
