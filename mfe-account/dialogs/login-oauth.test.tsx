// @vitest-environment jsdom

import { appealIdentityBlock } from '@storyloom/contract/moderation/endpoints/appeal-identity-block';
import { login } from '@storyloom/contract/users/dialogs/login';
import { connectLogin } from '@storyloom/contract/users/endpoints/connect-login';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { takeOAuthFlow } from '@storyloom/mfe/oauth-flow';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerInPopup, issuerUrl, withAcorn } from '../testing/oauth.ts';
import FinishLogin from './finish-login.tsx';
import Login from './login.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const result = { tokenId: 'token2', isNewUser: false, merged: null, restored: false };
const returned = {
  identityType: 'acorn.one',
  code: 'c1',
  redirectUrl: location.origin,
  iss: 'https://acorn.example',
};
const proofRequired = new BusinessError(11022, 'There is one.', 'auth.proof_required', {
  email: 'mara@example.org',
});

function open(browser: Parameters<typeof withAcorn>[1] = {}) {
  const [toast, close, navigate] = [vi.fn(), vi.fn(), vi.fn()];
  const { host, calls } = createFakeHost({ toast, navigate });
  const windows = withAcorn(calls, browser);
  render(inShell(host, <Login input={undefined} close={close} open zIndex={50} onClosed={() => {}} />));
  return { calls, toast, close, navigate, ...windows };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  await act(async () => fireEvent.click(found));
};
const arrive = (code?: string | null) => act(async () => void (await answerInPopup(code)));

describe('login with a service in a pop-up', () => {
  it('opens the service in a window that cannot reach this page, and finishes with its answer', async () => {
    const { calls, popup, close, toast } = open();
    calls.respond(loginOrRegister, () => result);
    await press('Continue with Acorn');
    expect(popup.location.replace).toHaveBeenCalledExactlyOnceWith(issuerUrl);
    expect(popup.opener).toBeNull();
    expect(screen.getByText('Finish the login in the window that has opened.')).toBeDefined();
    await arrive();
    expect(calls.sentTo(loginOrRegister)).toEqual([returned]);
    expect(close).toHaveBeenCalledExactlyOnceWith(true);
    expect(toast.mock.calls).toEqual([['success', 'Login successful, welcome back!']]);
  });

  it('welcomes a new user', async () => {
    const { calls, toast } = open();
    calls.respond(loginOrRegister, () => ({ ...result, isNewUser: true }));
    await press('Continue with Acorn');
    await arrive();
    expect(toast.mock.calls).toEqual([['success', 'Registration successful, welcome!']]);
  });

  it('ends without a request if Cancel was chosen there, and can be started again', async () => {
    const { calls, toast } = open();
    await press('Continue with Acorn');
    await arrive(null);
    expect(toast.mock.calls).toEqual([['error', 'Login wasn’t completed. Try again.']]);
    expect(calls.sentTo(loginOrRegister)).toEqual([]);
    expect(await button('Continue with Acorn')).toBeDefined();
  });

  it('takes the focus while it waits, and returns it to its button when it is cancelled', async () => {
    open();
    await press('Continue with Acorn');
    const text = 'Finish the login in the window that has opened.';
    const first = screen.getByRole('button', { name: 'Use this window instead', description: text });
    expect(document.activeElement).toBe(first);
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await press('Cancel');
    expect(document.activeElement).toBe(await button('Continue with Acorn'));
  });

  it('returns the focus to its button when its answer fails', async () => {
    const { calls } = open();
    calls.respond(loginOrRegister, () => Promise.reject(new Error('down')));
    await press('Continue with Acorn');
    await arrive();
    expect(document.activeElement).toBe(await button('Continue with Acorn'));
  });

  it('ignores an answer after it was cancelled or the dialog was unmounted', async () => {
    const { calls, close } = open();
    await press('Continue with Acorn');
    await press('Cancel');
    const isTaken = [await answerInPopup()];
    await press('Continue with Acorn');
    cleanup();
    isTaken.push(await answerInPopup());
    expect([isTaken, calls.sentTo(loginOrRegister), close.mock.calls]).toEqual([[false, false], [], []]);
  });

  it('is not offered in the view that resets a password', async () => {
    open();
    await button('Continue with Acorn');
    await press('Register');
    expect(await button('Continue with Acorn')).toBeDefined();
    await press('Back to login');
    await press('Forgot password?');
    expect(screen.queryByRole('button', { name: 'Continue with Acorn' })).toBeNull();
  });

  it('can be continued in this window, or cancelled', async () => {
    const { navigate } = open();
    await press('Continue with Acorn');
    await press('Use this window instead');
    expect(navigate).toHaveBeenCalledExactlyOnceWith(issuerUrl, { external: true });
    expect(takeOAuthFlow('acorn.one')).toMatchObject({ way: 'redirect', purpose: 'login', returnUrl: '/' });
    await press('Cancel');
    expect(await button('Continue with Acorn')).toBeDefined();
  });

  it('says why the service cannot be used', async () => {
    const { calls, popup, toast } = open();
    const { authUrl } = await import('@storyloom/contract/users/endpoints/auth-url');
    calls.respond(authUrl, () =>
      Promise.reject(new BusinessError(11021, 'It is down.', 'auth.issuer_down', {})),
    );
    await press('Continue with Acorn');
    expect(toast.mock.calls).toEqual([['error', 'It is down.']]);
    expect(popup.close).toHaveBeenCalledOnce();
  });
});

describe('login with a service by redirect', () => {
  it('starts if the pop-up is blocked, and remembers the page', async () => {
    const { navigate } = open({ isBlocked: true });
    await press('Continue with Acorn');
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith(issuerUrl, { external: true }));
    expect(takeOAuthFlow('acorn.one')).toEqual({
      state: 'acorn.one',
      way: 'redirect',
      purpose: 'login',
      returnUrl: '/',
    });
  });

  it('refuses an address that is not http(s)', async () => {
    const { calls, navigate, toast } = open({ isBlocked: true });
    const { authUrl } = await import('@storyloom/contract/users/endpoints/auth-url');
    calls.respond(authUrl, () => ({ url: 'javascript:alert(1)' }));
    await press('Continue with Acorn');
    expect(navigate).not.toHaveBeenCalled();
    expect(toast.mock.calls).toEqual([['error', 'Login wasn’t completed. Try again.']]);
  });

  it('finishes after the return', async () => {
    const [toast, close] = [vi.fn(), vi.fn()];
    const { host, calls } = createFakeHost({ toast });
    calls.respond(loginOrRegister, () => result);
    const response = { state: 'acorn.one', code: 'c1', iss: 'https://acorn.example' };
    const props = { input: { purpose: 'login' as const, answer: response }, close, open: true, zIndex: 50 };
    await act(async () => void render(inShell(host, <FinishLogin {...props} onClosed={() => {}} />)));
    expect(calls.sentTo(loginOrRegister)).toEqual([returned]);
    expect(close).toHaveBeenCalledExactlyOnceWith(true);
    expect(toast.mock.calls).toEqual([['success', 'Login successful, welcome back!']]);
  });

  it('opens the login dialog after a return without a code, but not in the settings', async () => {
    for (const [purpose, dialogs] of [
      ['login', [[login]]],
      ['add', []],
    ] as const) {
      const [toast, close, openDialog] = [vi.fn(), vi.fn(), vi.fn(async () => undefined)];
      const { host, calls } = createFakeHost({ toast, dialogs: { open: openDialog } });
      const response = { state: 'acorn.one', code: null, iss: null };
      const props = { input: { purpose, answer: response }, close, open: true, zIndex: 50 };
      await act(async () => void render(inShell(host, <FinishLogin {...props} onClosed={() => {}} />)));
      expect(close).toHaveBeenCalledExactlyOnceWith(false);
      expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'Login wasn’t completed. Try again.');
      expect([openDialog.mock.calls, calls.sentTo(loginOrRegister)]).toEqual([dialogs, []]);
      cleanup();
    }
  });
});

describe('a service whose email already has an account', () => {
  it('is connected with the password of the account', async () => {
    const { calls, close, toast } = open();
    calls.respond(loginOrRegister, () => Promise.reject(proofRequired));
    const connect = vi
      .fn()
      .mockRejectedValueOnce(
        new BusinessError(11003, 'Please check your email and password', 'auth.bad_credentials', {}),
      )
      .mockResolvedValueOnce(result);
    calls.respond(connectLogin, connect);
    await press('Continue with Acorn');
    await arrive();
    expect(screen.getByText('mara@example.org')).toBeDefined();
    // The server accepts an answer once.
    expect(calls.sentTo(loginOrRegister)).toHaveLength(1);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await act(async () => fireEvent.change(field, { target: { value: 'wrong' } }));
    await press('Connect and log in');
    expect(screen.getAllByText(/Please check your email and password/).length).toBeGreaterThan(0);
    expect(close).not.toHaveBeenCalled();
    await act(async () => fireEvent.change(field, { target: { value: 'lantern fish' } }));
    await press('Connect and log in');
    expect(connect).toHaveBeenLastCalledWith({ identityType: 'acorn.one', accessToken: 'lantern fish' });
    expect(close).toHaveBeenCalledExactlyOnceWith(true);
    expect(toast.mock.calls).toEqual([['success', 'Login successful, welcome back!']]);
  });
});

describe('a closing login dialog', () => {
  it('does not call close again when the session of the logged-in visitor arrives', async () => {
    const close = vi.fn();
    const { host, calls } = createFakeHost();
    withAcorn(calls);
    const page = (isOpen: boolean) =>
      inShell(host, <Login input={undefined} close={close} open={isOpen} zIndex={50} onClosed={() => {}} />);
    const { rerender } = render(page(true));
    rerender(page(false));
    await act(async () => host.session.setState({ status: 'real', tokenId: 'token4', userId: 'mara' }));
    expect(close).not.toHaveBeenCalled();
  });
});

describe('a blocked account', () => {
  it('shows the reason, and sends an appeal with the state of the refused login', async () => {
    // Compiling the form can take longer than the timeout of a query.
    await import('../features/appeals/AppealBlock.tsx');
    const { calls, close } = open();
    const message = 'This account is blocked. You sold accounts.';
    calls.respond(loginOrRegister, () =>
      Promise.reject(new BusinessError(11020, message, 'auth.blocked', {})),
    );
    calls.respond(appealIdentityBlock, () => ({ appealed: true as const }));
    await press('Continue with Acorn');
    await arrive();
    const reason = await screen.findByRole('region', { name: message });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    const field = await screen.findByLabelText('Why should we look again?');
    fireEvent.change(field, { target: { value: 'It was not me.' } });
    await press('Ask us to look again');
    expect(await screen.findByText(/^Sent\./)).toBeDefined();
    expect(calls.sentTo(appealIdentityBlock)).toEqual([
      { identityType: 'acorn.one', text: 'It was not me.' },
    ]);
    expect(close).not.toHaveBeenCalled();
  });
});
