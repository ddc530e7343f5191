import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withdraw } from './endpoints/creators/withdraw.ts';
import { loginOrRegister } from './endpoints/users/login-or-register.ts';
import { mailPwdForgotPwd } from './endpoints/users/mail-pwd-forgot-pwd.ts';

const said = (schema: z.ZodMiniType, value: unknown) =>
  Object.fromEntries(
    (z.safeParse(schema, value).error?.issues ?? []).map((each) => [each.path.join('.'), each.message]),
  );

describe('logging in by email', () => {
  const login = { identityType: 'MAIL_PWD', account: ' Ada@Example.org ', accessToken: 'secret1' };

  it('reads the address without blanks and case', () => {
    expect(z.parse(loginOrRegister.input, login).account).toBe('ada@example.org');
  });

  it.each([
    [{ account: '' }, { account: 'Enter your email' }],
    [{ account: 'ada' }, { account: 'Please enter a valid email' }],
    [{ accessToken: '' }, { accessToken: 'Password is required' }],
    [{ accessToken: '12345' }, { accessToken: 'Password must be at least 6 characters' }],
  ])('answers %j with the words of the form', (change, expected) => {
    expect(said(loginOrRegister.input, { ...login, ...change })).toMatchObject(expected);
  });
});

describe('setting a new password', () => {
  it('wants an email, a code of six digits and a password', () => {
    expect(said(mailPwdForgotPwd.input, { account: '', code: '12345', accessToken: 'x' })).toMatchObject({
      account: 'Email is required',
      code: expect.any(String),
      accessToken: 'Password must be at least 6 characters',
    });
  });
});

describe('asking for a payout', () => {
  it('answers an empty form with the words of the specification', () => {
    expect(said(withdraw.input, { cents: 2_000, agreement: false })).toEqual({
      paypalEmail: 'This field is required.',
      contactEmail: 'This field is required.',
      documentType: 'This field is required.',
      documentId: 'Please upload your document.',
      agreement: 'This field is required.',
    });
  });

  it('refuses what is no address', () => {
    expect(said(withdraw.input, { paypalEmail: 'nobody' }).paypalEmail).toBe('Invalid email address.');
  });
});
