// @vitest-environment jsdom
import { identityTypes } from '@storyloom/contract/users/endpoints/identity-types';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { mailPwdForgotPwd } from '@storyloom/contract/users/endpoints/mail-pwd-forgot-pwd';
import { sendMailPwdCode } from '@storyloom/contract/users/endpoints/send-mail-pwd-code';
import type { LoginResult } from '@storyloom/contract/users/entities/login-result';
import { BusinessError, NetworkError, StatusError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Login from './login.tsx';

/** A server that fails without a message. */
const down = new StatusError({ status: 502, statusText: '', msg: '', retryAfter: null });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const result = (change: Partial<LoginResult> = {}): LoginResult => ({
  tokenId: 'token2',
  isNewUser: false,
  merged: null,
  restored: false,
  ...change,
});

type Input = Parameters<typeof Login>[0]['input'];

function open(input?: Input) {
  const toast = vi.fn();
  const close = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  const login = vi.spyOn(host.session, 'login');
  const view = <Login input={input} close={close} open zIndex={50} onClosed={() => {}} />;
  const page = render(inShell(host, view));
  return { host, calls, toast, close, login, page };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(field(label), { target: { value } }));
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')));
const errorOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
const refusal = () => screen.getByRole('region').textContent;

async function fillNewPassword() {
  await type('Email', 'Mara@Example.org');
  await type('Verification code', '123456');
  await type(screen.queryByLabelText('Password') ? 'Password' : 'New password', 'lantern fish');
  await type('Confirm password', 'lantern fish');
}

describe('login view', () => {
  it('requires an address and a password', async () => {
    const { calls } = open();
    await submit();
    expect([errorOf('Email'), errorOf('Password')]).toEqual(['Enter your email', 'Password is required']);
    await type('Email', 'mara');
    await type('Password', 'short');
    expect([errorOf('Email'), errorOf('Password')]).toEqual([
      'Please enter a valid email',
      'Password must be at least 6 characters',
    ]);
    expect(calls.sentTo(loginOrRegister)).toEqual([]);
  });

  it('logs in, closes with true and says so', async () => {
    const { calls, close, toast, login } = open();
    const answer = Promise.withResolvers<LoginResult>();
    calls.respond(loginOrRegister, () => answer.promise);
    await type('Email', 'Mara@Example.org');
    await type('Password', 'lantern fish');
    await submit();
    expect(button('Logging in...')).toBeDefined();
    await act(async () => answer.resolve(result()));
    expect(calls.sentTo(loginOrRegister)).toEqual([
      { identityType: 'MAIL_PWD', account: 'mara@example.org', accessToken: 'lantern fish' },
    ]);
    expect(login).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledExactlyOnceWith(true);
    expect(toast.mock.calls).toEqual([['success', 'Login successful, welcome back!']]);
  });

  it('says what was merged from the guest', async () => {
    const { calls, toast } = open();
    calls.respond(loginOrRegister, () => result({ merged: { stories: 0, saves: 0, points: 41 } }));
    await type('Email', 'mara@example.org');
    await type('Password', 'lantern fish');
    await submit();
    expect(toast).toHaveBeenLastCalledWith('info', '41 guest points added.');
  });

  it('says that the scheduled deletion of the account was cancelled', async () => {
    const { calls, toast } = open();
    calls.respond(loginOrRegister, () => result({ restored: true }));
    await type('Email', 'mara@example.org');
    await type('Password', 'lantern fish');
    await submit();
    expect(toast).toHaveBeenLastCalledWith('success', 'Welcome back. Your account stays.');
  });

  it.each([
    [
      new BusinessError(11003, 'Your account is locked.', 'auth.bad_credentials', {}),
      'Your account is locked.',
    ],
    [new NetworkError('cut'), 'You’re offline. Your entries are still here. Try again.'],
    [down, 'Please check your email and password'],
    [
      new StatusError({ status: 429, statusText: '', msg: 'Wait a minute.', retryAfter: 60 }),
      'Wait a minute.',
    ],
  ])('shows the server’s reason for %s, or its own message', async (error, text) => {
    const { calls, close } = open();
    calls.respond(loginOrRegister, () => Promise.reject(error));
    await type('Email', 'mara@example.org');
    await type('Password', 'lantern fish');
    await submit();
    expect(refusal()).toContain(text);
    expect(field('Password').value).toBe('lantern fish');
    expect(close).not.toHaveBeenCalled();
  });

  it('says why the visitor is asked to log in', () => {
    open({ message: 'Please log in' });
    expect(screen.getByText('Please log in')).toBeDefined();
  });

  it('links to the agreements in new tabs', () => {
    open();
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.pathname, link.target])).toEqual([
      ['/agreements/terms_of_service', '_blank'],
      ['/agreements/privacy_policy', '_blank'],
      ['/agreements/community_guidelines', '_blank'],
    ]);
  });
});

describe('login dialog', () => {
  it('closes with true when another tab has logged in', async () => {
    const { host, close } = open();
    await act(async () => host.session.setState({ tokenId: 'token3', userId: 'guest2' }));
    expect(close).not.toHaveBeenCalled();
    await act(async () => host.session.setState({ status: 'real', tokenId: 'token4', userId: 'mara' }));
    expect(close).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('works when other ways to log in could not be loaded, and loads them again', async () => {
    const { calls, close } = open();
    expect(await screen.findByText('Couldn’t load other ways to log in.')).toBeDefined();
    calls.respond(loginOrRegister, () => result());
    await type('Email', 'mara@example.org');
    await type('Password', 'lantern fish');
    await submit();
    expect(close).toHaveBeenCalledExactlyOnceWith(true);
    calls.respond(identityTypes, () => [{ type: 'acorn', name: 'Acorn' }]);
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'Continue with Acorn' })).toBeDefined();
    expect(screen.queryByText('Couldn’t load other ways to log in.')).toBeNull();
  });
});

describe('register view', () => {
  it('requires all fields, with the messages of the specification', async () => {
    const { calls } = open({ view: 'register' });
    await submit();
    expect(['Email', 'Verification code', 'Password', 'Confirm password'].map(errorOf)).toEqual([
      'Email is required',
      'Enter the 6-digit code',
      'Password is required',
      'Please confirm your password',
    ]);
    await type('Email', 'mara@');
    await type('Password', 'short');
    await type('Confirm password', 'other');
    expect(['Email', 'Password', 'Confirm password'].map(errorOf)).toEqual([
      'Please enter a valid email',
      'Password must be at least 6 characters',
      'Passwords do not match',
    ]);
    expect(calls.sentTo(loginOrRegister)).toEqual([]);
  });

  it('registers the guest, closes with true and says so', async () => {
    const { calls, close, toast } = open({ view: 'register' });
    calls.respond(loginOrRegister, () => result({ isNewUser: true }));
    await fillNewPassword();
    await submit();
    expect(calls.sentTo(loginOrRegister)).toEqual([
      { identityType: 'MAIL_PWD', account: 'mara@example.org', code: '123456', accessToken: 'lantern fish' },
    ]);
    expect(close).toHaveBeenCalledExactlyOnceWith(true);
    expect(toast.mock.calls).toEqual([['success', 'Registration successful, welcome!']]);
  });

  it('shows a refused code and a refused password at their fields, and other failures above them', async () => {
    const { calls } = open({ view: 'register' });
    const words = 'This password is too common. Choose another.';
    const refuse = vi
      .fn()
      .mockRejectedValueOnce(new BusinessError(11004, 'Wrong code', 'auth.code_wrong', {}))
      .mockRejectedValueOnce(
        new BusinessError(10001, words, 'request.invalid', { fields: { accessToken: words } }),
      )
      .mockRejectedValueOnce(down);
    calls.respond(loginOrRegister, refuse);
    await fillNewPassword();
    await submit();
    expect([errorOf('Verification code'), document.activeElement]).toEqual([
      'Wrong code',
      field('Verification code'),
    ]);
    await type('Verification code', '123457');
    await submit();
    expect(errorOf('Password')).toBe(words);
    await type('Password', 'lantern fishes');
    await type('Confirm password', 'lantern fishes');
    await submit();
    expect(refusal()).toContain('Registration failed, please try again');
  });

  it('shows the strength of the password', async () => {
    open({ view: 'register' });
    await type('Password', 'aaaaaa');
    expect(screen.getByRole('status').textContent).toBe('Weak. Add a few words.');
    await type('Password', 'seven lanterns, no fish');
    expect(screen.getByRole('status').textContent).toBe('Strong');
  });
});

describe('forgot view', () => {
  it('resets the password, says so and returns to the login view with the address', async () => {
    const { calls, close, toast } = open();
    calls.respond(mailPwdForgotPwd, () => ({ reset: true as const }));
    await press('Forgot password?');
    await fillNewPassword();
    await submit();
    expect(calls.sentTo(mailPwdForgotPwd)).toEqual([
      { account: 'mara@example.org', code: '123456', accessToken: 'lantern fish' },
    ]);
    expect(toast.mock.calls).toEqual([
      ['success', 'Password reset successful, please login with your new password'],
    ]);
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeDefined();
    expect(field('Email').value).toBe('Mara@Example.org');
    expect(field('Password').value).toBe('');
  });

  it('shows the error message of the specification', async () => {
    const { calls } = open({ view: 'forgot' });
    calls.respond(mailPwdForgotPwd, () => Promise.reject(down));
    await fillNewPassword();
    await submit();
    expect(refusal()).toContain('Password reset failed, please try again');
  });
});

describe('views', () => {
  it('keep the address and focus their first field, the password of the login once there is an address', async () => {
    open();
    await type('Email', 'mara@example.org');
    for (const [name, dialog, focused] of [
      ['Register', 'Create your account', 'Email'],
      ['Back to login', 'Log in', 'Password'],
      ['Forgot password?', 'Reset your password', 'Email'],
    ] as const) {
      await press(name);
      expect(screen.getByRole('dialog', { name: dialog })).toBeDefined();
      expect([document.activeElement, field('Email').value]).toEqual([field(focused), 'mara@example.org']);
    }
  });
});

describe('a reopened dialog', () => {
  it.each([
    ['closed', () => press('Close')],
    [
      'done',
      async () => {
        await fillNewPassword();
        await submit();
      },
    ],
  ])('starts with an empty login view after it was %s in another view', async (_, end) => {
    const { calls, close, page } = open();
    calls.respond(loginOrRegister, () => result({ isNewUser: true }));
    await press('Register');
    await type('Email', 'mara@example.org');
    await end();
    expect(close).toHaveBeenCalledOnce();
    page.unmount();
    open();
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeDefined();
    expect([field('Email').value, field('Password').value]).toEqual(['', '']);
  });
});

describe('Send Code', () => {
  const sent = () => button(/^Send Code/);

  async function send(view: 'register' | 'forgot' = 'register') {
    const made = open({ view });
    made.calls.respond(sendMailPwdCode, () => ({ resendAfter: 60 }));
    await type('Email', 'mara@example.org');
    await press('Send Code');
    return made;
  }

  it('is disabled while the address is empty or invalid', async () => {
    open({ view: 'register' });
    expect(sent().getAttribute('aria-disabled')).toBe('true');
    await type('Email', 'mara@');
    expect(sent().getAttribute('aria-disabled')).toBe('true');
    await type('Email', 'mara@example.org');
    expect(sent().disabled).toBe(false);
  });

  it.each(['register', 'forgot'] as const)(
    'sends one request of the %s view at a time, and is disabled and busy meanwhile',
    async (view) => {
      const { calls, toast } = open({ view });
      const response = Promise.withResolvers<{ resendAfter: number }>();
      calls.respond(sendMailPwdCode, () => response.promise);
      await type('Email', 'mara@example.org');
      await press('Send Code');
      const state = () => ['aria-disabled', 'aria-busy'].map((name) => sent().getAttribute(name));
      await waitFor(() => expect([...state(), sent().textContent]).toEqual(['true', 'true', 'Send Code']));
      await press('Send Code');
      await type('Email', 'ines@example.org');
      await press('Send Code');
      expect(calls.sentTo(sendMailPwdCode)).toHaveLength(1);
      expect(toast).not.toHaveBeenCalled();
      await act(async () => response.resolve({ resendAfter: 60 }));
      await waitFor(() => expect([...state(), sent().disabled]).toEqual([null, null, true]));
    },
  );

  it.each([
    ['register', 'REGISTER'],
    ['forgot', 'RESET'],
  ] as const)('asks for a code of the %s view, and says that it was sent', async (view, purpose) => {
    const { calls, toast } = await send(view);
    expect(calls.sentTo(sendMailPwdCode)).toEqual([{ mail: 'mara@example.org', purpose }]);
    expect(toast.mock.calls).toEqual([['success', 'Verification code sent, please check your email']]);
    expect(document.activeElement).toBe(field('Verification code'));
  });

  it('counts down for 60 seconds, also in another view, a new dialog and after a reload', async () => {
    vi.useFakeTimers();
    const { page, calls } = await send();
    expect([sent().disabled, sent().textContent]).toEqual([true, 'Send Code (60s)']);
    await act(async () => vi.advanceTimersByTime(18_000));
    expect(sent().textContent).toBe('Send Code (42s)');
    page.unmount();
    open({ view: 'forgot' });
    await type('Email', 'mara@example.org');
    expect([sent().disabled, sent().textContent]).toEqual([true, 'Send Code (42s)']);
    await act(async () => vi.advanceTimersByTime(41_999));
    expect(sent().disabled).toBe(true);
    await act(async () => vi.advanceTimersByTime(1_001));
    expect([sent().disabled, sent().textContent]).toEqual([false, 'Send Code']);
    expect(calls.sentTo(sendMailPwdCode)).toHaveLength(1);
  });

  it('ignores a stored countdown that is too long because the clock was set back', async () => {
    localStorage.setItem('storyloom:guest1:code-sent', String(Date.now() + 3_600_000));
    open({ view: 'register' });
    expect(sent().textContent).toBe('Send Code');
  });

  it('waits for the time the server gives if a code was sent recently', async () => {
    const { calls, toast } = open({ view: 'register' });
    const error = new BusinessError(11005, 'Wait a moment.', 'auth.code_too_soon', { retryAfter: 17 });
    calls.respond(sendMailPwdCode, () => Promise.reject(error));
    await type('Email', 'mara@example.org');
    await press('Send Code');
    expect(toast.mock.calls).toEqual([['error', 'Wait a moment.']]);
    expect(sent().textContent).toBe('Send Code (17s)');
  });

  it('says that sending failed, and can be pressed again', async () => {
    const { calls, toast } = open({ view: 'register' });
    calls.respond(sendMailPwdCode, () => Promise.reject(new NetworkError('cut')));
    await type('Email', 'mara@example.org');
    await press('Send Code');
    await waitFor(() =>
      expect(toast.mock.calls).toEqual([['error', 'Failed to send verification code, please try again']]),
    );
    expect(sent().disabled).toBe(false);
  });
});
