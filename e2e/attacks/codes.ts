import { addLoginUrl } from '@storyloom/contract/users/endpoints/add-login-url';
import { changeMail } from '@storyloom/contract/users/endpoints/change-mail';
import { deleteAccount } from '@storyloom/contract/users/endpoints/delete-account';
import { mailPwdForgotPwd } from '@storyloom/contract/users/endpoints/mail-pwd-forgot-pwd';
import { runStatement } from '../support/database.ts';
import { readCode } from '../support/outbox.ts';
import { allowNextCode } from '../support/sign-up.ts';
import { type Attack, type Caller, newAddress, otherPassword, password, said } from './caller.ts';

const wrongCode = (code: string) => (code === '111111' ? '222222' : '111111');
const refused = /auth\.code_wrong/;

const reset = (caller: Caller, account: string, code: string) =>
  caller.call(mailPwdForgotPwd.path, { account, code, accessToken: otherPassword });

/** Registers an account and requests a code for this purpose within the same minute. */
async function ownCode(caller: Caller, purpose: 'DELETE' | 'CHANGE_MAIL') {
  const owner = await caller.signUp();
  const mail = purpose === 'DELETE' ? owner.mail : newAddress();
  if (mail === owner.mail) await allowNextCode(mail);
  // The outbox also has the code of the registration.
  await runStatement('delete from mails where recipient = $1', [mail]);
  await caller.sendCode(mail, purpose, owner.token);
  return { owner, mail, code: await readCode(mail) };
}

export const codeAttacks: Record<string, Attack> = {
  'five wrong codes, then the right one': {
    refused,
    async run(caller) {
      const mail = newAddress();
      await caller.sendCode(mail, 'REGISTER');
      const code = await readCode(mail);
      for (let attempt = 0; attempt < 5; attempt += 1)
        await caller.logIn(mail, password, { code: wrongCode(code) });
      return said(await caller.logIn(mail, password, { code }));
    },
  },
  'a code after its ten minutes': {
    refused,
    async run(caller) {
      const mail = newAddress();
      await caller.sendCode(mail, 'REGISTER');
      const code = await readCode(mail);
      await runStatement("update mail_codes set expires_at = now() - interval '1 second' where mail = $1", [
        mail,
      ]);
      return said(await caller.logIn(mail, password, { code }));
    },
  },
  'a code used twice': {
    refused,
    async run(caller) {
      const mail = newAddress();
      await caller.sendCode(mail, 'REGISTER');
      const code = await readCode(mail);
      await caller.logIn(mail, password, { code });
      return said(await reset(caller, mail, code));
    },
  },
  'a registration code for a new password': {
    refused,
    async run(caller) {
      const { mail } = await caller.signUp();
      const fresh = newAddress();
      await caller.sendCode(fresh, 'REGISTER');
      return said(await reset(caller, mail, await readCode(fresh)));
    },
  },
  'a deletion code for a new password': {
    refused,
    async run(caller) {
      const { mail, code } = await ownCode(caller, 'DELETE');
      return said(await reset(caller, mail, code));
    },
  },
  'a deletion code for another address': {
    refused,
    async run(caller) {
      const { owner, mail, code } = await ownCode(caller, 'DELETE');
      return said(await caller.call(changeMail.path, { mail, code, accessToken: password }, owner.token));
    },
  },
  'a deletion code for a new login': {
    refused: /auth\.proof_wrong/,
    async run(caller) {
      const { owner, code } = await ownCode(caller, 'DELETE');
      const input = { identity: 'local', proof: { code } };
      return said(await caller.call(addLoginUrl.path, input, owner.token));
    },
  },
  'a code for another address, for a new login': {
    refused: /auth\.proof_wrong/,
    async run(caller) {
      const { owner, code } = await ownCode(caller, 'CHANGE_MAIL');
      const input = { identity: 'local', proof: { code } };
      return said(await caller.call(addLoginUrl.path, input, owner.token));
    },
  },
  'a code for another address, for a registration': {
    refused,
    async run(caller) {
      const { mail, code } = await ownCode(caller, 'CHANGE_MAIL');
      return said(await caller.logIn(mail, otherPassword, { code }));
    },
  },
  'a code for another address, for a deletion': {
    refused,
    async run(caller) {
      const { owner, code } = await ownCode(caller, 'CHANGE_MAIL');
      return said(await caller.call(deleteAccount.path, { code }, owner.token));
    },
  },
  'a second code within a minute': {
    refused: /auth\.code_too_soon/,
    async run(caller) {
      const mail = newAddress();
      await caller.sendCode(mail, 'REGISTER');
      return said(await caller.sendCode(mail, 'REGISTER'));
    },
  },
};
