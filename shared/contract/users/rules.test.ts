import * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { withdraw } from '../creators/endpoints/withdraw.ts';
import { introduction } from './endpoints/introduction.ts';
import { loginOrRegister } from './endpoints/login-or-register.ts';
import { mailPwdForgotPwd } from './endpoints/mail-pwd-forgot-pwd.ts';
import { nickname } from './endpoints/nickname.ts';

const said = (schema: z.ZodMiniType, value: unknown) =>
  Object.fromEntries(
    (z.safeParse(schema, value).error?.issues ?? []).map((each) => [each.path.join('.'), each.message]),
  );

describe('login by email', () => {
  const login = { identityType: 'MAIL_PWD', account: ' Ada@Example.org ', accessToken: 'secret1' };

  it('trims and lower-cases the address', () => {
    expect(z.parse(loginOrRegister.input, login).account).toBe('ada@example.org');
  });

  it.each([
    [{ account: '' }, { account: 'Enter your email' }],
    [{ account: 'ada' }, { account: 'Please enter a valid email' }],
    [{ accessToken: '' }, { accessToken: 'Password is required' }],
    [{ accessToken: '12345' }, { accessToken: 'Password must be at least 6 characters' }],
  ])("rejects %j with the form's message", (change, expected) => {
    expect(said(loginOrRegister.input, { ...login, ...change })).toMatchObject(expected);
  });
});

describe('limits of texts', () => {
  const atMost = (max: number) => `At most ${max} characters`;

  it.each([
    ['a nickname', nickname.input, 'nickname', 30],
    ['an introduction', introduction.input, 'introduction', 300],
  ])('accept %s at the limit, in code points, and name the limit above it', (_, schema, name, max) => {
    for (const sign of ['x', '🌊']) {
      expect(said(schema, { [name]: sign.repeat(max) })).toEqual({});
      expect(said(schema, { [name]: sign.repeat(max + 1) })).toEqual({ [name]: atMost(max) });
    }
  });

  it('are named for a password and an address', () => {
    const account = `${'x'.repeat(250)}@example.org`;
    const login = { identityType: 'MAIL_PWD', account, accessToken: 'x'.repeat(129) };
    expect(said(loginOrRegister.input, login)).toEqual({ account: atMost(254), accessToken: atMost(128) });
  });
});

describe('password reset', () => {
  it('requires an email address, a six-digit code and a password', () => {
    expect(said(mailPwdForgotPwd.input, { account: '', code: '12345', accessToken: 'x' })).toMatchObject({
      account: 'Email is required',
      code: expect.any(String),
      accessToken: 'Password must be at least 6 characters',
    });
  });
});

describe('payout requests', () => {
  it("reject an empty form with the specification's messages", () => {
    expect(said(withdraw.input, { cents: 2_000, agreement: false })).toEqual({
      paypalEmail: 'This field is required.',
      contactEmail: 'This field is required.',
      documentType: 'This field is required.',
      documentId: 'Please upload your document.',
      agreement: 'This field is required.',
    });
  });

  it('reject an invalid address', () => {
    expect(said(withdraw.input, { paypalEmail: 'nobody' }).paypalEmail).toBe('Invalid email address.');
  });
});
