// @vitest-environment jsdom
import { addLogin } from '@storyloom/contract/users/endpoints/add-login';
import { addLoginUrl } from '@storyloom/contract/users/endpoints/add-login-url';
import { addPassword } from '@storyloom/contract/users/endpoints/add-password';
import { changeMail } from '@storyloom/contract/users/endpoints/change-mail';
import { changePassword } from '@storyloom/contract/users/endpoints/change-password';
import { identityTypes } from '@storyloom/contract/users/endpoints/identity-types';
import { logins } from '@storyloom/contract/users/endpoints/logins';
import { removeLogin } from '@storyloom/contract/users/endpoints/remove-login';
import { sendMailPwdCode } from '@storyloom/contract/users/endpoints/send-mail-pwd-code';
import type { Identity, Logins } from '@storyloom/contract/users/entities/logins';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerInPopup, issuerUrl, withAcorn } from '../../testing/oauth.ts';
import { userOf } from '../../testing/user.ts';
import { LoginSettings } from './LoginSettings.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const acorn: Identity = {
  id: 'i1',
  type: 'acorn',
  name: 'Acorn',
  email: 'mara@acorn.example',
  createdAt: '2026-11-20T12:00:00.000Z',
};
const both: Logins = { email: 'mara@example.org', identities: [acorn] };

async function show(initial: Logins, services?: () => Promise<never>) {
  const toast = vi.fn();
  const session = { status: 'real', tokenId: 'token1', userId: 'mara' } as const;
  const navigate = vi.fn();
  const { host, calls } = createFakeHost({ toast, navigate }, session);
  const browser = withAcorn(calls);
  calls.respond(addLoginUrl, () => ({ url: issuerUrl }));
  if (services) calls.respond(identityTypes, services);
  let list = initial;
  calls.respond(logins, () => list);
  render(inShell(host, <LoginSettings />));
  await screen.findByText('Email and password');
  return { host, calls, toast, navigate, ...browser, become: (next: Logins) => (list = next) };
}

const press = async (name: string | RegExp) => {
  const found = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(found));
};
const type = async (label: string, value: string) => {
  const found = await screen.findByLabelText(label);
  await act(async () => fireEvent.change(found, { target: { value } }));
};
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')));
/** Submits the current password as the proof that the account is the visitor's. */
const prove = async (password = 'lantern fish') => {
  await type('Current password', password);
  await submit();
};
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('LoginSettings', () => {
  it('lists the logins', async () => {
    await show(both);
    expect(rows()).toEqual([
      'Email and passwordmara@example.orgChange emailChange password',
      'Acornmara@acorn.example. Added Nov 20, 2026.Remove',
    ]);
  });

  it('offers no removal of the only login, and offers to add a password', async () => {
    await show({ email: null, identities: [acorn] });
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    const [row] = screen.getAllByRole('listitem');
    expect(within(row as HTMLElement).getByRole('button').textContent).toBe('Add');
  });

  it('removes a login with the current password', async () => {
    const { calls, toast } = await show(both);
    calls.respond(removeLogin, () => ({ ...both, identities: [] }));
    await press(/^Remove Acorn/);
    expect(await screen.findByRole('form', { name: 'Remove Acorn' })).toBeDefined();
    await submit();
    expect(screen.getByText('Password is required')).toBeDefined();
    expect(calls.sentTo(removeLogin)).toEqual([]);
    await prove();
    expect(calls.sentTo(removeLogin)).toEqual([{ id: 'i1', proof: { accessToken: 'lantern fish' } }]);
    expect(toast.mock.calls).toEqual([['success', 'Login removed.']]);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('keeps a change if an older fetch is answered later', async () => {
    const { host, calls } = await show(both);
    const reads: (() => void)[] = [];
    calls.respond(logins, () => new Promise((resolve) => reads.push(() => resolve(both))));
    void host.queryClient.invalidateQueries();
    calls.respond(removeLogin, () => ({ ...both, identities: [] }));
    await press(/^Remove Acorn/);
    await prove();
    await act(async () => reads[0]?.());
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    expect(rows()).toHaveLength(1);
  });

  it('shows why a login was not removed, and keeps the input', async () => {
    const { calls } = await show(both);
    const refused = new BusinessError(11024, 'This is your only way to log in.', 'auth.last_login', {});
    calls.respond(removeLogin, () => Promise.reject(refused));
    await press(/^Remove Acorn/);
    await prove();
    const reason = await screen.findByRole('region', { name: 'This is your only way to log in.' });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('lantern fish');
  });

  it('adds a login in a pop-up with the current password', async () => {
    const { calls, toast, popup } = await show({ ...both, identities: [] });
    calls.respond(addLogin, () => both);
    await press('Add Acorn');
    await prove();
    expect(calls.sentTo(addLoginUrl)).toEqual([
      { identity: 'acorn', proof: { accessToken: 'lantern fish' } },
    ]);
    expect(popup.location.replace).toHaveBeenCalledExactlyOnceWith(issuerUrl);
    await act(async () => void (await answerInPopup()));
    expect(calls.sentTo(addLogin)).toEqual([
      {
        identityType: 'acorn.one',
        code: 'c1',
        redirectUrl: location.origin,
        iss: 'https://acorn.example',
      },
    ]);
    expect(toast.mock.calls).toEqual([['success', 'Login added.']]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Add Acorn' })).toBeDefined();
  });

  it('shows an added login even if an older fetch is answered later', async () => {
    const { host, calls } = await show({ ...both, identities: [] });
    const reads: (() => void)[] = [];
    const before = { ...both, identities: [] };
    calls.respond(logins, () => new Promise((resolve) => reads.push(() => resolve(before))));
    void host.queryClient.invalidateQueries({ queryKey: [logins.path] });
    calls.respond(addLogin, () => both);
    await press('Add Acorn');
    await prove();
    await act(async () => void (await answerInPopup()));
    await act(async () => reads[0]?.());
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    expect(rows()).toHaveLength(2);
  });

  it('opens no window for a wrong password, and focuses its field', async () => {
    const { calls, openWindow } = await show({ ...both, identities: [] });
    const wrong = new BusinessError(11027, 'This password is wrong.', 'auth.proof_wrong', {});
    calls.respond(addLoginUrl, () => Promise.reject(wrong));
    await press('Add Acorn');
    await prove('lantern eel');
    const field = screen.getByLabelText<HTMLInputElement>('Current password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText('This password is wrong.')).toBeDefined();
    expect(field.value).toBe('lantern eel');
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('navigates to the service if pop-ups are blocked', async () => {
    const { calls, navigate } = await show({ ...both, identities: [] });
    withAcorn(calls, { isBlocked: true });
    await press('Add Acorn');
    await prove();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(issuerUrl, { external: true });
  });

  it.each([
    ['the address of the password', both, 'mara@example.org'],
    [
      'the verified address of a login',
      { email: null, identities: [{ ...acorn, id: 'i0', email: null }, acorn] },
      'mara@acorn.example',
    ],
  ])('removes a login with a code sent to %s', async (_, own, mail) => {
    const { calls } = await show(own);
    calls.respond(sendMailPwdCode, () => ({ resendAfter: 60 }));
    calls.respond(removeLogin, () => own);
    await press('Remove Acorn, mara@acorn.example');
    if (own.email !== null) await press('Use a code sent by email');
    expect(await screen.findByText(`We send it to ${mail}.`)).toBeDefined();
    await press('Send Code');
    expect(calls.sentTo(sendMailPwdCode)).toEqual([{ mail, purpose: 'CHANGE_LOGINS' }]);
    const field = screen.getByLabelText('Verification code');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await type('Verification code', '123456');
    await submit();
    expect(calls.sentTo(removeLogin)).toEqual([{ id: 'i1', proof: { code: '123456' } }]);
  });

  it('asks to log in again if the account has no address', async () => {
    const nameless = { ...acorn, email: null };
    const { calls, host } = await show({ email: null, identities: [nameless, { ...nameless, id: 'i2' }] });
    const old = new BusinessError(11028, 'Log in again to change your logins.', 'auth.login_too_old', {});
    calls.respond(removeLogin, () => Promise.reject(old));
    const logout = vi.spyOn(host.session, 'logout').mockResolvedValue();
    const open = vi.spyOn(host.dialogs, 'open');
    const [first] = await screen.findAllByRole('button', { name: 'Remove Acorn' });
    await act(async () => fireEvent.click(first as HTMLElement));
    expect(await screen.findByRole('form', { name: 'Remove Acorn' })).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove'));
    expect(screen.queryByRole('button', { name: 'Log in again' })).toBeNull();
    await submit();
    expect(calls.sentTo(removeLogin)).toEqual([{ id: 'i1', proof: {} }]);
    expect(await screen.findByRole('region', { name: 'Log in again to change your logins.' })).toBeDefined();
    await press('Log in again');
    expect(logout).toHaveBeenCalledOnce();
    expect(open.mock.calls.map(([dialog]) => dialog.name)).toEqual(['login']);
  });

  it('changes the email with a code and the password', async () => {
    const { calls, toast, become } = await show(both);
    calls.respond(changeMail, ({ mail }) => {
      become({ ...both, email: mail });
      return userOf('mara', { email: mail });
    });
    await press('Change email');
    await type('New email', 'New@example.org');
    await type('Verification code', '123456');
    await submit();
    expect(calls.sentTo(changeMail)).toEqual([]);
    await type('Current password', 'lantern fish');
    await submit();
    expect(calls.sentTo(changeMail)).toEqual([
      { mail: 'new@example.org', code: '123456', accessToken: 'lantern fish' },
    ]);
    expect(toast.mock.calls).toEqual([['success', 'Email changed. Your other devices were logged out.']]);
    expect(await screen.findByText('new@example.org')).toBeDefined();
  });

  it.each([
    ['the current password', 'Current password', 'lantern fish', { currentAccessToken: 'lantern fish' }],
    ['a code', 'Verification code', '123456', { code: '123456' }],
  ])('changes the password with %s', async (_, label, proof, sent) => {
    const { calls, toast } = await show(both);
    calls.respond(changePassword, () => ({ changed: true as const }));
    await press('Change password');
    await screen.findByLabelText('Current password');
    if (label === 'Verification code') await press('Use a code sent by email');
    await type(label, proof);
    await type('New password', 'brass kettle');
    await type('Confirm password', 'brass');
    await submit();
    expect(calls.sentTo(changePassword)).toEqual([]);
    await type('Confirm password', 'brass kettle');
    await submit();
    expect(calls.sentTo(changePassword)).toEqual([{ accessToken: 'brass kettle', ...sent }]);
    expect(toast.mock.calls).toEqual([['success', 'Password changed. Your other devices were logged out.']]);
  });

  const enterNewPassword = async () => {
    await type('New password', 'brass kettle');
    await type('Confirm password', 'brass kettle');
  };

  it('adds a password for the account’s address, with one code', async () => {
    const { calls, toast } = await show({ email: null, identities: [acorn] });
    calls.respond(addPassword, () => both);
    await press('Add');
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('mara@acorn.example');
    expect(screen.queryByLabelText('Code sent to this email')).toBeNull();
    await type('Verification code', '123456');
    await enterNewPassword();
    await submit();
    expect(calls.sentTo(addPassword)).toEqual([
      { mail: 'mara@acorn.example', accessToken: 'brass kettle', proof: { code: '123456' } },
    ]);
    expect(toast.mock.calls).toEqual([['success', 'Login added.']]);
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('adds a password for another address, with a code to each address', async () => {
    const { calls } = await show({ email: null, identities: [acorn] });
    calls.respond(addPassword, () => both);
    await press('Add');
    await type('Email', 'Mara@example.org');
    await type('Verification code', '123456');
    await enterNewPassword();
    await submit();
    expect(screen.getByText('Enter the 6-digit code')).toBeDefined();
    expect(calls.sentTo(addPassword)).toEqual([]);
    await type('Code sent to this email', '654321');
    await submit();
    const sent = { mail: 'mara@example.org', code: '654321', accessToken: 'brass kettle' };
    expect(calls.sentTo(addPassword)).toEqual([{ ...sent, proof: { code: '123456' } }]);
  });

  it('requires a recent login to add a password if the account has no address', async () => {
    const { calls } = await show({ email: null, identities: [{ ...acorn, email: null }] });
    const old = new BusinessError(11028, 'Log in again to change your logins.', 'auth.login_too_old', {});
    calls.respond(addPassword, () => Promise.reject(old));
    await press('Add');
    await type('Email', 'mara@example.org');
    await type('Code sent to this email', '654321');
    expect(screen.queryByLabelText('Verification code')).toBeNull();
    await enterNewPassword();
    await submit();
    const sent = { mail: 'mara@example.org', code: '654321', accessToken: 'brass kettle' };
    expect(calls.sentTo(addPassword)).toEqual([{ ...sent, proof: {} }]);
    expect(await screen.findByRole('button', { name: 'Log in again' })).toBeDefined();
  });
});

/** Focuses a button and presses it, as with a keyboard. */
const pressFocused = async (name: string | RegExp) => {
  const found = await screen.findByRole('button', { name });
  found.focus();
  await act(async () => fireEvent.click(found));
};
const expectFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

describe('other services in LoginSettings', () => {
  it('can be reloaded after a failure', async () => {
    const { calls } = await show(both, () => Promise.reject(new Error('down')));
    expect(await screen.findByText('Couldn’t load other ways to log in.')).toBeDefined();
    calls.respond(identityTypes, () => [{ type: 'birch', name: 'Birch' }]);
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'Add Birch' })).toBeDefined();
  });
});

describe('the focus in LoginSettings', () => {
  it.each(['Change email', 'Change password'])('returns to “%s” when its form is cancelled', async (name) => {
    await show(both);
    await pressFocused(name);
    await pressFocused('Cancel');
    await expectFocus(name);
  });

  it('returns to “Change password” when the form is saved', async () => {
    const { calls } = await show(both);
    calls.respond(changePassword, () => ({ changed: true as const }));
    await pressFocused('Change password');
    await type('Current password', 'lantern fish');
    await type('New password', 'brass kettle');
    await type('Confirm password', 'brass kettle');
    screen.getAllByRole('button', { name: 'Change password' }).at(-1)?.focus();
    await submit();
    await expectFocus('Change password');
  });

  it('moves to “Change email” when a password was added', async () => {
    const { calls } = await show({ email: null, identities: [acorn] });
    calls.respond(addPassword, () => both);
    await pressFocused('Add');
    await type('Verification code', '123456');
    await type('New password', 'brass kettle');
    await type('Confirm password', 'brass kettle');
    screen.getByLabelText('Confirm password').focus();
    await submit();
    await expectFocus('Change email');
  });

  it.each(['Cancel', 'its end'])('returns to “Add Acorn” after %s of a login in a pop-up', async (way) => {
    const { calls } = await show({ ...both, identities: [] });
    calls.respond(addLogin, () => both);
    await pressFocused('Add Acorn');
    await prove();
    if (way === 'Cancel') await pressFocused('Cancel');
    else await act(async () => void (await answerInPopup()));
    await expectFocus('Add Acorn');
  });

  it.each([
    ['Remove Acorn, mara@acorn.example', 'Keep'],
    ['Add Acorn', 'Cancel'],
  ])('moves into the form of “%s”, and returns when it is cancelled', async (name, cancel) => {
    await show(both);
    await pressFocused(name);
    const field = await screen.findByLabelText('Current password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await pressFocused(cancel);
    await expectFocus(name);
  });

  it('moves to the remaining logins when one is removed', async () => {
    const { calls } = await show(both);
    calls.respond(removeLogin, () => ({ ...both, identities: [] }));
    await pressFocused(/^Remove Acorn/);
    const field = await screen.findByLabelText('Current password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await prove();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your logins' })),
    );
  });
});
