import type { APIRequestContext } from '@playwright/test';
import { account as pointsAccount } from '@storyloom/contract/points/endpoints/account';
import { anonymityRegister } from '@storyloom/contract/users/endpoints/anonymity-register';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { sendMailPwdCode } from '@storyloom/contract/users/endpoints/send-mail-pwd-code';
import { expect } from '../support/fixtures.ts';
import { readCode } from '../support/outbox.ts';

export const password = 'seven lanterns at sea';
export const otherPassword = 'nine herons at dusk';
export const newAddress = () => `attack.${crypto.randomUUID()}@example.org`;

export interface TestResponse {
  status: number;
  code: number;
  msg: string;
  data: Record<string, unknown> & { error?: string; tokenId?: string };
}

/** An attack, and the answer of a site that refuses it. */
export interface Attack {
  run(caller: Caller): Promise<string>;
  refused: RegExp;
}

export type Caller = ReturnType<typeof callerOf>;

/** Requests from an attacker's script, outside any page. */
export function callerOf(request: APIRequestContext) {
  async function call(path: string, data: object, token?: string, headers = {}): Promise<TestResponse> {
    const response = await request.post(`/api${path}`, {
      data,
      headers: { ...(token && { tokenid: token }), ...headers },
    });
    return { status: response.status(), ...(await response.json()) };
  }
  async function get(path: string, token: string): Promise<TestResponse> {
    const response = await request.get(`/api${path}`, { headers: { tokenid: token } });
    return { status: response.status(), ...(await response.json()) };
  }
  const logIn = (mail: string, accessToken: string, more = {}, headers = {}) =>
    call(
      loginOrRegister.path,
      { identityType: 'MAIL_PWD', account: mail, accessToken, ...more },
      undefined,
      headers,
    );
  return {
    request,
    call,
    get,
    logIn,
    sendCode: (mail: string, purpose: string, token?: string) =>
      call(sendMailPwdCode.path, { mail, purpose }, token),
    guest: async () => (await call(anonymityRegister.path, {})).data.tokenId ?? '',
    status: async (token: string) => (await get(loginUser.path, token)).status,
    points: async (token: string) => Number((await get(pointsAccount.path, token)).data.totalIntegral),
    /** Registers an address; returns the token. */
    async signUp(mail = newAddress()): Promise<{ mail: string; token: string }> {
      await this.sendCode(mail, 'REGISTER');
      const { data } = await logIn(mail, password, { code: await readCode(mail) });
      expect(data.tokenId).toBeTruthy();
      return { mail, token: data.tokenId ?? '' };
    },
  };
}

/** An answer as one line. */
export const said = ({ status, code, msg, data }: TestResponse) =>
  `${status} ${code === 0 ? 'ok' : `${data.error}: ${msg}`}`;

/** Two answers, which must be the same, as one line. */
export const alike = (one: TestResponse, other: TestResponse) =>
  said(one) === said(other) ? `the same answer: ${said(one)}` : `${said(one)} / ${said(other)}`;
