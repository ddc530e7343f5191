// @vitest-environment jsdom
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { works } from '@storyloom/contract/stories/endpoints/works';
import { deleteAccount } from '@storyloom/contract/users/endpoints/delete-account';
import { logins } from '@storyloom/contract/users/endpoints/logins';
import { sendMailPwdCode } from '@storyloom/contract/users/endpoints/send-mail-pwd-code';
import type { Logins } from '@storyloom/contract/users/entities/logins';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onePage } from '../../testing/one-page.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const withPassword: Logins = { email: 'agnes@example.org', identities: [] };
const identity = { id: 'i1', type: 'acorn', name: 'Acorn', createdAt: '2026-11-20T08:00:00.000Z' };

async function open(own = withPassword, worksCount = 1) {
  // Compiling the form can take longer than the timeout of a query.
  await import('./DeleteForm.tsx');
  const openDialog = vi.fn(async () => undefined);
  const { host, calls } = createFakeHost(
    { dialogs: { open: openDialog } },
    { status: 'real', tokenId: 'token1', userId: 'agnes' },
  );
  calls.respond(works, () => ({ ...onePage(), totalCount: worksCount }));
  calls.respond(logins, () => own);
  calls.respond(deleteAccount, () => ({ deletesAt: '2026-12-06T12:00:00.000Z' }));
  calls.respond(sendMailPwdCode, () => ({ resendAfter: 60 }));
  const logout = vi.spyOn(host.session, 'logout');
  render(inShell(host, <DeleteAccount />));
  await screen.findByRole('form', { name: 'Delete your account' });
  return { calls, logout, openDialog };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')));
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));

describe('DeleteAccount', () => {
  it('deletes with the password, shows the last day to cancel by logging in, and logs out', async () => {
    const { calls, logout } = await open();
    expect(screen.queryByRole('link', { name: 'add a password in Settings' })).toBeNull();
    await submit();
    expect(screen.getAllByText('Password is required').length).toBeGreaterThan(0);
    await type('Password', 'lantern fish');
    await submit();
    expect(calls.sentTo(deleteAccount)).toEqual([{ accessToken: 'lantern fish', keepWorks: false }]);
    expect(screen.getByRole('heading', { name: 'Your account will be deleted' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('December 6, 2026');
    expect(logout).toHaveBeenCalledExactlyOnceWith({ isEnded: true });
  });

  it('links to the plan, and speaks of stories and earnings to authors alone', async () => {
    const { openDialog } = await open();
    expect(screen.getByText('Your published stories')).toBeDefined();
    expect(screen.getByText(/^Money you earned/)).toBeDefined();
    await press('Cancel it first');
    expect(openDialog).toHaveBeenCalledExactlyOnceWith(getMorePoints);
    cleanup();
    const { calls } = await open(withPassword, 0);
    expect([screen.queryByText('Your published stories'), screen.queryByText(/^Money/)]).toEqual([
      null,
      null,
    ]);
    await type('Password', 'lantern fish');
    await submit();
    expect(calls.sentTo(deleteAccount)).toEqual([{ accessToken: 'lantern fish', keepWorks: false }]);
  });

  it('moves the focus to the heading of the result', async () => {
    const { logout } = await open();
    await type('Password', 'lantern fish');
    screen.getByRole('button', { name: 'Delete my account' }).focus();
    await submit();
    expect(logout).toHaveBeenCalledOnce();
    const heading = screen.getByRole('heading', { name: 'Your account will be deleted' });
    expect(document.activeElement).toBe(heading);
  });

  it('keeps the published stories if asked to', async () => {
    const { calls } = await open();
    await act(async () => fireEvent.click(screen.getByLabelText('Keep them without my name')));
    await type('Password', 'lantern fish');
    await submit();
    expect(calls.sentTo(deleteAccount)).toEqual([{ accessToken: 'lantern fish', keepWorks: true }]);
  });

  it('deletes with a code sent to the account’s address', async () => {
    const { calls } = await open();
    await press('Use a code sent by email instead');
    await press('Send Code');
    expect(calls.sentTo(sendMailPwdCode)).toEqual([{ mail: 'agnes@example.org', purpose: 'DELETE' }]);
    await type('Verification code', '123456');
    await submit();
    expect(calls.sentTo(deleteAccount)).toEqual([{ code: '123456', keepWorks: false }]);
  });

  it('deletes an account without a password with a code sent to its service’s address', async () => {
    const { calls } = await open({
      email: null,
      identities: [
        { ...identity, email: null },
        { ...identity, id: 'i2', email: 'agnes@acorn.example' },
      ],
    });
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByText('We send the code to agnes@acorn.example.')).toBeDefined();
    await press('Send Code');
    expect(calls.sentTo(sendMailPwdCode)).toEqual([{ mail: 'agnes@acorn.example', purpose: 'DELETE' }]);
    await type('Verification code', '123456');
    await submit();
    expect(calls.sentTo(deleteAccount)).toEqual([{ code: '123456', keepWorks: false }]);
  });

  it('asks the visitor to add a password first if the account has no address', async () => {
    const { host, calls } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'agnes' });
    calls.respond(logins, () => ({ email: null, identities: [{ ...identity, email: null }] }));
    render(inShell(host, <DeleteAccount />));
    const link = await screen.findByRole('link', { name: 'add a password in Settings' });
    expect(link.getAttribute('href')).toBe('/user/settings');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('shows the error of a wrong password at its field, and stays logged in', async () => {
    const { calls, logout } = await open();
    const error = new BusinessError(
      11003,
      'Please check your email and password',
      'auth.bad_credentials',
      {},
    );
    calls.respond(deleteAccount, () => Promise.reject(error));
    await type('Password', 'lantern eel');
    await submit();
    expect(screen.getAllByText('This password is wrong.').length).toBeGreaterThan(0);
    expect(logout).not.toHaveBeenCalled();
  });

  it('explains to guests how to erase their data', () => {
    render(inShell(createFakeHost().host, <DeleteAccount />));
    expect(screen.getByRole('heading', { name: 'You have no account' })).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  });
});
