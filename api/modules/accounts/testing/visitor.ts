import { readCode } from '../../../testing/mailbox.ts';
import type { TestApi } from '../../../testing/test-api.ts';

export const PASSWORD = 'lantern-moth-17';
/** Each test visitor has a network of its own, so that limits of networks do not interfere. */
let visitors = 0;

export type Visitor = ReturnType<typeof createVisitor>;

/** Calls of the login dialog by one visitor, who has a token or none. */
export function createVisitor(api: TestApi, token?: string) {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const visitor = { token };

  const post = (path: string, body: object) =>
    api.send(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(visitor.token === undefined ? {} : { tokenid: visitor.token }),
      },
      body: JSON.stringify(body),
    });
  const adopt = <T extends { data: Record<string, unknown> }>(answer: T): T => {
    if (typeof answer.data.tokenId === 'string') visitor.token = answer.data.tokenId;
    return answer;
  };

  return Object.assign(visitor, {
    post,
    sendCode: (mail: string, purpose?: string) => post('/user/sendMailPwdCode', { mail, purpose }),
    logIn: async (account: string, accessToken = PASSWORD) =>
      adopt(await post('/user/loginOrRegister', { identityType: 'MAIL_PWD', account, accessToken })),
    register: async (account: string, code: string, accessToken = PASSWORD) =>
      adopt(await post('/user/loginOrRegister', { identityType: 'MAIL_PWD', account, accessToken, code })),
    reset: (account: string, code: string, accessToken: string) =>
      post('/user/mailPwdForgotPwd', { account, code, accessToken }),
    me: () => api.get('/user/user/login-user', visitor.token),

    /** Registers an address with the code of its mail. */
    async signUp(mail: string) {
      await this.sendCode(mail, 'REGISTER');
      const answer = await this.register(mail, (await readCode(api, mail)) ?? '');
      if (answer.code !== 0) throw new Error(answer.msg);
      return answer;
    },
  });
}
