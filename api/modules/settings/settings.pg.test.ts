import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { eraseSettings } from './erase.repository.ts';
import { mergeSettings } from './merge.repository.ts';

const INFO = '/ai-lab/ai-story/user-setting/info';
const MODIFY = '/ai-lab/ai-story/user-setting/modify';
const DEFAULTS = {
  contentRatingList: ['G', 'PG_13', 'R', 'X', 'XXX', 'PG'],
  adultContentStatus: 'ENABLED',
  notificationMails: false,
  replyLength: 'MEDIUM',
};
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

describe('user settings', () => {
  test('are the defaults without a token and before the first change', async () => {
    expect((await api.get(INFO)).data).toEqual(DEFAULTS);
    expect((await api.get(INFO, await api.guest())).data).toEqual(DEFAULTS);
  });

  test('keep one setting when the other changes', async () => {
    const token = await api.guest();
    await api.post(MODIFY, { contentRatingList: ['G', 'PG'] }, token);
    const { data } = await api.post(MODIFY, { adultContentStatus: 'DISABLED' }, token);
    expect(data).toEqual({ ...DEFAULTS, contentRatingList: ['G', 'PG'], adultContentStatus: 'DISABLED' });
    expect((await api.get(INFO, token)).data).toEqual(data);
  });

  test('belong to one user', async () => {
    await api.post(MODIFY, { adultContentStatus: 'DISABLED' }, await api.guest());
    expect((await api.get(INFO, await api.guest())).data).toEqual(DEFAULTS);
  });

  test('reject an unknown rating by field', async () => {
    const { data } = await api.post(MODIFY, { contentRatingList: ['NC17'] }, await api.guest());
    expect(data).toMatchObject({
      error: 'request.invalid',
      fields: { 'contentRatingList.0': expect.any(String) },
    });
  });

  test('merge concurrent changes of different settings', async () => {
    for (let round = 0; round < 5; round++) {
      const token = await api.guest();
      await Promise.all([
        api.post(MODIFY, { contentRatingList: ['PG'] }, token),
        api.post(MODIFY, { adultContentStatus: 'DISABLED' }, token),
      ]);
      const { data } = await api.get(INFO, token);
      expect(data).toEqual({ ...DEFAULTS, contentRatingList: ['PG'], adultContentStatus: 'DISABLED' });
    }
  });

  test.each([
    ['no rating at all', { contentRatingList: [] }],
    ['more ratings than exist', { contentRatingList: Array(7).fill('G') }],
    ['an unknown status', { adultContentStatus: 'MAYBE' }],
    ['a valid rating with an invalid status', { contentRatingList: ['G'], adultContentStatus: 'MAYBE' }],
    ['mails that are neither on nor off', { notificationMails: 'often' }],
    ['an unknown length', { replyLength: 'HUGE' }],
    ['an unknown setting', { theme: 'dark' }],
  ])('reject %s and stay unchanged', async (_, body) => {
    const token = await api.guest();
    const chosen = {
      contentRatingList: ['PG', 'G'],
      adultContentStatus: 'DISABLED',
      notificationMails: true,
      replyLength: 'LONG',
    };
    await api.post(MODIFY, chosen, token);
    expect((await api.post(MODIFY, body, token)).data.error).toBe('request.invalid');
    expect((await api.get(INFO, token)).data).toEqual(chosen);
  });

  test('accept an empty change without effect', async () => {
    const token = await api.guest();
    expect((await api.post(MODIFY, {}, token)).data).toEqual(DEFAULTS);
    await api.post(MODIFY, { contentRatingList: ['R'] }, token);
    expect((await api.post(MODIFY, {}, token)).data).toMatchObject({ contentRatingList: ['R'] });
  });

  test('require a token to change', async () => {
    const response = await api.post(MODIFY, { contentRatingList: ['G'] });
    expect(response).toMatchObject({ status: 401, data: { error: 'transport.unauthorized' } });
  });

  test('are deleted with the account', async () => {
    const token = await api.guest();
    await api.post(MODIFY, { contentRatingList: ['G'] }, token);
    const { id } = (await api.get('/user/user/login-user', token)).data;
    const { pool } = api.database;
    const stored = () => pool.query('select 1 from user_settings where user_id = $1', [id]);
    expect((await stored()).rowCount).toBe(1);
    await pool.query('delete from users where id = $1', [id]);
    expect((await stored()).rowCount).toBe(0);
  });
});

describe('settings of a guest who is merged', () => {
  const chosen = {
    contentRatingList: ['PG'],
    adultContentStatus: 'DISABLED',
    notificationMails: true,
    replyLength: 'LONG',
  };
  const own = {
    contentRatingList: ['R'],
    adultContentStatus: 'ENABLED',
    notificationMails: false,
    replyLength: 'SHORT',
  };
  async function mergedFrom(former: object | null, account: object | null) {
    const [guest, user] = [await newPerson(api), await newPerson(api, 'real')];
    if (former !== null) await api.post(MODIFY, former, guest.token);
    if (account !== null) await api.post(MODIFY, account, user.token);
    await api.database.db.transaction((tx) => mergeSettings(tx, { guestId: guest.id, userId: user.id }));
    const left = (await api.get(INFO, guest.token)).data;
    return { left, settings: (await api.get(INFO, user.token)).data };
  }

  test('move to an account that has none', async () => {
    expect(await mergedFrom(chosen, null)).toEqual({ left: DEFAULTS, settings: chosen });
    expect((await mergedFrom(null, chosen)).settings).toEqual(chosen);
  });

  test('give an account with settings the confirmed warning alone', async () => {
    expect((await mergedFrom(chosen, own)).settings).toEqual({ ...own, adultContentStatus: 'DISABLED' });
    expect((await mergedFrom(own, chosen)).settings).toEqual(chosen);
    expect((await mergedFrom(own, { ...own, notificationMails: true })).settings).toEqual({
      ...own,
      notificationMails: true,
    });
  });
});

describe('the length of replies of a guest who is merged', () => {
  test('fills in for one that the account has not chosen', async () => {
    const [guest, user] = [await newPerson(api), await newPerson(api, 'real')];
    await api.post(MODIFY, { replyLength: 'SHORT' }, guest.token);
    await api.post(MODIFY, { notificationMails: true }, user.token);
    await api.database.db.transaction((tx) => mergeSettings(tx, { guestId: guest.id, userId: user.id }));
    expect((await api.get(INFO, user.token)).data).toEqual({
      ...DEFAULTS,
      notificationMails: true,
      replyLength: 'SHORT',
    });
  });
});

describe('settings of a user who is erased', () => {
  test('are gone, and no others', async () => {
    const [user, other] = [await newPerson(api), await newPerson(api)];
    for (const { token } of [user, other]) await api.post(MODIFY, { notificationMails: true }, token);
    const erase = () => api.database.db.transaction((tx) => eraseSettings(tx, { userId: user.id }, 10));
    expect([await erase(), await erase()]).toEqual([1, 0]);
    expect((await api.get(INFO, user.token)).data).toEqual(DEFAULTS);
    expect((await api.get(INFO, other.token)).data.notificationMails).toBe(true);
  });
});
