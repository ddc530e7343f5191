import { changePassword } from '@storyloom/contract/users/endpoints/change-password';
import { deleteAccount } from '@storyloom/contract/users/endpoints/delete-account';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { logout } from '@storyloom/contract/users/endpoints/logout';
import { nickname } from '@storyloom/contract/users/endpoints/nickname';
import { readCode } from '../support/outbox.ts';
import { type Attack, newAddress, otherPassword, password, said } from './caller.ts';

const ended = /^401$/;
const invalid = /request\.invalid/;

export const sessionAttacks: Record<string, Attack> = {
  'a stolen token after the logout': {
    refused: ended,
    async run(caller) {
      const { token } = await caller.signUp();
      await caller.call(logout.path, {}, token);
      return String(await caller.status(token));
    },
  },
  'a stolen token after a change of the password': {
    refused: ended,
    async run(caller) {
      const { mail, token } = await caller.signUp();
      const stolen = (await caller.logIn(mail, password)).data.tokenId ?? '';
      const change = { accessToken: otherPassword, currentAccessToken: password };
      await caller.call(changePassword.path, change, token);
      return String(await caller.status(stolen));
    },
  },
  'the token of a guest after the registration': {
    refused: ended,
    async run(caller) {
      const guest = await caller.guest();
      const mail = newAddress();
      await caller.sendCode(mail, 'REGISTER', guest);
      const code = await readCode(mail);
      const login = { identityType: 'MAIL_PWD', account: mail, accessToken: password, code };
      await caller.call(loginOrRegister.path, login, guest);
      return String(await caller.status(guest));
    },
  },
  'two logins of one guest at once': {
    refused: /; 0 points moved$/,
    async run(caller) {
      const { mail, token } = await caller.signUp();
      const before = await caller.points(token);
      const guest = await caller.guest();
      const login = { identityType: 'MAIL_PWD', account: mail, accessToken: password };
      const responses = await Promise.all([1, 2].map(() => caller.call(loginOrRegister.path, login, guest)));
      const moved = (await caller.points(token)) - before;
      const statuses = responses.map(({ status }) => status).sort();
      return `${statuses.join(' and ')}; ${moved} points moved`;
    },
  },
  'a tab that writes while another deletes the account': {
    refused: /^200 ok; then 401, 401 for another write$/,
    async run(caller) {
      const { mail, token } = await caller.signUp();
      const tab = (await caller.logIn(mail, password)).data.tokenId ?? '';
      const rename = () => caller.call(nickname.path, { nickname: 'Still here' }, tab);
      const [removed] = await Promise.all([
        caller.call(deleteAccount.path, { accessToken: password }, token),
        ...Array.from({ length: 8 }, rename),
      ]);
      return `${said(removed)}; then ${await caller.status(tab)}, ${(await rename()).status} for another write`;
    },
  },
  'a login that another site sends (Sec-Fetch-Site)': {
    refused: /^403/,
    async run(caller) {
      const { mail } = await caller.signUp();
      return said(await caller.logIn(mail, password, {}, { 'sec-fetch-site': 'cross-site' }));
    },
  },
  'a login that another site sends (Origin)': {
    refused: /^403/,
    async run(caller) {
      const { mail } = await caller.signUp();
      return said(await caller.logIn(mail, password, {}, { origin: 'https://evil.example' }));
    },
  },
  'the name of another user': {
    refused: invalid,
    async run(caller) {
      const [one, other] = [await caller.signUp(), await caller.signUp()];
      const victim = (await caller.call(nickname.path, { nickname: 'Agnes' }, other.token)).data.id;
      return said(await caller.call(nickname.path, { nickname: 'Mallory', userId: victim }, one.token));
    },
  },
  'a line break in a mail address': {
    refused: invalid,
    run: async (caller) => said(await caller.sendCode('a@example.org\r\nBcc: b@example.org', 'REGISTER')),
  },
  'SQL in a mail address': {
    refused: invalid,
    run: async (caller) => said(await caller.logIn("' or 1=1 --@example.org", password)),
  },
  'a NUL in a password': {
    refused: invalid,
    run: async (caller) => said(await caller.logIn(newAddress(), `lantern\0moth`)),
  },
};
