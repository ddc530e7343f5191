import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.drop());

const claim = (token: string) => api.post('/ai-lab/user-integral-account/sign-in', {}, token);
const account = async (token: string) => (await api.get('/ai-lab/user-integral-account/account', token)).data;

describe('the daily check-in', () => {
  test('adds 10 points once, and says when the next one opens', async () => {
    api.clock.set('2026-03-01T12:00:00Z');
    const { token } = await newPerson(api);
    expect(await account(token)).toMatchObject({
      isSignInToday: false,
      nextCheckInAt: '2026-03-01T00:00:00.000Z',
    });
    const claimed = {
      totalIntegral: 60,
      isSignInToday: true,
      nextCheckInAt: '2026-03-02T00:00:00.000Z',
      debt: 0,
    };
    expect((await claim(token)).data).toEqual(claimed);
    expect(await claim(token)).toMatchObject({
      code: 14002,
      msg: 'You have received it today',
      data: { error: 'points.already_claimed' },
    });
    expect(await account(token)).toEqual(claimed);
    const { data } = await api.get('/ai-lab/user-integral-account/detail', token);
    expect((data.pageList as object[])[0]).toMatchObject({
      description: 'Daily check-in',
      recordType: 'INCOME',
      integralAmount: 10,
    });
  });

  test('counts once for ten claims at midnight', async () => {
    api.clock.set('2026-03-02T23:59:59.999Z');
    const { token } = await newPerson(api);
    await claim(token);
    api.clock.advance(1);
    const responses = await Promise.all(Array.from({ length: 10 }, () => claim(token)));
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await account(token)).toMatchObject({ totalIntegral: 70, isSignInToday: true });
  });

  test('stays claimed when the clock is set back', async () => {
    api.clock.set('2026-03-05T00:30:00Z');
    const { token } = await newPerson(api);
    await claim(token);
    api.clock.set('2026-03-04T23:30:00Z');
    expect((await claim(token)).data.error).toBe('points.already_claimed');
    expect(await account(token)).toMatchObject({
      isSignInToday: true,
      nextCheckInAt: '2026-03-06T00:00:00.000Z',
    });
    api.clock.set('2026-03-06T00:00:00Z');
    expect((await claim(token)).data.totalIntegral).toBe(70);
  });

  test('of an account is its own: that of a merged guest neither moves nor counts', async () => {
    const [guest, user] = [await newPerson(api), await newPerson(api, 'real')];
    api.clock.set('2026-03-07T10:00:00Z');
    await claim(guest.token);
    await api.database.db.transaction((tx) => api.points.merge(tx, { guestId: guest.id, userId: user.id }));
    expect((await claim(user.token)).data.totalIntegral).toBe(60);
    expect((await claim(user.token)).data.error).toBe('points.already_claimed');
  });
});
