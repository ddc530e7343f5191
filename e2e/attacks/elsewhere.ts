import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', 'api', 'modules');

/** Attacks that need another process to fail, or a forged issuer: tests of the suite show them. */
const shown: Record<string, [file: string, title: string]> = {
  'a mail server that is down': ['mail/mail.pg.test.ts', 'retries while the server is down'],
  'a mail server that is silent': [
    'mail/mail.pg.test.ts',
    'retries a server that is silent %s, until the mail has expired',
  ],
  'a mail server that refuses one address': [
    'mail/mail.pg.test.ts',
    'gives up a refused address and sends the next mail',
  ],
  'an issuer that is down': [
    'accounts/oauth/oauth-attacks.pg.test.ts',
    'answers auth.issuer_down before and after the redirect, and logs in again once it is up',
  ],
  'an issuer with new keys': ['accounts/oauth/oauth-attacks.pg.test.ts', 'may change between two logins'],
  'an identity signed with other keys': [
    'accounts/oauth/oauth-attacks.pg.test.ts',
    'must have signed the identity',
  ],
  'an ID token for another client': [
    'accounts/oauth/oauth-attacks.pg.test.ts',
    'for another client is refused',
  ],
  'the code of another issuer': ['accounts/oauth/oauth-attacks.pg.test.ts', 'cannot answer for another one'],
  'a merge that is killed at every step': [
    'accounts/merge.pg.test.ts',
    'changes nothing if it is killed after any step',
  ],
  'what another tab wrote while the account was deleted': [
    'accounts/deletion/deletion.pg.test.ts',
    'leaves nothing of what another tab writes while the account is deleted',
  ],
};

/** Lines that name the tests, and those that do not exist. */
export function listElsewhere(): { lines: string[]; missing: string[] } {
  const entries = Object.entries(shown);
  return {
    lines: entries.map(([name, [file, title]]) => `${name}: shown by api/modules/${file} › ${title}`),
    missing: entries.flatMap(([, [file, title]]) =>
      readFileSync(join(root, file), 'utf8').includes(`'${title}'`) ? [] : [`${file} › ${title}`],
    ),
  };
}
