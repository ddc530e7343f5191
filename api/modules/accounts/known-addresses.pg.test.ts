import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi, type TestResponse } from '../../testing/test-api.ts';
import { issuerSettings, startTestIssuer, type TestIssuer } from './testing/issuers.ts';
import { createVisitor, type Visitor } from './testing/visitor.ts';

let api: TestApi;
let acorn: TestIssuer;
let addresses = 0;
/** Kinds of the computed hashes, which are nearly all of the work of these calls. */
let hashes: string[] = [];

// The mock must not stay in the modules of other test files of this worker.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  const counted =
    <Args extends unknown[], Result>(kind: string, compute: (...args: Args) => Result) =>
    (...args: Args): Result => {
      hashes.push(kind);
      return compute(...args);
    };
  return {
    hash: counted('password', argon2.hash),
    hashRaw: counted('code', argon2.hashRaw),
    verify: counted('verify', argon2.verify),
  };
});

beforeAll(async () => {
  acorn = await startTestIssuer('acorn');
  api = await createTestApi(issuerSettings(acorn));
  // The first login with an unknown address computes the hash of a decoy.
  await createVisitor(api).logIn(newAddress());
});
afterAll(async () => {
  vi.resetModules();
  await Promise.all([api.drop(), acorn.close()]);
});
beforeEach(() => api.clock.advance(60_000));

const newAddress = () => `mira${++addresses}@example.org`;

/** The answer, and the hashes computed for it. */
async function watch(ask: (visitor: Visitor) => Promise<TestResponse>) {
  const visitor = createVisitor(api, await api.guest());
  hashes = [];
  const { status, code, msg, data } = await ask(visitor);
  return { answer: { status, code, msg, data }, hashes: hashes.toSorted() };
}

type Ask = (visitor: Visitor, mail: string) => Promise<TestResponse>;
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
