import { siteHeader } from '@storyloom/contract/core/headers';
import type { OwnerProof } from '@storyloom/contract/moderation/entities/owner-proof';
import type { OAuthReturn } from '@storyloom/contract/users/oauth-return';
import { type IssuerLogin, logInAtIssuer } from '@storyloom/testing/oidc/log-in';
import { readCode } from '../../../testing/mailbox.ts';
import type { TestApi } from '../../../testing/test-api.ts';

export const PASSWORD = 'lantern-moth-17';
/** Origin of the site for test visitors. */
export const SITE = 'http://localhost:3000';
/** Each test visitor has its own network, so that limits per network do not interfere. */
let visitors = 0;

export type Visitor = ReturnType<typeof createVisitor>;

/** The calls of the login dialog, made by one visitor with or without a token. */
export function createVisitor(api: TestApi, token?: string) {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const visitor = { token };

  const headers = () => ({
    'content-type': 'application/json',
    'x-forwarded-for': address,
    [siteHeader]: SITE,
    ...(visitor.token === undefined ? {} : { tokenid: visitor.token }),
  });
  const post = (path: string, body: object) =>
    api.send(path, { method: 'POST', headers: headers(), body: JSON.stringify(body) });
  const get = (path: string, more: Record<string, string> = {}) =>
    api.send(path, { headers: { ...headers(), ...more } });
  const adopt = <T extends { data: Record<string, unknown> }>(response: T): T => {
    if (typeof response.data.tokenId === 'string') visitor.token = response.data.tokenId;
    return response;
  };

  return Object.assign(visitor, {
    post,
    get,
    sendCode: (mail: string, purpose?: string) => post('/user/sendMailPwdCode', { mail, purpose }),
    logIn: async (account: string, accessToken = PASSWORD) =>
      adopt(await post('/user/loginOrRegister', { identityType: 'MAIL_PWD', account, accessToken })),
    register: async (account: string, code: string, accessToken = PASSWORD) =>
      adopt(await post('/user/loginOrRegister', { identityType: 'MAIL_PWD', account, accessToken, code })),
    reset: (account: string, code: string, accessToken: string) =>
      post('/user/mailPwdForgotPwd', { account, code, accessToken }),
    me: () => api.get('/user/user/login-user', visitor.token),

    /** The address of an issuer's login page. */
    authUrl: async (type: string) => new URL(String((await get(`/user/auth/${type}`)).data.url)),

    /** Logs in at an issuer, and returns the parameters of the redirect back. */
    async logInAt(type: string, login: IssuerLogin): Promise<OAuthReturn> {
      return this.returnFrom((await this.authUrl(type)).href, login);
    },

    /** Logs in at the login page of an issuer, and returns the parameters of the redirect back. */
    returnFrom: async (url: string, login: IssuerLogin): Promise<OAuthReturn> =>
      readReturn(await logInAtIssuer(url, login)),

    /** Adds a login at an issuer to the account of the visitor, after a proof that it is theirs. */
    async addLoginAt(type: string, login: IssuerLogin, proof: OwnerProof = { accessToken: PASSWORD }) {
      const begun = await post('/user/logins/url', { identity: type, proof });
      if (begun.code !== 0) return begun;
      return post('/user/logins/add', await this.returnFrom(String(begun.data.url), login));
    },

    finishOAuth: async (returned: OAuthReturn) => adopt(await post('/user/loginOrRegister', returned)),

    /** Logs in by OAuth. */
    async logInByOAuth(type: string, mail: string, more: Omit<IssuerLogin, 'mail'> = {}) {
      return this.finishOAuth(await this.logInAt(type, { mail, ...more }));
    },

    /** Registers an address with the code of its mail. */
    async signUp(mail: string) {
      await this.sendCode(mail, 'REGISTER');
      const response = await this.register(mail, (await readCode(api, mail)) ?? '');
      if (response.code !== 0) throw new Error(response.msg);
      return response;
    },
  });
}

/** Reads the parameters of the address that an issuer redirected to. */
export function readReturn(address: URL): OAuthReturn {
  const parameter = (name: string) => address.searchParams.get(name) ?? '';
  return {
    identityType: parameter('state'),
    code: parameter('code'),
    iss: parameter('iss'),
    redirectUrl: address.origin,
  };
}
