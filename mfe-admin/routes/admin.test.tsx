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

function show() {
  const [confirm, toast] = [vi.fn(async () => true), vi.fn()];
  const session = { status: 'real', tokenId: 'token1', userId: 'u1' } as const;
  const { host, calls } = createFakeHost({ confirm, toast }, session);
  const logout = vi.spyOn(host.session, 'logout');
  calls.respond(loginUser, () => userOf('u1', { isAdmin: true }));
  calls.respond(cases, () => ({
    pageList: [moderationCase()],
    totalCount: 1,
    hasNextPage: false,
    nextPageNum: null,
    currentPageNum: 1,
    nextCursor: null,
  }));
  render(inShell(host, <Admin />, { path: '/admin/:section?/:id?', url: '/admin' }));
  return { confirm, toast, logout };
}

describe('admin page', () => {
  it('logs an administrator out after a confirmation', async () => {
    const { confirm, logout, toast } = show();
    const button = await screen.findByRole('button', { name: 'Log out' });
    confirm.mockResolvedValueOnce(false);
    await act(async () => fireEvent.click(button));
    expect(logout).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(button));
    expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Log out?' }));
    expect(logout).toHaveBeenCalledOnce();
    expect(toast.mock.calls).toEqual([['success', 'You’re logged out.']]);
  });

  it('opens the moderation queue for administrators', async () => {
    // Compiling the section can take longer than the timeout of a query.
    await import('../features/moderation-queue/ModerationQueue.tsx');
    show();
    expect(await screen.findByRole('link', { name: /The Salt Clock/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Moderation' }).getAttribute('aria-current')).toBe('page');
  });
});
