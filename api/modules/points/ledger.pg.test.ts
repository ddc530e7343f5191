import { grants } from '@storyloom/contract/points/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../platform/db.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createPoints, HoldError, type Points } from './points.service.ts';
import { findFaults } from './testing/ledger-checks.ts';
import { createLedgerModel } from './testing/ledger-model.ts';

let api: TestApi;
let points: Points;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  points = createPoints({ db: api.database.db, clock: api.clock });
});
afterAll(() => api.drop());

type Model = ReturnType<typeof createLedgerModel>;

/** A command on the ledger of the run: `real` and `model` answer with the same word. */
interface Command {
  text: string;
  real(run: Run): Promise<string>;
  model(model: Model, run: Run): string;
}

interface Run {
  id: string;
  users: string[];
}

const within = <T>(work: (tx: Tx) => Promise<T>) => api.database.db.transaction(work);
const now = () => api.clock.now().getTime();

/** The answer of a command as one word. */
async function wordOf(work: Promise<unknown>): Promise<string> {
  try {
    const response = await work;
    return response === undefined ? 'true' : String(response);
  } catch (error) {
    if (error instanceof HoldError) return error.fault;
    if (error instanceof Error && 'error' in error) return String(error.error);
    const message = error instanceof Error ? error.message : '';
    if (/^No (hold|clawback) has/.test(message)) return 'unknown';
    if (message.includes('took fewer')) return 'too much';
    throw error;
  }
}

// Few users and keys, so that commands conflict and are repeated. The first two users are guests.
const who = fc.integer({ min: 0, max: 3 });
const amount = fc.integer({ min: 1, max: 30 });
const number = fc.integer({ min: 0, max: 4 });
const idOf = (run: Run, user: number) => run.users[user] ?? '';

const change = (run: Run, user: number, points: number, key: string) => ({
  userId: idOf(run, user),
  amount: points,
  key: `${key}:${run.id}`,
  reason: 'chat.reply' as const,
});

const credit = fc
  .tuple(fc.constantFrom('grant' as const, 'purchase' as const, 'grantMonthly' as const), who, amount, number)
  .map(
    ([kind, user, points_, n]): Command => ({
      text: `${kind} ${user} ${points_} key ${n}`,
      real: (run) => wordOf(within((tx) => points[kind](tx, change(run, user, points_, `credit${n}`)))),
      model: (model, run) => model.credit(kind, idOf(run, user), points_, `credit${n}:${run.id}`),
    }),
  );
const checkIn = who.map(
  (user): Command => ({
    text: `check in ${user}`,
    real: (run) => wordOf(points.checkIn(idOf(run, user)).then(() => true)),
    model: (model, run) => model.checkIn(idOf(run, user), grants.checkIn, now()),
  }),
);
const charge = fc.tuple(fc.constantFrom('hold' as const, 'spend' as const), who, amount, number).map(
  ([kind, user, points_, n]): Command => ({
    text: `${kind} ${user} ${points_} key ${n}`,
    real: (run) => wordOf(within((tx) => points[kind](tx, change(run, user, points_, `${kind}${n}`)))),
    model: (model, run) => model[kind](idOf(run, user), points_, `${kind}${n}:${run.id}`, now()),
  }),
);
const ending = fc.tuple(fc.constantFrom('settle' as const, 'refund' as const), number).map(
  ([kind, n]): Command => ({
    text: `${kind} hold ${n}`,
    real: (run) => wordOf(within(async (tx) => points[kind](tx, { key: `hold${n}:${run.id}` }))),
    model: (model, run) => model[kind](`hold${n}:${run.id}`),
  }),
);
const expiry = fc.constantFrom(10, 40, 24 * 60).map(
  (minutes): Command => ({
    text: `${minutes} minutes pass`,
    async real() {
      api.clock.advance(minutes * 60_000);
      await points.returnExpiredHolds();
      return 'true';
    },
    model: (model) => model.returnExpired(now()),
  }),
);
const clawback = fc.tuple(who, amount, number).map(
  ([user, points_, n]): Command => ({
    text: `claw back ${points_} from ${user} key ${n}`,
    real: (run) => wordOf(within(async (tx) => points.clawBack(tx, change(run, user, points_, `claw${n}`)))),
    model: (model, run) => model.clawBack(idOf(run, user), points_, `claw${n}:${run.id}`),
  }),
);
const restore = fc.tuple(amount, number, number).map(
  ([points_, n, m]): Command => ({
    text: `restore ${points_} of ${n} key ${m}`,
    real: (run) =>
      wordOf(
        within((tx) =>
          points.restoreClawback(tx, {
            key: `claw${n}:${run.id}`,
            amount: points_,
            restoreKey: `restore${m}:${run.id}`,
          }),
        ),
      ),
    model: (model, run) => model.restore(`claw${n}:${run.id}`, points_, `restore${m}:${run.id}`),
  }),
);
const merge = fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(2, 3)).map(
  ([guest, user]): Command => ({
    text: `merge ${guest} into ${user}`,
    real: (run) =>
      wordOf(within((tx) => points.merge(tx, { guestId: idOf(run, guest), userId: idOf(run, user) }))),
    model: (model, run) => model.merge(idOf(run, guest), idOf(run, user)),
  }),
);
const command = fc.oneof(
  { weight: 3, arbitrary: credit },
  { weight: 1, arbitrary: checkIn },
  { weight: 4, arbitrary: charge },
  { weight: 4, arbitrary: ending },
  { weight: 1, arbitrary: expiry },
  { weight: 3, arbitrary: clawback },
  { weight: 2, arbitrary: restore },
  { weight: 1, arbitrary: merge },
);

let serial = 0;

async function newRun(): Promise<Run> {
  const id = `run${++serial}`;
  const users = [0, 1, 2, 3].map((user) => `${id}u${user}`);
  await api.database.pool.query(
    'insert into users (id, name, created_at) select id, id, now() from unnest($1::text[]) id',
    [users],
  );
  return { id, users };
}

const readAccount = async (userId: string) => {
  const { totalIntegral, debt } = await points.account(userId);
  return { balance: totalIntegral, debt };
};

describe('the ledger', () => {
  test('answers like a ledger in memory, whatever the order of commands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 40 }), async (commands) => {
        const run = await newRun();
        const model = createLedgerModel();
        for (const { text, real, model: expected } of commands) {
          expect(`${text}: ${await real(run)}`).toBe(`${text}: ${expected(model, run)}`);
        }
        for (const userId of run.users) expect(await readAccount(userId)).toEqual(model.read(userId));
      }),
      { numRuns: 40 },
    );
    expect(await findFaults(api.database.pool)).toEqual([]);
  });

  test('stays intact when the commands are made at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 2, maxLength: 24 }), async (commands) => {
        const run = await newRun();
        for (const userId of run.users) {
          await within((tx) =>
            points.grant(tx, { userId, amount: 40, key: `first:${userId}`, reason: 'guest.welcome' }),
          );
        }
        await Promise.all(commands.map(({ real }) => real(run)));
        for (const userId of run.users) expect((await readAccount(userId)).balance).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 20 },
    );
    expect(await findFaults(api.database.pool)).toEqual([]);
  });

  test('spends 1,000 times on one account, ten at once, without going below zero', async () => {
    const run = await newRun();
    const userId = idOf(run, 3);
    await within((tx) =>
      points.grant(tx, { userId, amount: 700, key: `many:${userId}`, reason: 'guest.welcome' }),
    );
    const spend = (key: string) =>
      wordOf(within((tx) => points.spend(tx, { userId, amount: 1, key, reason: 'story.optimize' })));
    const responses: string[] = [];
    // More at once would wait too long for a connection on a busy machine.
    await Promise.all(
      Array.from({ length: 10 }, async (_, spender) => {
        for (let n = 0; n < 100; n++) responses.push(await spend(`many:${userId}:${spender}:${n}`));
      }),
    );
    expect(responses.filter((word) => word === 'true')).toHaveLength(700);
    expect(responses.filter((word) => word === 'points.insufficient')).toHaveLength(300);
    expect(await readAccount(userId)).toEqual({ balance: 0, debt: 0 });
    expect(await findFaults(api.database.pool)).toEqual([]);
  });
});
