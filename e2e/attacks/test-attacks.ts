import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface TestAttack {
  name: string;
  /** Path from the root of the project. */
  file: string;
  title: string;
}

const inModule = (path: string, tests: Record<string, string>): TestAttack[] =>
  Object.entries(tests).map(([name, title]) => ({ name, title, file: `api/modules/${path}.pg.test.ts` }));

/** Attacks that need a failing process or a forged issuer, and are carried out by other tests of the suite. */
export const testAttacks: TestAttack[] = [
  ...inModule('mail/mail', {
    'a mail server that is down': 'retries while the server is down',
    'a mail server that is silent': 'retries a server that is silent %s, until the mail has expired',
    'a mail server that refuses one address': 'gives up a refused address and sends the next mail',
  }),
  ...inModule('accounts/oauth/oauth-attacks', {
    'an issuer that is down':
      'answers auth.issuer_down before and after the redirect, and logs in again once it is up',
    'an issuer with new keys': 'may change between two logins',
    'an identity signed with other keys': 'must have signed the identity',
    'an ID token for another client': 'for another client is refused',
    'the code of another issuer': 'cannot answer for another one',
  }),
  ...inModule('accounts/merge', {
    'a merge that is killed at every step': 'changes nothing if it is killed after any step',
  }),
  ...inModule('accounts/deletion/deletion', {
    'what another tab wrote while the account was deleted':
      'also erases what another tab writes while the account is deleted',
  }),
];

/** The tests that do not exist. */
export const missingTests = (): string[] =>
  testAttacks.flatMap(({ file, title }) =>
    readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8').includes(`'${title}'`)
      ? []
      : [`${file} › ${title}`],
  );
