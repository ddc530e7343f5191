import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const DAY = 86_400_000;
const ME = '/user/user/login-user';
let api: TestApi;

beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.drop());

test('a visitor becomes a guest by one call and is known by the token', async () => {
  const token = await api.guest();
  expect((await api.get(ME, token)).data).toMatchObject({ isRealUser: false, isAdmin: false, plan: null });
});

test('the database holds no token, only its hash', async () => {
  const token = await api.guest();
  const { rows } = await api.database.pool.query("select encode(hash, 'base64') as hash from tokens");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a token in use lives on; one left alone for 90 days is dead', async () => {
  const used = await api.guest();
  const idle = await api.guest();
  for (let day = 0; day < 120; day += 30) {
    api.clock.advance(30 * DAY);
    expect((await api.get(ME, used)).status).toBe(200);
  }
  expect((await api.get(ME, idle)).status).toBe(401);
});

test('a dead token is told so on public calls too, so that the browser can recover', async () => {
  const answer = await api.get('/ai-lab/ai-story/feed', 'x'.repeat(43));
  expect(answer).toMatchObject({ status: 401, code: 401, data: { error: 'transport.unauthorized' } });
});

test('one address registers 60 guests a minute and then waits; another address does not', async () => {
  const register = (address: string) =>
    api.send('/user/anonymity-register', { method: 'POST', headers: { 'x-forwarded-for': address } });
  for (let i = 0; i < 60; i += 1) expect((await register('198.51.100.7')).status).toBe(200);
  const refused = await register('198.51.100.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await register('198.51.100.8')).status).toBe(200);
  api.clock.advance(60_000);
  expect((await register('198.51.100.7')).status).toBe(200);
});

test('a caller cannot claim another address: only what the proxy appended counts', async () => {
  const register = (claimed: number) =>
    api.send('/user/anonymity-register', {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.0.0.${claimed}, 198.51.100.9` },
    });
  for (let i = 0; i < 60; i += 1) await register(i);
  expect((await register(99)).status).toBe(429);
});

test('an IPv6 household is one address, whichever of its own it comes from', async () => {
  const register = (last: number) =>
    api.send('/user/anonymity-register', {
      method: 'POST',
      headers: { 'x-forwarded-for': `2001:db8:1:2::${last.toString(16)}` },
    });
  for (let i = 1; i <= 60; i += 1) await register(i);
  expect((await register(99)).status).toBe(429);
});

test("another's profile is public and says nothing private", async () => {
  const token = await api.guest();
  const id = String((await api.get(ME, token)).data.id);
  const { data } = await api.get(`/user/user/${id}`);
  expect(Object.keys(data).sort()).toEqual([
    'avatarUrl',
    'createdAt',
    'id',
    'introduction',
    'isRealUser',
    'name',
  ]);
  expect((await api.get('/user/user/nobody')).data.error).toBe('user.not_found');
});
