import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabaseDoor } from './testing/database-door.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

describe('the API without its database', () => {
  test('recovers from cut connections without losing data', async () => {
    const token = await api.guest();
    const calls = Array.from({ length: 8 }, () => api.get('/user/user/login-user', token));
    await Promise.all(calls);
    const killer = new pg.Client({ connectionString: api.url });
    await killer.connect();
    await killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await killer.end();
    const account = () => api.get('/ai-lab/user-integral-account/account', token);
    // The first call on a connection that was cut may fail with a 503, after which the caller retries.
    for (let i = 0; i < 3; i += 1) expect([200, 503]).toContain((await account()).status);
    await expect.poll(account).toMatchObject({ status: 200, data: { totalIntegral: 50 } });
  });

  test('replies 503 while the database is unreachable, stays alive and recovers', async () => {
    const door = await openDatabaseDoor(api.url);
    const away = await createTestApi({}, door.to);
    const token = await away.guest();
    await door.close();
    const refused = await away.get('/user/user/login-user', token);
    expect(refused).toMatchObject({ status: 503, code: 503, data: { error: 'transport.unavailable' } });
    expect((await away.get('/ready')).status).toBe(503);
    expect((await away.get('/alive')).status).toBe(200);
    await door.open();
    expect((await away.get('/ready')).status).toBe(200);
    expect((await away.get('/user/user/login-user', token)).status).toBe(200);
    await away.drop();
    await door.close();
  });
});
