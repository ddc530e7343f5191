import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../../testing/people.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { findMembership } from './memberships.repository.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

/** The time `days` days and `ms` milliseconds from now. */
const at = (days: number, ms = 0) => new Date(api.clock.now().getTime() + days * DAY_MS + ms);

/** A membership by its columns; changed an hour ago, active and PLUS by default. */
type Columns = Record<string, string | Date | null>;

/** The plan that these memberships give a person now. */
async function planOf(...rows: Columns[]) {
  const { id: userId } = await newPerson(api);
  for (const row of rows) {
    const common = { plan: 'PLUS', status: 'active', changed_at: at(0, -3_600_000), customer_id: 'ctm_1' };
    await api.database.pool.query(
      'insert into memberships select * from jsonb_populate_record(null::memberships, $1)',
      [{ id: `sub_${++serial}`, user_id: userId, ...common, ...row }],
    );
  }
  const found = await findMembership(api.database.db, userId, api.clock.now());
  return found === undefined ? null : [found.plan, found.nextPlan];
}

describe('the current membership', () => {
  test.each<[string, () => Columns, string | null]>([
    ['is active', () => ({}), 'PLUS'],
    ['is in its trial', () => ({ status: 'trialing' }), 'PLUS'],
    ['is paused', () => ({ status: 'paused' }), null],
    ['ends later', () => ({ ends_at: at(0, 1) }), 'PLUS'],
    ['ends now', () => ({ ends_at: at(0) }), null],
    ['is cancelled and ends later', () => ({ status: 'canceled', ends_at: at(0, 1) }), 'PLUS'],
    ['is cancelled and has ended', () => ({ status: 'canceled', ends_at: at(0) }), null],
    ['is cancelled without an end', () => ({ status: 'canceled' }), null],
    ['is unpaid for less than 7 days', () => ({ status: 'past_due', past_due_since: at(-7, 1) }), 'PLUS'],
    ['is unpaid for 7 days', () => ({ status: 'past_due', past_due_since: at(-7) }), null],
  ])('of a membership that %s', async (_, columns, plan) => {
    expect(await planOf(columns())).toEqual(plan && [plan, null]);
  });

  test('has its next plan from the time of the change', async () => {
    const next = (time: Date) => ({ plan: 'PRO', next_plan: 'PLUS', next_plan_at: time });
    expect(await planOf(next(at(0, 1)))).toEqual(['PRO', 'PLUS']);
    expect(await planOf(next(at(0)))).toEqual(['PLUS', null]);
  });

  test('is the better one of two, whichever changed last', async () => {
    const pro = { plan: 'PRO', changed_at: at(-2) };
    expect(await planOf({}, pro)).toEqual(['PRO', null]);
    expect(await planOf({}, { ...pro, changed_at: at(0) })).toEqual(['PRO', null]);
    // The change to PLUS has taken effect, so PRO no longer counts as the better plan.
    expect(await planOf({}, { ...pro, next_plan: 'PLUS', next_plan_at: at(0) })).toEqual(['PLUS', null]);
  });
});
