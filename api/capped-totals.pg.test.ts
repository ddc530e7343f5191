import { listLimits } from '@storyloom/contract/core/list-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from './testing/people.ts';
import { publishSample } from './testing/story-builder.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

/** More rows than a total counts. */
const ROWS = listLimits.totalCountCap + 9;
let api: TestApi;
let person: Person;
let admin: Person;

/** Rows of the person `$1`; `n` numbers them. */
const FILLED = [
  `insert into audit_entries (at, user_id, action, target, detail) select now(), $1::text, 'user.read', $1, '{}' from n`,
  `insert into stories
   select (jsonb_populate_record(s, jsonb_build_object('id', 'story' || n))).* from n, stories s where author_id = $1`,
  `insert into notifications select $1, id, now() from stories`,
  `insert into moderation_cases (id, subject_kind, subject_id, title, excerpt, status, outcome, author_id, opened_at, updated_at)
   select lower(s.status) || n, 'TEXT', 'held' || n, 'Words', 'Words.', s.status, s.outcome, $1, now(), now()
   from n, (values ('OPEN', null), ('DECIDED', 'VIOLATION')) s (status, outcome)`,
  `insert into points_grants (id, user_id, amount, reason, requested_by, client_request_id, state, created_at, expires_at)
   select 'grant' || n, $1, 1, 'Sorry.', 'other', 'grant' || n, 'WAITING', now(), now() + interval '1 year' from n`,
  `insert into orders (id, user_id, price_id, name, quantity, price, points, state, transaction_id, created_at)
   select 'order' || n, $1, 'pri_1', '100 points', 1, 99, 100, 'PAID', 'txn_' || n, now() from n`,
  `insert into users (id, name, created_at, is_real)
   select 'creator' || n, 'Mara', now(), true from n where $1::text is not null`,
  `insert into creator_contracts (id, user_id, message, state, reason, applied_at, decided_at)
   select lower(s.state) || n, 'creator' || n, 'Please.', s.state, s.reason, now(), s.decided_at
   from n, (values ('APPLIED', null, null), ('REFUSED', 'No.', now())) s (state, reason, decided_at)
   where $1::text is not null`,
  `insert into withdrawals (id, user_id, cents, paypal_email, contact_email, document_type, state, created_at, decided_at, paid_at)
   select lower(s.state) || n, s.user_id, 2000, '', '', 'PASSPORT', s.state, now(), s.decided_at, s.paid_at
   from n, lateral (values ('PAID', $1::text, now(), now()), ('REQUESTED', 'creator' || n, null, null))
     s (state, user_id, decided_at, paid_at)`,
];

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  [person, admin] = [await newPerson(api, 'real'), await newPerson(api, 'admin')];
  await publishSample(api.database.db, { authorId: person.id, at: api.clock.now() });
  for (const text of FILLED)
    await api.database.pool.query(`with n as (select generate_series(1, ${ROWS}) as n) ${text}`, [person.id]);
}, 120_000);
afterAll(() => api.drop());

describe('the total of a list', () => {
  test.each([
    ['/user/notification/list', 'of the person'],
    ['/ai-lab/payments/orders', 'of the person'],
    ['/ai-lab/ai-story/creator/withdrawals', 'of the person'],
    ['/ai-lab/admin/audit', 'of all'],
    ['/ai-lab/moderation/cases?state=waiting', 'of all'],
    ['/ai-lab/moderation/cases?state=decided', 'of all'],
    ['/ai-lab/admin/grants?state=waiting', 'of all'],
    ['/ai-lab/admin/grants?state=all', 'of all'],
    ['/ai-lab/admin/orders?userId=', 'about the person'],
    ['/ai-lab/admin/contracts?state=waiting', 'of all'],
    ['/ai-lab/admin/contracts?state=decided', 'of all'],
    ['/ai-lab/admin/withdrawals?state=waiting', 'of all'],
    ['/ai-lab/admin/withdrawals?state=decided', 'of all'],
  ])('at %s counts the rows %s up to one above the limit', async (path, whose) => {
    const { token } = whose === 'of the person' ? person : admin;
    const { data } = await api.get(whose === 'about the person' ? path + person.id : path, token);
    expect(data).toMatchObject({ totalCount: listLimits.totalCountCap + 1, hasNextPage: true });
  });

  test('of unread notifications has a limit of its own', async () => {
    const { data } = await api.get('/user/notification/unread', person.token);
    expect(data).toEqual({ unreadCount: 100 });
  });
});
