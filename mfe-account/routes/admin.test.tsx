// @vitest-environment jsdom
import { cases } from '@storyloom/contract/endpoints/moderation/cases';
import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moderationCase } from '../testing/cases.ts';
import { userOf } from '../testing/user.ts';
import Admin from './admin.tsx';

afterEach(cleanup);

function show(status: 'guest' | 'real', isAdmin: boolean) {
  const requireLogin = vi.fn(async () => true);
  const session = { status, tokenId: 'token1', userId: 'u1' };
  const { host, calls } = createFakeHost({ requireLogin }, session);
  calls.answer(loginUser, () => userOf('u1', { isRealUser: status === 'real', isAdmin }));
  calls.answer(cases, () => ({
    pageList: [moderationCase()],
    totalCount: 1,
    hasNextPage: false,
    nextPageNum: null,
    currentPageNum: 1,
    nextCursor: null,
  }));
  render(inShell(host, <Admin />, { path: '/admin/:section?/:id?', url: '/admin' }));
  return { requireLogin, calls };
}

describe('admin page', () => {
  it('asks guests to log in', async () => {
    const { requireLogin, calls } = show('guest', false);
    fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(requireLogin).toHaveBeenCalledOnce();
    expect(calls.sentTo(cases)).toEqual([]);
  });

  it('shows nothing to users who are no administrators', async () => {
    const { calls } = show('real', false);
    expect(await screen.findByText(/isn’t an administrator’s/)).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(calls.sentTo(cases)).toEqual([]);
  });

  it('opens with the moderation queue for administrators', async () => {
    // Compiling the section takes longer than a query waits.
    await import('../features/moderation-queue/ModerationQueue.tsx');
    show('real', true);
    expect(await screen.findByRole('link', { name: /The Salt Clock/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Moderation' }).getAttribute('aria-current')).toBe('page');
  });
});
