import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { deleteCodesBefore } from './codes/codes.repository.ts';
import { deleteExpired } from './oauth/transactions.repository.ts';
import { issuerSettings, startTestIssuer, type TestIssuer } from './testing/issuers.ts';
import { createVisitor } from './testing/visitor.ts';

const LIFETIME_MS = 10 * 60_000;
let api: TestApi;
let acorn: TestIssuer;

beforeAll(async () => {
  acorn = await startTestIssuer('acorn');
  api = await createTestApi(issuerSettings(acorn));
});
afterAll(async () => {
  await Promise.all([api.drop(), acorn.close()]);
});

const total = async (table: string) =>
  (await api.database.pool.query(`select count(*)::int as total from ${table}`)).rows[0].total as number;
const now = () => api.clock.now();

describe('expired rows are deleted, and no others:', () => {
  test('codes', async () => {
    const visitor = createVisitor(api, await api.guest());
    await visitor.sendCode('early@example.org', 'REGISTER');
    api.clock.advance(1);
    await visitor.sendCode('late@example.org', 'REGISTER');
    api.clock.advance(LIFETIME_MS);
    await deleteCodesBefore(api.database.db, now());
    const { rows } = await api.database.pool.query('select mail from mail_codes');
    expect(rows).toEqual([{ mail: 'late@example.org' }]);
  });

  test('unfinished logins at a service, and those that wait for a password', async () => {
    const [owner, guest] = [createVisitor(api, await api.guest()), createVisitor(api, await api.guest())];
    const mail = 'owner@example.org';
    await owner.signUp(mail);
    await guest.logInByOAuth('acorn', mail);
    await guest.authUrl('acorn');
    api.clock.advance(LIFETIME_MS - 1);
    await deleteExpired(api.database.db, now());
    expect([await total('oauth_transactions'), await total('oauth_proofs')]).toEqual([1, 1]);
    api.clock.advance(1);
    await deleteExpired(api.database.db, now());
    expect([await total('oauth_transactions'), await total('oauth_proofs')]).toEqual([0, 0]);
  });
});
