import { pointsLimits } from '@storyloom/contract/points/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdLock } from '../../../testing/held-lock.ts';
import { endMemberships, insertMembership } from '../../../testing/memberships.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { publishSample } from '../../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const DAY_MS = 86_400_000;
const { freeRepliesADay } = pointsLimits;
let api: TestApi;
let storyIds: string[];
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '10000' });
  const author = await newPerson(api, 'real');
  // Enough to tell: a reply that says nothing is free.
  const content = { styleSample: 'Salt falls.\nIt rains.\nThe tide comes in.\nNobody waits.' };
  const publish = () => publishSample(api.database.db, { authorId: author.id, at: api.clock.now(), content });
  storyIds = [];
  for (let n = 0; n < 6; n++) storyIds.push((await publish()).storyId);
});
afterAll(() => api.drop());

const balance = async ({ token }: Person) =>
  (await api.get('/ai-lab/user-integral-account/account', token)).data.totalIntegral;
const modelsOf = async (person?: Person) => {
  const { data } = await api.get('/ai-lab/ai-story/chat/models', person?.token);
  return data as unknown as { price: number; freeRepliesLeft: number | null; isLocked: boolean }[];
};
const standardOf = async (person?: Person) => (await modelsOf(person))[0];
const send = (
  person: Person,
  { story = 0, ...input }: { story?: number; model?: string; price?: number } = {},
) =>
  api.post(
    '/ai-lab/ai-story/chat',
    { storyId: storyIds[story], content: 'I wait.', clientRequestId: `member-price-${++serial}`, ...input },
    person.token,
  );
const chargedOf = async (response: ReturnType<typeof send>) => {
  const { code, data } = await response;
  return code === 0 ? data.pointsCharged : data.error;
};

async function newPro() {
  const person = await newPerson(api);
  await insertMembership(api.database, person.id, 'PRO');
  return person;
}

/** Leaves a member `left` free replies, by counting replies for today that were never generated. */
async function leaveFree(person: Person, left: number): Promise<void> {
  await api.database.pool.query(
    `insert into runs (id, kind, user_id, story_id, message_id, client_request_id, request_hash, seed, state, held, is_free,
       owner, lease_until, created_at)
     select $1 || ':' || n, 'send', user_id, story_id, message_id, $1 || ':' || n, '', '', 'done', 0, true, '', now(), $3
     from runs, generate_series(1, $2::integer) n
     where id = (select id from runs where user_id = $4 limit 1)`,
    [`filler${++serial}`, freeRepliesADay - left - 1, api.clock.now(), person.id],
  );
}

describe('a reply of the built-in storyteller', () => {
  test('is free for a reader without points who has claimed those of today, and counts as a turn', async () => {
    const guest = await newPerson(api);
    const spend = (amount: number) =>
      api.database.db.transaction((tx) =>
        api.points.spend(tx, {
          userId: guest.id,
          amount,
          key: `${amount}:${guest.id}`,
          reason: 'story.optimize',
        }),
      );
    await spend(50);
    expect(await standardOf(guest)).toMatchObject({ price: 1 });
    expect(await chargedOf(send(guest))).toBe('points.insufficient');
    await api.post('/ai-lab/user-integral-account/sign-in', {}, guest.token);
    await spend(9);
    expect(await chargedOf(send(guest))).toBe(1);
    expect(await standardOf(guest)).toMatchObject({ price: 0, freeRepliesLeft: null });
    expect(await chargedOf(send(guest, { price: 0 }))).toBe(0);
    await api.rankings.flushTurns();
    const { rows } = await api.database.pool.query('select turns from story_readers where user_id = $1', [
      guest.id,
    ]);
    expect(rows).toEqual([{ turns: 2 }]);
    api.clock.advance(DAY_MS);
    expect(await chargedOf(send(guest))).toBe('points.insufficient');
  });
});

describe('a standard reply for a Pro member', () => {
  test('costs nothing, and does not touch the ledger', async () => {
    const pro = await newPro();
    expect(await standardOf(pro)).toMatchObject({ price: 0, freeRepliesLeft: freeRepliesADay });
    expect(await chargedOf(send(pro))).toBe(0);
    expect(await balance(pro)).toBe(50);
    expect((await api.get('/ai-lab/user-integral-account/detail', pro.token)).data.totalCount).toBe(1);
    expect(await standardOf(pro)).toMatchObject({ price: 0, freeRepliesLeft: freeRepliesADay - 1 });
  });

  test('costs nothing without any points', async () => {
    const pro = await newPro();
    await api.database.db.transaction((tx) =>
      api.points.spend(tx, { userId: pro.id, amount: 50, key: `all:${pro.id}`, reason: 'story.optimize' }),
    );
    expect(await chargedOf(send(pro))).toBe(0);
  });

  test('has its price beyond the fair use of a day, and is free again on the next day', async () => {
    const pro = await newPro();
    await send(pro);
    await leaveFree(pro, 1);
    expect(await chargedOf(send(pro, { price: 0 }))).toBe(0);
    expect(await standardOf(pro)).toMatchObject({ price: 1, freeRepliesLeft: 0 });
    const refusal = await send(pro, { price: 0 });
    expect(refusal.data).toMatchObject({ error: 'chat.price_changed', price: 1 });
    expect(await balance(pro)).toBe(50);
    expect(await chargedOf(send(pro, { price: 1 }))).toBe(1);
    expect(await balance(pro)).toBe(49);
    api.clock.advance(DAY_MS);
    expect(await chargedOf(send(pro))).toBe(0);
  });

  test('is counted once for each of several begun at once', async () => {
    const pro = await newPro();
    await send(pro);
    await leaveFree(pro, 2);
    const counting = await holdLock(api.url, 'select pg_advisory_xact_lock(hashtextextended($1, 4302))', [
      pro.id,
    ]);
    const sent = storyIds.map((_, story) => chargedOf(send(pro, { story })));
    // Chat begins four replies at a time: all four have counted two free ones left, and none has taken one.
    await expect.poll(counting.waiters).toBe(4);
    await counting.release();
    const charged = await Promise.all(sent);
    expect(charged.toSorted()).toEqual([0, 0, 1, 1, 1, 1]);
    expect(await balance(pro)).toBe(46);
  });

  test('is not counted if it fails', async () => {
    const pro = await newPro();
    const { data } = await send(pro);
    await api.database.pool.query(
      "update runs set state = 'running', lease_until = now() - interval '1 minute' where id = $1",
      [data.runId],
    );
    await send(pro);
    expect(await standardOf(pro)).toMatchObject({ freeRepliesLeft: freeRepliesADay - 1 });
  });

  test('has its price again once the plan has ended', async () => {
    const pro = await newPro();
    await endMemberships(api.database, pro.id);
    expect((await send(pro, { price: 0 })).data.error).toBe('chat.price_changed');
    expect(await chargedOf(send(pro))).toBe(1);
  });
});

describe('prices of models', () => {
  test('are those of the caller', async () => {
    const plus = await newPerson(api);
    await insertMembership(api.database, plus.id, 'PLUS');
    const [pro, guest] = [await newPro(), await newPerson(api)];
    const prices = await Promise.all([standardOf(plus), standardOf(pro), standardOf(guest), standardOf()]);
    expect(prices.map((model) => model?.price)).toEqual([1, 0, 1, 1]);
  });
});
