import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const INFO = '/ai-lab/ai-story/user-setting/info';
const MODIFY = '/ai-lab/ai-story/user-setting/modify';
const DEFAULTS = { contentRatingList: ['G', 'PG_13', 'R', 'X', 'XXX', 'PG'], adultContentStatus: 'ENABLED' };
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

test('without a token, and before any choice, the defaults answer', async () => {
  expect((await api.get(INFO)).data).toEqual(DEFAULTS);
  expect((await api.get(INFO, await api.guest())).data).toEqual(DEFAULTS);
});

test('a change of one setting leaves the other as it was', async () => {
  const token = await api.guest();
  await api.post(MODIFY, { contentRatingList: ['G', 'PG'] }, token);
  const { data } = await api.post(MODIFY, { adultContentStatus: 'DISABLED' }, token);
  expect(data).toEqual({ contentRatingList: ['G', 'PG'], adultContentStatus: 'DISABLED' });
  expect((await api.get(INFO, token)).data).toEqual(data);
});

test("one visitor's choice is not another's", async () => {
  await api.post(MODIFY, { adultContentStatus: 'DISABLED' }, await api.guest());
  expect((await api.get(INFO, await api.guest())).data).toEqual(DEFAULTS);
});

test('an unknown rating is refused by field', async () => {
  const { data } = await api.post(MODIFY, { contentRatingList: ['NC17'] }, await api.guest());
  expect(data).toMatchObject({
    error: 'request.invalid',
    fields: { 'contentRatingList.0': expect.any(String) },
  });
});
