// @vitest-environment jsdom
import { addLogin } from '@storyloom/contract/endpoints/users/add-login';
import { addPassword } from '@storyloom/contract/endpoints/users/add-password';
import { changeMail } from '@storyloom/contract/endpoints/users/change-mail';
import { changePassword } from '@storyloom/contract/endpoints/users/change-password';
import { identityTypes } from '@storyloom/contract/endpoints/users/identity-types';
import { logins } from '@storyloom/contract/endpoints/users/logins';
import { removeLogin } from '@storyloom/contract/endpoints/users/remove-login';
import type { Identity, Logins } from '@storyloom/contract/entities/logins';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerInPopup, withAcorn } from '../../testing/oauth.ts';
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
  const { host, calls } = createFakeHost({ toast }, session);
  withAcorn(calls);
  if (services) calls.answer(identityTypes, services);
  let list = initial;
  calls.answer(logins, () => list);
  render(inShell(host, <LoginSettings />));
  await screen.findByText('Email and password');
  return { host, calls, toast, become: (next: Logins) => (list = next) };
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
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('LoginSettings', () => {
  it('lists the logins', async () => {
    await show(both);
    expect(rows()).toEqual([
      'Email and passwordmara@example.orgChange emailChange password',
      'Acornmara@acorn.example. Added Nov 20, 2026.Remove',
    ]);
  });

  it('offers no removal of the only login, and to add a password', async () => {
    await show({ email: null, identities: [acorn] });
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    const [row] = screen.getAllByRole('listitem');
    expect(within(row as HTMLElement).getByRole('button').textContent).toBe('Add');
  });

  it('removes a login after a question', async () => {
    const { calls, toast } = await show(both);
    calls.answer(removeLogin, () => ({ ...both, identities: [] }));
    await press(/^Remove Acorn/);
    expect(calls.sentTo(removeLogin)).toEqual([{ id: 'i1' }]);
    expect(toast.mock.calls).toEqual([['success', 'Login removed.']]);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('keeps a change when an older read answers later', async () => {
    const { host, calls } = await show(both);
    const reads: (() => void)[] = [];
    calls.answer(logins, () => new Promise((resolve) => reads.push(() => resolve(both))));
    void host.queryClient.invalidateQueries();
    calls.answer(removeLogin, () => ({ ...both, identities: [] }));
    await press(/^Remove Acorn/);
    await waitFor(() => expect(host.queryClient.isMutating()).toBe(0));
    await act(async () => reads[0]?.());
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    expect(rows()).toHaveLength(1);
  });

  it('says why a login was not removed', async () => {
    const { calls, toast } = await show(both);
    const refused = new BusinessError(11024, 'This is your only way to log in.', 'auth.last_login', {});
    calls.answer(removeLogin, () => Promise.reject(refused));
    await press(/^Remove Acorn/);
    expect(toast.mock.calls).toEqual([['error', 'This is your only way to log in.']]);
  });

  it('adds a login in a pop-up', async () => {
    const { calls, toast } = await show({ ...both, identities: [] });
    calls.answer(addLogin, () => both);
    await press('Add Acorn');
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

  it('shows an added login also when a read from before it answers after it', async () => {
    const { host, calls } = await show({ ...both, identities: [] });
    const reads: (() => void)[] = [];
    const before = { ...both, identities: [] };
    calls.answer(logins, () => new Promise((resolve) => reads.push(() => resolve(before))));
    void host.queryClient.invalidateQueries({ queryKey: [logins.path] });
    calls.answer(addLogin, () => both);
    await press('Add Acorn');
    await act(async () => void (await answerInPopup()));
    await act(async () => reads[0]?.());
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    expect(rows()).toHaveLength(2);
  });

  it('changes the email with a code and the password', async () => {
    const { calls, toast, become } = await show(both);
    calls.answer(changeMail, ({ mail }) => {
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
    calls.answer(changePassword, () => ({ changed: true as const }));
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

  it('adds a password to an account without one', async () => {
    const { calls, toast } = await show({ email: null, identities: [acorn] });
    calls.answer(addPassword, () => both);
    await press('Add');
    await type('New email', 'mara@example.org');
    await type('Verification code', '123456');
    await type('New password', 'brass kettle');
    await type('Confirm password', 'brass kettle');
    await submit();
    expect(calls.sentTo(addPassword)).toEqual([
      { mail: 'mara@example.org', code: '123456', accessToken: 'brass kettle' },
    ]);
    expect(toast.mock.calls).toEqual([['success', 'Login added.']]);
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});

/** Presses a button that has the focus, as it is with a keyboard. */
const pressFocused = async (name: string | RegExp) => {
  const found = await screen.findByRole('button', { name });
  found.focus();
  await act(async () => fireEvent.click(found));
};
const expectFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

describe('other services in LoginSettings', () => {
  it('are loaded again when they could not be', async () => {
    const { calls } = await show(both, () => Promise.reject(new Error('down')));
    expect(await screen.findByText('Couldn’t load other ways to log in.')).toBeDefined();
    calls.answer(identityTypes, () => [{ type: 'birch', name: 'Birch' }]);
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
    calls.answer(changePassword, () => ({ changed: true as const }));
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
    calls.answer(addPassword, () => both);
    await pressFocused('Add');
    await type('New email', 'mara@example.org');
    await type('Verification code', '123456');
    await type('New password', 'brass kettle');
    await type('Confirm password', 'brass kettle');
    screen.getByLabelText('Confirm password').focus();
    await submit();
    await expectFocus('Change email');
  });

  it.each(['Cancel', 'its end'])('returns to “Add Acorn” with %s of a login in a pop-up', async (way) => {
    const { calls } = await show({ ...both, identities: [] });
    calls.answer(addLogin, () => both);
    await pressFocused('Add Acorn');
    if (way === 'Cancel') await pressFocused('Cancel');
    else await act(async () => void (await answerInPopup()));
    await expectFocus('Add Acorn');
  });

  it('moves to the logins that are left when one is removed', async () => {
    const { calls } = await show(both);
    calls.answer(removeLogin, () => ({ ...both, identities: [] }));
    await pressFocused(/^Remove Acorn/);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your logins' })),
    );
  });
});
