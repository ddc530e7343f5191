// @vitest-environment jsdom
import { cases } from '@storyloom/contract/moderation/endpoints/cases';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moderationCase } from '../testing/cases.ts';
import { userOf } from '../testing/user.ts';
import Admin from './admin.tsx';

afterEach(cleanup);

function show(status: 'guest' | 'real', isAdmin: boolean) {
  const [requireLogin, confirm, toast] = [vi.fn(async () => true), vi.fn(async () => true), vi.fn()];
  const session = { status, tokenId: 'token1', userId: 'u1' };
  const { host, calls } = createFakeHost({ requireLogin, confirm, toast }, session);
  const logout = vi.spyOn(host.session, 'logout').mockImplementation(async () => {
    host.session.setState({ status: 'guest', tokenId: 'token2', userId: 'guest2' });
  });
  calls.respond(loginUser, () => {
    const { userId } = host.session.getState();
    return userId === 'u1'
      ? userOf('u1', { isRealUser: status === 'real', isAdmin })
      : userOf('guest2', { isRealUser: false });
  });
  calls.respond(cases, () => ({
    pageList: [moderationCase()],
    totalCount: 1,
    hasNextPage: false,
    nextPageNum: null,
    currentPageNum: 1,
    nextCursor: null,
  }));
  render(inShell(host, <Admin />, { path: '/admin/:section?/:id?', url: '/admin' }));
  return { requireLogin, confirm, toast, logout, calls };
}

describe('admin page', () => {
  it('asks guests to log in', async () => {
    const { requireLogin, calls } = show('guest', false);
    fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(requireLogin).toHaveBeenCalledOnce();
    expect(calls.sentTo(cases)).toEqual([]);
  });

  it('shows nothing to users who are not administrators', async () => {
    const { calls } = show('real', false);
    expect(await screen.findByText(/aren’t an administrator/)).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(calls.sentTo(cases)).toEqual([]);
  });

  const logOut = async (isAdmin: boolean) => {
    const { confirm, logout, toast } = show('real', isAdmin);
    const button = await screen.findByRole('button', { name: 'Log out' });
    button.focus();
    confirm.mockResolvedValueOnce(false);
    await act(async () => fireEvent.click(button));
    expect(logout).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(button));
    expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Log out?' }));
    expect(logout).toHaveBeenCalledOnce();
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined();
    expect(toast.mock.calls).toEqual([['success', 'You’re logged out.']]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Administration' }));
  };

  it('logs an administrator out after a confirmation, and moves the focus to a heading', () => logOut(true));
  it('logs other users out in the same way', () => logOut(false));

  it('opens the moderation queue for administrators', async () => {
    // Compiling the section can take longer than the timeout of a query.
    await import('../features/moderation-queue/ModerationQueue.tsx');
    show('real', true);
    expect(await screen.findByRole('link', { name: /The Salt Clock/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Moderation' }).getAttribute('aria-current')).toBe('page');
  });
});
