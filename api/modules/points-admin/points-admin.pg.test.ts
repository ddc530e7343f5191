import type { PointsGrant } from '@storyloom/contract/admin/entities/points-grant';
import { pointsAdminLimits } from '@storyloom/contract/admin/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createVisitor } from '../accounts/testing/visitor.ts';

const PATH = '/ai-lab/admin';
const DAY_MS = 86_400_000;
const { grantAlone, grantAlonePerDay, grantDays } = pointsAdminLimits;
/** Needs a second administrator. */
const BIG = grantAlone + 1;

let api: TestApi;
let [admin, second]: Person[] = [];
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.drop());
// Each test has administrators of its own, because grants of a day are limited.
beforeEach(async () => {
  api.clock.advance(1_000);
  [admin, second] = [await newPerson(api, 'admin'), await newPerson(api, 'admin')];
});

const requestId = () => `grant-request-${++serial}`;
const send = (path: string, body: object, by = admin) => api.post(`${PATH}/${path}`, body, by?.token);
const grant = (userId: string, amount: number, by = admin, clientRequestId = requestId()) =>
  send('grant', { userId, amount, reason: 'A lost reply.', clientRequestId }, by);
const decide = (id: string, outcome: 'APPROVE' | 'REJECT', by = second) =>
  send('decide-grant', { id, outcome }, by);
const balanceOf = async ({ token }: Person) =>
  Number((await api.get('/ai-lab/user-integral-account/account', token)).data.totalIntegral);
const listGrants = async (query: string) =>
  (await api.get(`${PATH}/grants?${query}`, admin?.token)).data.pageList as PointsGrant[];
const trailOf = async (target: string) => {
  const { rows } = await api.database.pool.query<{ action: string }>(
    'select action from audit_entries where target = $1 order by id',
    [target],
  );
  return rows.map(({ action }) => action);
};

async function bigGrant() {
  const person = await newPerson(api, 'real');
  const { data } = await grant(person.id, BIG);
  return { ...person, grantId: String(data.id) };
}

/** An administrator with a mail address. */
async function mailedAdmin(mail: string): Promise<Person> {
  const visitor = createVisitor(api, await api.guest());
  await visitor.signUp(mail);
  const id = String((await visitor.me()).data.id);
  await api.database.pool.query('update users set is_admin = true where id = $1', [id]);
  return { id, token: visitor.token ?? '' };
}

describe('a grant', () => {
  test('up to the limit adds its points at once', async () => {
    const person = await newPerson(api, 'real');
    const { data } = await grant(person.id, grantAlone);
    expect(data).toMatchObject({
      state: 'GRANTED',
      amount: grantAlone,
      reason: 'A lost reply.',
      decidedBy: null,
      user: { id: person.id },
      by: { id: admin?.id },
    });
    expect(await balanceOf(person)).toBe(50 + grantAlone);
    expect(await trailOf(person.id)).toEqual(['points.grant']);
    const history = await api.get('/ai-lab/user-integral-account/detail', person.token);
    expect(history.data.pageList).toMatchObject([{ description: 'Points from the Storyloom team' }, {}]);
  });

  test('above the limit waits for a second administrator', async () => {
    const person = await bigGrant();
    expect(await balanceOf(person)).toBe(50);
    expect(await listGrants('state=waiting')).toMatchObject([{ id: person.grantId, state: 'WAITING' }]);
    expect((await decide(person.grantId, 'APPROVE')).data).toMatchObject({
      state: 'GRANTED',
      decidedBy: { id: second?.id },
    });
    expect(await balanceOf(person)).toBe(50 + BIG);
    expect(await listGrants('state=waiting')).toEqual([]);
    expect(await trailOf(person.id)).toEqual(['points.request-grant', 'points.approve-grant']);
  });

  test('that waits is mailed once to the administrators who may decide it', async () => {
    const names = ['asks', 'receives', 'decides', 'decides-too'];
    const [asking, receiving] = await Promise.all(names.map((name) => mailedAdmin(`${name}@example.org`)));
    const id = requestId();
    for (let n = 0; n < 2; n++) {
      const input = {
        userId: receiving?.id,
        amount: BIG,
        reason: 'A <b>lost</b> month.',
        clientRequestId: id,
      };
      expect((await send('grant', input, asking)).data.state).toBe('WAITING');
    }
    const { rows } = await api.database.pool.query<{ recipient: string; text: string; html: string }>(
      "select recipient, text, html from mails where subject = $1 and text like '%lost%' order by recipient",
      [`A grant of ${BIG.toLocaleString('en')} points needs your decision`],
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual([
      'decides-too@example.org',
      'decides@example.org',
    ]);
    expect(rows[0]?.text).toContain(`(${receiving?.id}).`);
    expect(rows[0]?.text).toContain('Reason: A <b>lost</b> month.');
    expect(rows[0]?.html).toContain('A &lt;b&gt;lost&lt;/b&gt; month.');
  });

  test('waits once the administrator has granted the limit of a day alone', async () => {
    const person = await newPerson(api, 'real');
    for (let granted = 0; granted < grantAlonePerDay; granted += grantAlone) {
      expect((await grant(person.id, grantAlone)).data.state).toBe('GRANTED');
    }
    expect((await grant(person.id, 1)).data.state).toBe('WAITING');
    expect((await grant(person.id, 1, second)).data.state).toBe('GRANTED');
    api.clock.advance(DAY_MS - 1);
    expect((await grant(person.id, 1)).data.state).toBe('WAITING');
    api.clock.advance(1);
    expect((await grant(person.id, 1)).data.state).toBe('GRANTED');
  });

  test('that a second administrator approved does not count for the limit of a day', async () => {
    const person = await bigGrant();
    await decide(person.grantId, 'APPROVE');
    const rejected = await bigGrant();
    await decide(rejected.grantId, 'REJECT');
    for (let granted = 0; granted < grantAlonePerDay; granted += grantAlone) {
      expect((await grant(person.id, grantAlone)).data.state).toBe('GRANTED');
    }
    expect((await grant(person.id, 1)).data.state).toBe('WAITING');
  });

  test('of many requests at once stays within the limit of a day', async () => {
    const person = await newPerson(api, 'real');
    const responses = await Promise.all(
      Array.from({ length: grantAlonePerDay / grantAlone + 3 }, () => grant(person.id, grantAlone)),
    );
    expect(responses.filter(({ data }) => data.state === 'WAITING')).toHaveLength(3);
    expect(await balanceOf(person)).toBe(50 + grantAlonePerDay);
  });

  test('is made once, however often it is sent', async () => {
    const person = await newPerson(api, 'real');
    const id = requestId();
    const responses = await Promise.all(Array.from({ length: 5 }, () => grant(person.id, 100, admin, id)));
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1);
    expect(await balanceOf(person)).toBe(150);
    expect((await grant(person.id, 101, admin, id)).data.error).toBe('request.repeated');
    const other = await newPerson(api, 'real');
    expect((await grant(other.id, 100, admin, id)).data.error).toBe('request.repeated');
    const change = { userId: person.id, amount: 100, reason: 'Another one.', clientRequestId: id };
    expect((await send('grant', change)).data.error).toBe('request.repeated');
    expect((await grant(person.id, 100, second, id)).data.state).toBe('GRANTED');
  });

  test('to a guest is refused: anybody may be one, also the administrator', async () => {
    expect((await grant((await newPerson(api)).id, 1)).data.error).toBe('grant.guest');
  });

  test('to oneself is refused', async () => {
    expect((await grant(admin?.id ?? '', 1)).data.error).toBe('decision.own');
  });

  test.each([0, -5, 1.5, 1e21, '5', pointsAdminLimits.grant + 1])('rejects %j points', async (amount) => {
    const { id } = await newPerson(api, 'real');
    expect((await grant(id, amount as number)).data.error).toBe('request.invalid');
  });

  test('needs a reason and a user who exists', async () => {
    expect((await grant('nobody', 1)).data.error).toBe('user.not_found');
    const { id } = await newPerson(api, 'real');
    const input = { userId: id, amount: 1, reason: ' ', clientRequestId: requestId() };
    expect((await send('grant', input)).data.error).toBe('request.invalid');
  });

  test('pays a debt first', async () => {
    const person = await newPerson(api, 'real');
    await api.database.db.transaction((tx) =>
      api.points.clawBack(tx, {
        userId: person.id,
        amount: 80,
        key: `taken:${person.id}`,
        target: { kind: 'ORDER', orderId: 'o1' },
      }),
    );
    await grant(person.id, 100);
    expect(await balanceOf(person)).toBe(70);
  });
});

describe('the decision of a grant', () => {
  test('is never that of the administrator who asked for it', async () => {
    const { grantId } = await bigGrant();
    expect((await decide(grantId, 'APPROVE', admin)).data.error).toBe('decision.own');
    expect((await decide(grantId, 'REJECT', admin)).data.error).toBe('decision.own');
  });

  test('is never that of the administrator who receives it', async () => {
    const { data } = await grant(second?.id ?? '', BIG);
    expect((await decide(String(data.id), 'APPROVE')).data.error).toBe('decision.own');
  });

  test('of several administrators at once counts once', async () => {
    const person = await bigGrant();
    const admins = await Promise.all(Array.from({ length: 5 }, () => newPerson(api, 'admin')));
    const responses = await Promise.all(admins.map((each) => decide(person.grantId, 'APPROVE', each)));
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(responses.filter(({ data }) => data.error === 'grant.decided')).toHaveLength(4);
    expect(await balanceOf(person)).toBe(50 + BIG);
  });

  test('can reject it', async () => {
    const person = await bigGrant();
    expect((await decide(person.grantId, 'REJECT')).data.state).toBe('REJECTED');
    expect((await decide(person.grantId, 'APPROVE')).data.error).toBe('grant.decided');
    expect(await balanceOf(person)).toBe(50);
    expect(await trailOf(person.id)).toEqual(['points.request-grant', 'points.reject-grant']);
  });

  test('is refused once it has expired', async () => {
    const person = await bigGrant();
    api.clock.advance(1);
    const later = await bigGrant();
    api.clock.advance(grantDays * DAY_MS - 1);
    expect((await decide(later.grantId, 'APPROVE')).data.state).toBe('GRANTED');
    expect((await decide(person.grantId, 'APPROVE')).data.error).toBe('grant.expired');
    expect(await listGrants('state=waiting')).toEqual([]);
    expect(await listGrants(`userId=${person.id}`)).toMatchObject([{ state: 'EXPIRED' }]);
    expect(await balanceOf(person)).toBe(50);
  });

  test('of an unknown grant is refused', async () => {
    expect((await decide('nosuchgrant', 'APPROVE')).data.error).toBe('grant.not_found');
  });
});

describe('the list of grants', () => {
  test('has the grants of one person, waiting or all, with their times and administrators', async () => {
    const [person, other] = [await bigGrant(), await bigGrant()];
    const request = api.clock.now();
    await grant(person.id, 1);
    expect(await listGrants(`userId=${person.id}&state=waiting`)).toMatchObject([
      {
        id: person.grantId,
        decidedAt: null,
        by: { id: admin?.id },
        createdAt: request.toISOString(),
        expiresAt: new Date(request.getTime() + grantDays * DAY_MS).toISOString(),
      },
    ]);
    api.clock.advance(1_000);
    expect((await decide(other.grantId, 'REJECT')).data.decidedAt).toBe(api.clock.now().toISOString());
    expect(await listGrants(`userId=${person.id}`)).toHaveLength(2);
    expect(await listGrants(`userId=${other.id}`)).toMatchObject([{ state: 'REJECTED' }]);
  });

  test('continues by cursor, the latest first', async () => {
    const { id } = await newPerson(api, 'real');
    for (const amount of [1, 2, 3]) {
      api.clock.advance(1_000);
      await grant(id, amount);
    }
    const first = await api.get(`${PATH}/grants?userId=${id}&size=2`, admin?.token);
    expect(first.data).toMatchObject({ totalCount: 3, pageList: [{ amount: 3 }, { amount: 2 }] });
    expect(await listGrants(`userId=${id}&size=2&page=2&after=${first.data.nextCursor}`)).toMatchObject([
      { amount: 1 },
    ]);
  });
});

describe('a receipt for administrators', () => {
  test('has the keys and accounts of its entries', async () => {
    const person = await newPerson(api, 'real');
    const { data } = await grant(person.id, 7);
    const history = await api.get(`${PATH}/ledger?userId=${person.id}`, admin?.token);
    const [row] = history.data.pageList as { id: string }[];
    const receipt = await api.get(`${PATH}/receipt?userId=${person.id}&id=${row?.id}`, admin?.token);
    expect(receipt.data.entries).toMatchObject([
      {
        kind: 'GRANT',
        key: `grant:${data.id}`,
        reason: 'admin.granted',
        fromAccount: 'system:grants',
        toAccount: person.id,
      },
    ]);
    const other = await newPerson(api, 'real');
    const foreign = await api.get(`${PATH}/receipt?userId=${other.id}&id=${row?.id}`, admin?.token);
    expect(foreign.data.error).toBe('points.record_not_found');
  });
});
