import type { APIRequestContext, Page } from '@playwright/test';
import { account as pointsAccount } from '@storyloom/contract/endpoints/points/account';
import { anonymityRegister } from '@storyloom/contract/endpoints/users/anonymity-register';
import { changePassword } from '@storyloom/contract/endpoints/users/change-password';
import { loginOrRegister } from '@storyloom/contract/endpoints/users/login-or-register';
import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { logout } from '@storyloom/contract/endpoints/users/logout';
import { mailPwdForgotPwd } from '@storyloom/contract/endpoints/users/mail-pwd-forgot-pwd';
import { nickname } from '@storyloom/contract/endpoints/users/nickname';
import { sendMailPwdCode } from '@storyloom/contract/endpoints/users/send-mail-pwd-code';
import { uploadUserAvatar } from '@storyloom/contract/endpoints/users/upload-user-avatar';
import { expect, test } from './support/fixtures.ts';
import { readCode } from './support/outbox.ts';

const MB = 1024 ** 2;
const password = 'seven lanterns at sea';
const otherPassword = 'nine herons at dusk';
let addresses = 0;
const newAddress = () => `attack.${Date.now()}.${++addresses}@example.org`;

interface Answer {
  status: number;
  code: number;
  msg: string;
  data: Record<string, unknown> & { error?: string; tokenId?: string };
}

/** Calls of an attacker's script, outside any page. */
function callerOf(request: APIRequestContext) {
  async function call(path: string, data: object, token?: string, headers = {}): Promise<Answer> {
    const response = await request.post(`/api${path}`, {
      data,
      headers: { ...(token && { tokenid: token }), ...headers },
    });
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
    call,
    logIn,
    sendCode: (mail: string, purpose: string, token?: string) =>
      call(sendMailPwdCode.path, { mail, purpose }, token),
    guest: async () => (await call(anonymityRegister.path, {})).data.tokenId ?? '',
    status: async (token: string) =>
      (await request.get(`/api${loginUser.path}`, { headers: { tokenid: token } })).status(),
    points: async (token: string) =>
      (await (await request.get(`/api${pointsAccount.path}`, { headers: { tokenid: token } })).json()).data
        .totalIntegral,
    /** Registers an address; returns the token. */
    async signUp(mail = newAddress()): Promise<{ mail: string; token: string }> {
      await this.sendCode(mail, 'REGISTER');
      const { data } = await logIn(mail, password, { code: await readCode(mail) });
      expect(data.tokenId).toBeTruthy();
      return { mail, token: data.tokenId ?? '' };
    },
  };
}

type Caller = ReturnType<typeof callerOf>;

const said = ({ status, code, msg, data }: Answer) =>
  `${status} ${code === 0 ? 'ok' : `${data.error}: ${msg}`}`;
const wrongCode = (code: string) => (code === '111111' ? '222222' : '111111');

const codes: Record<string, (caller: Caller) => Promise<string>> = {
  async 'five wrong codes, then the right one'(caller) {
    const mail = newAddress();
    await caller.sendCode(mail, 'REGISTER');
    const code = await readCode(mail);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await caller.logIn(mail, password, { code: wrongCode(code) });
    return said(await caller.logIn(mail, password, { code }));
  },
  async 'a code used twice'(caller) {
    const mail = newAddress();
    await caller.sendCode(mail, 'REGISTER');
    const code = await readCode(mail);
    await caller.logIn(mail, password, { code });
    return said(
      await caller.call(mailPwdForgotPwd.path, { account: mail, code, accessToken: otherPassword }),
    );
  },
  async 'a registration code for a new password'(caller) {
    const { mail } = await caller.signUp();
    const fresh = newAddress();
    await caller.sendCode(fresh, 'REGISTER');
    const code = await readCode(fresh);
    return said(
      await caller.call(mailPwdForgotPwd.path, { account: mail, code, accessToken: otherPassword }),
    );
  },
  async 'a second code within a minute'(caller) {
    const mail = newAddress();
    await caller.sendCode(mail, 'REGISTER');
    return said(await caller.sendCode(mail, 'REGISTER'));
  },
};

const sessions: Record<string, (caller: Caller) => Promise<string>> = {
  async 'a stolen token after the logout'(caller) {
    const { token } = await caller.signUp();
    await caller.call(logout.path, {}, token);
    return String(await caller.status(token));
  },
  async 'a stolen token after a change of the password'(caller) {
    const { mail, token } = await caller.signUp();
    const stolen = (await caller.logIn(mail, password)).data.tokenId ?? '';
    await caller.call(
      changePassword.path,
      { accessToken: otherPassword, currentAccessToken: password },
      token,
    );
    return String(await caller.status(stolen));
  },
  async 'the token of a guest after the registration'(caller) {
    const guest = await caller.guest();
    const mail = newAddress();
    await caller.sendCode(mail, 'REGISTER', guest);
    const code = await readCode(mail);
    await caller.call(
      loginOrRegister.path,
      { identityType: 'MAIL_PWD', account: mail, accessToken: password, code },
      guest,
    );
    return String(await caller.status(guest));
  },
  async 'two logins of one guest at once'(caller) {
    const { mail, token } = await caller.signUp();
    const before = await caller.points(token);
    const guest = await caller.guest();
    const login = { identityType: 'MAIL_PWD', account: mail, accessToken: password };
    const answers = await Promise.all([1, 2].map(() => caller.call(loginOrRegister.path, login, guest)));
    const moved = (await caller.points(token)) - before;
    return `${answers
      .map(({ status }) => status)
      .sort()
      .join(' and ')}; ${moved} points moved`;
  },
};

const forged: Record<string, (caller: Caller) => Promise<string>> = {
  async 'a login that another site sends (Sec-Fetch-Site)'(caller) {
    const { mail } = await caller.signUp();
    return said(await caller.logIn(mail, password, {}, { 'sec-fetch-site': 'cross-site' }));
  },
  async 'a login that another site sends (Origin)'(caller) {
    const { mail } = await caller.signUp();
    return said(await caller.logIn(mail, password, {}, { origin: 'https://evil.example' }));
  },
  async 'the name of another user'(caller) {
    const [one, other] = [await caller.signUp(), await caller.signUp()];
    const victim = (await caller.call(nickname.path, { nickname: 'Agnes' }, other.token)).data.id;
    return said(await caller.call(nickname.path, { nickname: 'Mallory', userId: victim }, one.token));
  },
  async 'a line break in a mail address'(caller) {
    return said(await caller.sendCode('a@example.org\r\nBcc: b@example.org', 'REGISTER'));
  },
  async 'SQL in a mail address'(caller) {
    return said(await caller.logIn("' or 1=1 --@example.org", password));
  },
  async 'a NUL in a password'(caller) {
    return said(await caller.logIn(newAddress(), `lantern\0moth`));
  },
};

/** A PNG whose header promises this many pixels a side. */
function pngHeader(side: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  return Buffer.concat([header, size, Buffer.from('0806000000', 'hex'), Buffer.alloc(4)]);
}

const avatars: Record<string, Buffer> = {
  'an avatar of 11 MB': Buffer.concat([pngHeader(16), Buffer.alloc(11 * MB)]),
  'an avatar of 50,000 pixels a side': pngHeader(50_000),
  'an SVG as avatar': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'an avatar that is cut off': pngHeader(64),
  'a web page as avatar': Buffer.from('<!doctype html><script>alert(1)</script>'),
};

async function uploadAvatar(request: APIRequestContext, token: string, bytes: Buffer): Promise<string> {
  const file = { name: 'avatar.png', mimeType: 'image/png', buffer: bytes };
  const response = await request.post(`/api${uploadUserAvatar.path}`, {
    multipart: { file },
    headers: { tokenid: token },
  });
  return said({ status: response.status(), ...(await response.json()) });
}

/** Answers to known and unknown addresses, and the median time of each in ms, which is only printed. */
async function compareAnswers(caller: Caller): Promise<string> {
  const { mail } = await caller.signUp();
  const time = async (address: string) => {
    const times: number[] = [];
    let last = '';
    for (let round = 0; round < 9; round += 1) {
      const start = performance.now();
      last = said(await caller.logIn(address, 'not the password'));
      times.push(performance.now() - start);
    }
    return { last, median: times.sort((a, b) => a - b)[4] ?? 0 };
  };
  const [known, unknown] = [await time(mail), await time(newAddress())];
  const answers = known.last === unknown.last ? 'the same answer' : `${known.last} / ${unknown.last}`;
  return `${answers} (${known.median.toFixed(0)} and ${unknown.median.toFixed(0)} ms)`;
}

/** A logged-in visitor opens a link with the attacker's token, and declines. */
async function fixSession(page: Page, caller: Caller): Promise<string> {
  const [victim, attacker] = [await caller.signUp(), await caller.signUp()];
  const url = page.url();
  await page.context().addCookies([{ name: 'tokenid', value: victim.token, url }]);
  await page.goto(`/?access-token=${attacker.token}`);
  const dialog = page.getByRole('alertdialog', { name: 'Switch accounts?' });
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(dialog).toBeHidden();
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ name }) => name === 'tokenid')?.value === victim.token;
  return `asked first, ${kept ? 'the session stays' : 'the session is replaced'}; ${new URL(page.url()).search || 'no token in the address'}`;
}

const expected: Record<string, RegExp> = {
  'five wrong codes, then the right one': /auth\.code_wrong/,
  'a code used twice': /auth\.code_wrong/,
  'a registration code for a new password': /auth\.code_wrong/,
  'a second code within a minute': /auth\.code_too_soon/,
  'a stolen token after the logout': /^401$/,
  'a stolen token after a change of the password': /^401$/,
  'the token of a guest after the registration': /^401$/,
  'two logins of one guest at once': /; 50 points moved$/,
  'a login that another site sends (Sec-Fetch-Site)': /^403/,
  'a login that another site sends (Origin)': /^403/,
  'the name of another user': /request\.invalid/,
  'a line break in a mail address': /request\.invalid/,
  'SQL in a mail address': /request\.invalid/,
  'a NUL in a password': /request\.invalid/,
  'an avatar of 11 MB': /upload\.too_large/,
  'an avatar of 50,000 pixels a side': /upload\./,
  'an SVG as avatar': /upload\./,
  'an avatar that is cut off': /upload\./,
  'a web page as avatar': /upload\./,
  'an unknown address at the login': /^the same answer/,
  'a link with the token of the attacker': /^asked first, the session stays; no token/,
};

test('attacks on accounts are refused', async ({ page, request, complaints }) => {
  complaints.expect(/4\d\d/);
  const caller = callerOf(request);
  const got: Record<string, string> = {};
  for (const [name, attack] of Object.entries({ ...codes, ...sessions, ...forged }))
    got[name] = await attack(caller);
  const { token } = await caller.signUp();
  for (const [name, bytes] of Object.entries(avatars)) got[name] = await uploadAvatar(request, token, bytes);
  got['an unknown address at the login'] = await compareAnswers(caller);
  await page.goto('/alive');
  got['a link with the token of the attacker'] = await fixSession(page, caller);
  console.log(
    Object.entries(got)
      .map(([name, answer]) => `${name}: ${answer}`)
      .join('\n'),
  );
  for (const [name, answer] of Object.entries(got)) expect.soft(answer, name).toMatch(expected[name] ?? /^$/);
  expect(Object.keys(got).sort()).toEqual(Object.keys(expected).sort());
});
