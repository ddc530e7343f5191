import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { mailPwdForgotPwd } from '@storyloom/contract/users/endpoints/mail-pwd-forgot-pwd';
import { allowNextCode } from '../support/sign-up.ts';
import { type Attack, alike, type Caller, newAddress, otherPassword, type TestResponse } from './caller.ts';
import { logInWith } from './oauth.ts';

const refused = /^the same answer/;

/** Compares the answers for an address with an account and one without. */
async function compare(caller: Caller, ask: (mail: string) => Promise<TestResponse>): Promise<string> {
  const { mail } = await caller.signUp();
  await allowNextCode(mail);
  return alike(await ask(mail), await ask(newAddress()));
}

/** Attempts to learn which addresses have an account. A test compares the hashes. */
export const knownAddressAttacks: Record<string, Attack> = {
  'an unknown address at the login': {
    refused,
    run: (caller) => compare(caller, (mail) => caller.logIn(mail, 'not the password')),
  },
  'a known address asks for a registration code': {
    refused,
    run: (caller) => compare(caller, (mail) => caller.sendCode(mail, 'REGISTER')),
  },
  'a known address at the registration, with a guessed code': {
    refused,
    run: (caller) => compare(caller, (mail) => caller.logIn(mail, otherPassword, { code: '000000' })),
  },
  'an unknown address asks for a new password': {
    refused,
    run: (caller) => compare(caller, (mail) => caller.sendCode(mail, 'RESET')),
  },
  'an unknown address at the new password, with a guessed code': {
    refused,
    run: (caller) =>
      compare(caller, (account) =>
        caller.call(mailPwdForgotPwd.path, { account, code: '000000', accessToken: otherPassword }),
      ),
  },
  'a known address that the issuer has not verified': {
    refused: /^the same answer: 200 ok$/,
    run: (caller) =>
      compare(caller, async (mail) => {
        const guest = await caller.guest();
        const response = await logInWith(caller, guest, { mail, isVerified: false });
        return caller.call(loginOrRegister.path, response, guest);
      }),
  },
};
