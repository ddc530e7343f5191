import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { silentLogger } from '../../platform/logger.ts';
import { type Answer, createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createHashPool, type RunHash } from './passwords/hash-pool.ts';
import { issuerSettings, startTestIssuer, type TestIssuer } from './testing/issuers.ts';
import { createVisitor, type Visitor } from './testing/visitor.ts';

let api: TestApi;
let acorn: TestIssuer;
let addresses = 0;
/** Kinds of the computed hashes, which are nearly all of the work of these calls. */
let hashes: string[] = [];

beforeAll(async () => {
  acorn = await startTestIssuer('acorn');
  const compute = createHashPool();
  const count: RunHash = (task) => {
    hashes.push(task.kind);
    return compute(task);
  };
  api = await createTestApi(issuerSettings(acorn), undefined, silentLogger, count);
  // The first login with an unknown address computes the hash of a decoy.
  await createVisitor(api).logIn(newAddress());
});
afterAll(async () => {
  await Promise.all([api.drop(), acorn.close()]);
});
beforeEach(() => api.clock.advance(60_000));

const newAddress = () => `mira${++addresses}@example.org`;

/** The answer, and the hashes computed for it. */
async function watch(ask: (visitor: Visitor) => Promise<Answer>) {
  const visitor = createVisitor(api, await api.guest());
  hashes = [];
  const { status, code, msg, data } = await ask(visitor);
  return { answer: { status, code, msg, data }, hashes: hashes.toSorted() };
}

type Ask = (visitor: Visitor, mail: string) => Promise<Answer>;
const refused: [title: string, ask: Ask, hashes: string[]][] = [
  ['a login', (visitor, mail) => visitor.logIn(mail, 'not the password'), ['verify']],
  ['a code for a registration', (visitor, mail) => visitor.sendCode(mail, 'REGISTER'), ['code']],
  ['a code for a new password', (visitor, mail) => visitor.sendCode(mail, 'RESET'), ['code']],
  ['a registration', (visitor, mail) => visitor.register(mail, '000000'), ['code', 'password']],
  [
    'a new password',
    (visitor, mail) => visitor.reset(mail, '000000', 'brass-kettle-88'),
    ['code', 'password'],
  ],
];

describe('a known and an unknown address', () => {
  test.each(refused)('need the same hashes for %s, and get the same answer', async (_, ask, expected) => {
    const known = newAddress();
    await createVisitor(api, await api.guest()).signUp(known);
    api.clock.advance(60_000);
    const found = [];
    for (const mail of [known, newAddress()]) found.push(await watch((visitor) => ask(visitor, mail)));
    expect(found[0]?.hashes).toEqual(expected);
    expect(found[1]).toEqual(found[0]);
  });

  test('need no hash for a login by OAuth, if the issuer has not verified them', async () => {
    const known = newAddress();
    await createVisitor(api, await api.guest()).signUp(known);
    for (const mail of [known, newAddress()]) {
      const found = await watch((visitor) => visitor.logInByOAuth('acorn', mail, { isVerified: false }));
      expect(found).toMatchObject({ answer: { code: 0, data: { isNewUser: true } }, hashes: [] });
    }
  });
});
