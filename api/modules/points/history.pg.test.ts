import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../platform/db.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import type { Change } from './points.service.ts';

const PATH = '/ai-lab/user-integral-account';
const DAY_MS = 86_400_000;
let api: TestApi;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.drop());

const within = <T>(work: (tx: Tx) => Promise<T>) => api.database.db.transaction(work);
const newKey = () => `history${++serial}`;
const spend = (userId: string, amount: number, reason: Change['reason']) =>
  within((tx) => api.points.spend(tx, { userId, amount, key: newKey(), reason }));
const hold = (userId: string, amount: number, key: string, target?: Change['target']) =>
  within((tx) =>
    api.points.hold(tx, { userId, amount, key, reason: 'chat.reply', ...(target && { target }) }),
  );

async function newestRow({ token }: Person): Promise<PointsRecord> {
  const { data } = await api.get(`${PATH}/detail`, token);
  const [row] = data.pageList as PointsRecord[];
  if (row === undefined) throw new Error('The history is empty.');
  return row;
}
const receipt = (token: string, id: string) => api.get(`${PATH}/receipt?id=${id}`, token);

describe('the history', () => {
  test('names the story of a reply, unless it is gone', async () => {
    const person = await newPerson(api);
    const { storyId } = await publishSample(api.database.db, { authorId: person.id, at: api.clock.now() });
    await hold(person.id, 1, newKey(), { kind: 'REPLY', storyId, messageId: 'message1' });
    expect((await newestRow(person)).story).toEqual({ id: storyId, title: expect.any(String) });
    await hold(person.id, 1, newKey(), { kind: 'REPLY', storyId: 'story1', messageId: 'message2' });
    expect((await newestRow(person)).story).toBeUndefined();
  });
});

describe('the receipt', () => {
  test('shows a hold with its settlement and the reply', async () => {
    const person = await newPerson(api);
    const key = newKey();
    const target = { kind: 'REPLY', storyId: 'story1', messageId: 'message1' } as const;
    await hold(person.id, 5, key, target);
    api.clock.advance(4_000);
    await within((tx) => api.points.settle(tx, { key }));
    const row = await newestRow(person);
    const { data } = await receipt(person.token, row.id);
    expect(data).toMatchObject({
      record: row,
      entries: [
        { kind: 'HOLD', amount: 5, createTime: row.createTime },
        { kind: 'SETTLE', amount: 5, createTime: api.clock.now().toISOString() },
      ],
      target,
    });
  });

  test('shows an open hold, and one that was returned', async () => {
    const person = await newPerson(api);
    const key = newKey();
    await hold(person.id, 5, key);
    const row = await newestRow(person);
    expect((await receipt(person.token, row.id)).data).toMatchObject({
      entries: [{ kind: 'HOLD' }],
      target: null,
    });
    await within((tx) => api.points.refund(tx, { key }));
    expect((await receipt(person.token, row.id)).data.entries).toMatchObject([
      { kind: 'HOLD' },
      { kind: 'REFUND' },
    ]);
  });

  test('shows the order of a purchase and the debt that it paid', async () => {
    const person = await newPerson(api);
    const userId = person.id;
    await within(async (tx) => api.points.clawBack(tx, { userId, amount: 80, key: newKey() }));
    const target = { kind: 'ORDER', orderId: 'order1' } as const;
    await within((tx) => api.points.purchase(tx, { userId, amount: 100, key: newKey(), target }));
    const row = await newestRow(person);
    const { data } = await receipt(person.token, row.id);
    expect(data).toMatchObject({
      record: { description: 'Owed for a refunded purchase', integralAmount: 30 },
      entries: [
        { kind: 'PURCHASE', amount: 100 },
        { kind: 'REPAYMENT', amount: 30 },
      ],
      target,
    });
  });

  test('does not exist for another user, an unknown id and an entry that is not a row', async () => {
    const [person, other] = [await newPerson(api), await newPerson(api)];
    const key = newKey();
    await hold(person.id, 5, key);
    await within((tx) => api.points.settle(tx, { key }));
    const row = await newestRow(person);
    const { rows } = await api.database.pool.query('select id from points_entries where hold_key = $1', [
      key,
    ]);
    const requests = [
      [other.token, row.id],
      [person.token, '999999999'],
      [person.token, '99999999999999999999999999999999'],
      [person.token, 'abc'],
      [person.token, rows[0].id],
    ] as const;
    for (const [token, id] of requests) {
      expect((await receipt(token, id)).data.error).toBe('points.record_not_found');
    }
  });
});

describe('the spending chart', () => {
  test('sums 30 UTC days by purpose, without returned holds and income', async () => {
    const person = await newPerson(api);
    api.clock.set('2026-04-01T23:59:59Z');
    await spend(person.id, 1, 'chat.reply');
    api.clock.set('2026-04-02T00:00:00Z');
    await spend(person.id, 2, 'chat.regenerate');
    await spend(person.id, 3, 'chat.continue');
    await spend(person.id, 4, 'story.optimize');
    const key = newKey();
    await hold(person.id, 5, key);
    await within((tx) => api.points.refund(tx, { key }));
    api.clock.set('2026-05-01T20:00:00Z');
    await spend(person.id, 10, 'chat.image');
    const { data } = await api.get(`${PATH}/spending`, person.token);
    const days = data.days as { day: string; spent: object[] }[];
    expect(days).toHaveLength(30);
    expect(days.filter(({ spent }) => spent.length > 0)).toEqual([
      {
        day: '2026-04-02',
        spent: [
          { purpose: 'REPLY', amount: 5 },
          { purpose: 'OPTIMIZE', amount: 4 },
        ],
      },
      { day: '2026-05-01', spent: [{ purpose: 'IMAGE', amount: 10 }] },
    ]);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-04-02', '2026-05-01']);
  });

  test('is empty for a new guest, and the caller’s own', async () => {
    const [person, other] = [await newPerson(api), await newPerson(api)];
    await spend(other.id, 1, 'chat.reply');
    const { data } = await api.get(`${PATH}/spending`, person.token);
    expect((data.days as { spent: object[] }[]).flatMap(({ spent }) => spent)).toEqual([]);
    api.clock.advance(31 * DAY_MS);
    const later = await api.get(`${PATH}/spending`, other.token);
    expect((later.data.days as { spent: object[] }[]).flatMap(({ spent }) => spent)).toEqual([]);
  });
});

describe('the CSV file', () => {
  const download = (token: string) => api.app.request(`${PATH}/export`, { headers: { tokenid: token } });

  test('has every row of the caller, newest first, with signs', async () => {
    const person = await newPerson(api);
    await spend(person.id, 2, 'story.optimize');
    const response = await download(person.token);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('storyloom-points.csv');
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [head, ...rows] = text.slice(1).trimEnd().split('\r\n');
    expect(head).toBe('Time (UTC),Description,Points,Id');
    expect(rows.map((row) => row.split(',').slice(1, 3))).toEqual([
      ['"Text optimization"', '-2'],
      ['"Welcome gift"', '50'],
    ]);
  });

  test('of 2,500 rows is whole', async () => {
    const person = await newPerson(api);
    await api.database.pool.query(
      `select points_credit(jsonb_build_object('userId', $1::text, 'kind', 'GRANT', 'from', 'system:grants',
         'key', 'many' || n, 'amount', n, 'reason', 'user.registered'), now()) from generate_series(1, 2499) n`,
      [person.id],
    );
    const text = await (await download(person.token)).text();
    const rows = text.trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(2_500);
    expect(new Set(rows.map((row) => row.split(',')[2])).size).toBe(2_499);
  });
});

describe('decrease', () => {
  const decrease = (token: string, purpose: string, clientRequestId: string) =>
    api.post(`${PATH}/decrease`, { purpose, clientRequestId }, token);

  test('refuses all purposes, which are charged by their own endpoints', async () => {
    const { token, id } = await newPerson(api);
    expect((await decrease(token, 'OPTIMIZE', 'optimize-1')).data.error).toBe('points.purpose_refused');
    expect((await decrease(token, 'IMAGE', 'picture-1')).data.error).toBe('points.purpose_refused');
    expect((await decrease(token, 'CHEAP', 'picture-2')).data.error).toBe('request.invalid');
    expect((await api.points.account(id)).totalIntegral).toBe(50);
  });
});
