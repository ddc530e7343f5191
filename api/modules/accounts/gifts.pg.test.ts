import { grants } from '@storyloom/contract/points/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../platform/db.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createAccountDeletion } from './deletion/deletion.service.ts';
import { createLoginSession, type LoginSession } from './login-session.ts';
import { createGuestMerge, type MergeGuest } from './merge.service.ts';

const DAY_MS = 86_400_000;
const PATIENCE_MS = 120_000;
let api: TestApi;
let mergeGuest: MergeGuest;
let loginSession: LoginSession;
let deletion: ReturnType<typeof createAccountDeletion>;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  const { users, clock, mergeSteps: steps } = api;
  mergeGuest = createGuestMerge({ ...users, steps });
  const isOwner = async () => ({ mail: null, holds: async () => true, giveBack: async () => {} });
  deletion = createAccountDeletion({
    db: api.database.db,
    clock,
    users,
    ownerProofs: { byPassword: isOwner, byCode: isOwner },
    mailer: { send: async () => undefined },
    nameOf: (type) => type,
  });
  loginSession = createLoginSession({ users, mergeGuest, ...deletion });
});
afterAll(() => api.drop());

const within = <T>(work: (tx: Tx) => Promise<T>) => api.database.db.transaction(work);

/** One person with one browser. */
interface Run {
  token: string;
  accounts: string[];
  /** Holds of replies that are being written. */
  holds: string[];
  bought: number;
  firstDay: number;
}

const viewerOf = ({ token }: Run) => api.users.sessions.authenticate(token);
const originOf = async (run: Run) => ({ viewer: await viewerOf(run), network: '', userAgent: '' });
const newGuest = async () => (await api.users.registerGuest()).tokenId;
const today = () => Math.floor(api.clock.now().getTime() / DAY_MS);

async function play(run: Run, { amount, end }: { amount: number; end: 'charge' | 'fail' | 'run' }) {
  const viewer = await viewerOf(run);
  const key = `play:${++serial}`;
  if (viewer === null || (await api.points.account(viewer.userId)).totalIntegral < amount) return;
  await within((tx) => api.points.hold(tx, { userId: viewer.userId, amount, key, reason: 'chat.reply' }));
  if (end === 'charge') await within((tx) => api.points.settle(tx, { key }));
  else if (end === 'fail') await within((tx) => api.points.refund(tx, { key }));
  else run.holds.push(key);
}

async function checkIn(run: Run) {
  const viewer = await viewerOf(run);
  if (viewer !== null && !(await api.points.account(viewer.userId)).isSignInToday)
    await api.points.checkIn(viewer.userId);
}

async function buy(run: Run, amount: number) {
  const viewer = await viewerOf(run);
  if (viewer === null) return;
  await within((tx) => api.points.purchase(tx, { userId: viewer.userId, amount, key: `order:${++serial}` }));
  run.bought += amount;
}

async function register(run: Run) {
  if ((await viewerOf(run))?.isRealUser === true || run.accounts.length === 2) return;
  const origin = await originOf(run);
  const { tokenId } = await within((tx) => loginSession.register(tx, origin, async () => undefined));
  run.token = tokenId;
  run.accounts.push((await viewerOf(run))?.userId ?? '');
}

async function logIn(run: Run, number: number) {
  const userId = run.accounts[number];
  if (userId === undefined) return;
  const origin = await originOf(run);
  const result = await within((tx) => loginSession.logIn(tx, userId, origin));
  if ('tokenId' in result) run.token = result.tokenId;
}

/** Ends the session, and continues as a new guest. */
async function logOut(run: Run) {
  const viewer = await viewerOf(run);
  if (viewer?.isRealUser === false) await deletion.deleteGuest(viewer.userId);
  run.token = await newGuest();
}

async function deleteAccount(run: Run) {
  const viewer = await viewerOf(run);
  if (viewer?.isRealUser !== true) return;
  await deletion.deleteAccount({ viewer, network: '' }, { accessToken: '', keepWorks: false });
  run.token = await newGuest();
}

/** Guests who checked in are merged into the account at once. */
async function mergeMany(run: Run, count: number) {
  const viewer = await viewerOf(run);
  if (viewer?.isRealUser !== true) return;
  const guests = await Promise.all(
    Array.from({ length: count }, async () => {
      const guest = await api.users.sessions.authenticate(await newGuest());
      await api.points.checkIn(guest?.userId ?? '');
      return guest?.userId ?? '';
    }),
  );
  await Promise.all(
    guests.map((guestId) => within((tx) => mergeGuest(tx, { guestId, userId: viewer.userId }))),
  );
}

async function endReplies(run: Run) {
  for (const key of run.holds.splice(0)) await within((tx) => api.points.refund(tx, { key }));
}

async function passDay() {
  api.clock.advance(DAY_MS);
  await api.points.returnExpiredHolds();
}

type Step = (run: Run) => Promise<void>;
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({
        amount: fc.constantFrom(1, 10, 50),
        end: fc.constantFrom('charge' as const, 'fail' as const, 'run' as const),
      })
      .map(
        (played): Step =>
          (run) =>
            play(run, played),
      ),
  },
  { weight: 3, arbitrary: fc.constant(checkIn) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(20, 60).map(
      (amount): Step =>
        (run) =>
          buy(run, amount),
    ),
  },
  { weight: 3, arbitrary: fc.constant(register) },
  {
    weight: 5,
    arbitrary: fc.constantFrom(0, 1).map(
      (number): Step =>
        (run) =>
          logIn(run, number),
    ),
  },
  { weight: 4, arbitrary: fc.constant(logOut) },
  { weight: 1, arbitrary: fc.constant(deleteAccount) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1, 3).map(
      (count): Step =>
        (run) =>
          mergeMany(run, count),
    ),
  },
  { weight: 2, arbitrary: fc.constant(endReplies) },
  { weight: 1, arbitrary: fc.constant(passDay) },
);

/** Points that an account has and has spent: all that it ever got. */
async function readTotal(userId: string): Promise<number> {
  const { rows } = await api.database.pool.query<{ total: number }>(
    `select (coalesce((select balance from points_accounts where user_id = $1), 0) + coalesce((
       select sum(amount) from points_entries spent where user_id = $1 and kind in ('HOLD', 'SPEND') and not exists (
         select from points_entries e where e.hold_key = spent.key and e.kind in ('REFUND', 'EXPIRE'))), 0))::int as total`,
    [userId],
  );
  return rows[0]?.total ?? 0;
}

describe('gifts', () => {
  test('are one for each person and one for each day, whatever a person does', {
    timeout: PATIENCE_MS,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const run: Run = { token: await newGuest(), accounts: [], holds: [], bought: 0, firstDay: today() };
        for (const each of steps) await each(run);
        await endReplies(run);
        const days = today() - run.firstDay + 1;
        const gifts = grants.guest + grants.realUser + days * grants.checkIn;
        for (const userId of run.accounts)
          expect(await readTotal(userId)).toBeLessThanOrEqual(gifts + run.bought);
      }),
      { seed: 250_050, numRuns: 60 },
    );
  });
});
