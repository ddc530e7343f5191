import { addLogin } from '@storyloom/contract/users/endpoints/add-login';
import { addLoginUrl } from '@storyloom/contract/users/endpoints/add-login-url';
import { authUrl } from '@storyloom/contract/users/endpoints/auth-url';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { removeLogin } from '@storyloom/contract/users/endpoints/remove-login';
import { type IssuerLogin, logInAtIssuer } from '@storyloom/testing/oidc/log-in';
import { home } from '../support/site.ts';
import { type Attack, type Caller, newAddress, password, said } from './caller.ts';

/** Logs in at the site's test issuer; returns the answer that it sends the browser back with. */
export async function logInWith(caller: Caller, token: string, login: Partial<IssuerLogin> = {}) {
  const { data } = await caller.get(authUrl.path.replace('{identity}', 'local'), token);
  const { searchParams } = await logInAtIssuer(String(data.url), { mail: newAddress(), ...login });
  const parameter = (name: string) => searchParams.get(name) ?? '';
  return {
    identityType: parameter('state'),
    code: parameter('code'),
    iss: parameter('iss'),
    redirectUrl: home,
  };
}

const finish = async (caller: Caller, response: object, token?: string) =>
  said(await caller.call(loginOrRegister.path, response, token));
const refused = /auth\.oauth_failed/;

const redirects = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  `${home}\\@evil.example`,
  `${home}@evil.example`,
  'http://localhost。evil.example',
  'https://evil.example',
];

const redirectAttacks = Object.fromEntries(
  redirects.map((redirectUrl): [string, Attack] => [
    `redirect_uri ${redirectUrl}`,
    {
      refused,
      async run(caller) {
        const guest = await caller.guest();
        return finish(caller, { ...(await logInWith(caller, guest)), redirectUrl }, guest);
      },
    },
  ]),
);

export const oauthAttacks: Record<string, Attack> = {
  'an OAuth state used twice': {
    refused: /^200 ok, then 200 auth\.oauth_failed/,
    async run(caller) {
      const guest = await caller.guest();
      const response = await logInWith(caller, guest);
      const first = await caller.call(loginOrRegister.path, response, guest);
      return `${said(first)}, then ${await finish(caller, response, first.data.tokenId)}`;
    },
  },
  'the OAuth state of another browser': {
    refused,
    async run(caller) {
      const response = await logInWith(caller, await caller.guest());
      return finish(caller, response, await caller.guest());
    },
  },
  'the OAuth state of another login': {
    refused,
    async run(caller) {
      const guest = await caller.guest();
      const [one, other] = [await logInWith(caller, guest), await logInWith(caller, guest)];
      return finish(caller, { ...one, identityType: other.identityType }, guest);
    },
  },
  'an answer without an OAuth state': {
    refused: /request\.invalid/,
    async run(caller) {
      const guest = await caller.guest();
      return finish(caller, { ...(await logInWith(caller, guest)), identityType: '' }, guest);
    },
  },
  'an answer with a guessed OAuth state': {
    refused,
    async run(caller) {
      const guest = await caller.guest();
      const identityType = `local.${'x'.repeat(43)}`;
      return finish(caller, { ...(await logInWith(caller, guest)), identityType }, guest);
    },
  },
  'an answer in the name of another issuer': {
    refused,
    async run(caller) {
      const guest = await caller.guest();
      return finish(caller, { ...(await logInWith(caller, guest)), iss: 'https://evil.example' }, guest);
    },
  },
  'an answer that hides its issuer': {
    refused,
    async run(caller) {
      const guest = await caller.guest();
      const { iss: _, ...answer } = await logInWith(caller, guest);
      return finish(caller, answer, guest);
    },
  },
  'a login that a thief adds with a stolen token': {
    refused:
      /auth\.proof_wrong.*, then 200 auth\.oauth_failed.*, then 200 auth\.proof_wrong.*; the owner: 200 ok$/,
    async run(caller) {
      const { mail, token } = await caller.signUp();
      const begun = await caller.call(addLoginUrl.path, { identity: 'local', proof: {} }, token);
      const added = await caller.call(addLogin.path, await logInWith(caller, token), token);
      const removed = await caller.call(removeLogin.path, { id: 'any', proof: {} }, token);
      const owner = await caller.logIn(mail, password);
      return `${said(begun)}, then ${said(added)}, then ${said(removed)}; the owner: ${said(owner)}`;
    },
  },
  ...redirectAttacks,
};
