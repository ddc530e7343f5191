import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const DAY = 86_400_000;
const ME = '/user/user/login-user';
let api: TestApi;

beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.drop());

describe('the users endpoints', () => {
  test('register a guest who is then known by the token', async () => {
    const token = await api.guest();
    expect((await api.get(ME, token)).data).toMatchObject({ isRealUser: false, isAdmin: false, plan: null });
  });

  test('store only the hash of a token', async () => {
    const token = await api.guest();
    const { rows } = await api.database.pool.query("select encode(hash, 'base64') as hash from sessions");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('extend a token in use and expire one unused for 90 days', async () => {
    const used = await api.guest();
    const idle = await api.guest();
    for (let day = 0; day < 120; day += 30) {
      api.clock.advance(30 * DAY);
      expect((await api.get(ME, used)).status).toBe(200);
    }
    expect((await api.get(ME, idle)).status).toBe(401);
  });

  test('report an expired token on public calls too', async () => {
    const response = await api.get('/ai-lab/ai-story/feed', 'x'.repeat(43));
    expect(response).toMatchObject({ status: 401, code: 401, data: { error: 'transport.unauthorized' } });
  });

  test('limit an address to 60 guests a minute, independently of others', async () => {
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

  test('ignore addresses a client claims and use the one the proxy appended', async () => {
    const register = (claimed: number) =>
      api.send('/user/anonymity-register', {
        method: 'POST',
        headers: { 'x-forwarded-for': `10.0.0.${claimed}, 198.51.100.9` },
      });
    for (let i = 0; i < 60; i += 1) await register(i);
    expect((await register(99)).status).toBe(429);
  });

  test('count an IPv6 /64 network as one address', async () => {
    const register = (last: number) =>
      api.send('/user/anonymity-register', {
        method: 'POST',
        headers: { 'x-forwarded-for': `2001:db8:1:2::${last.toString(16)}` },
      });
    for (let i = 1; i <= 60; i += 1) await register(i);
    expect((await register(99)).status).toBe(429);
  });

  test('show a public profile without private fields', async () => {
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
    expect((await api.get('/user/user/unknown')).data.error).toBe('user.not_found');
  });
});
