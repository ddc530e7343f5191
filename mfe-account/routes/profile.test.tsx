// @vitest-environment jsdom

import { foundEndings } from '@storyloom/contract/chat/endpoints/found-endings';
import { ownCases } from '@storyloom/contract/moderation/endpoints/own-cases';
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { member } from '@storyloom/contract/points/endpoints/member';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { readingTotals } from '@storyloom/contract/stories/endpoints/reading-totals';
import { stats } from '@storyloom/contract/stories/endpoints/stats';
import { works } from '@storyloom/contract/stories/endpoints/works';
import { storyChanged } from '@storyloom/contract/stories/events/story-changed';
import { storyDeleted } from '@storyloom/contract/stories/events/story-deleted';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { workChanged } from '@storyloom/contract/stories/events/work-changed';
import { login } from '@storyloom/contract/users/dialogs/login';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import type { UserInfo } from '@storyloom/contract/users/entities/user-info';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Profile from './profile.tsx';

afterEach(cleanup);

const guest = (id: string): UserInfo => ({
  id,
  isRealUser: false,
  isAdmin: false,
  name: `Guest ${id}`,
  avatarUrl: null,
  introduction: '',
  email: null,
  plan: null,
  createdAt: '2026-11-20T08:00:00.000Z',
});

const memberOf = (change: Partial<MemberAccount> = {}): MemberAccount => ({
  plan: null,
  nextPlan: null,
  renewsAt: null,
  endsAt: null,
  isPastDue: false,
  packDiscountPercent: 0,
  premiumModels: false,
  unlimitedStandardChat: false,
  ...change,
});

function fake(overrides: Partial<Host> = {}) {
  const made = createFakeHost(overrides);
  const { calls, host } = made;
  calls.respond(loginUser, () => guest(host.session.getState().userId ?? ''));
  calls.respond(ownCases, () => []);
  calls.respond(member, () => memberOf());
  calls.respond(stats, () => ({
    wordsWritten: 12_500,
    daysJoined: 2,
    worksCount: 0,
    chatCount: 12_000,
    readerCount: 3,
  }));
  calls.respond(readingTotals, () => ({ begun: 3, turns: 41 }));
  calls.respond(foundEndings, () => ({
    found: 2,
    newest: [
      {
        title: 'The Salt Hour',
        story: {
          id: 's1',
          slug: 's1-the-clock',
          title: 'The Clock',
          rating: 'PG' as const,
          cover: { url: '/c.webp', thumbUrl: '/t.webp', width: 800, height: 1200, placeholder: null },
        },
      },
    ],
    stories: [],
  }));
  calls.respond(works, () => ({
    pageList: [],
    totalCount: 0,
    hasNextPage: false,
    nextPageNum: null,
    nextCursor: null,
    currentPageNum: 1,
  }));
  return made;
}

function show(host: Host) {
  return render(inShell(host, <Profile />));
}

describe('own profile', () => {
  it('shows a skeleton while the profile loads', () => {
    show(fake().host);
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeDefined();
    expect(screen.getByText('Stories begun')).toBeDefined();
  });

  it('shows the guest’s name, month of joining and statistics', async () => {
    show(fake().host);
    expect(await screen.findByRole('heading', { level: 1, name: 'Guest guest1' })).toBeDefined();
    expect(screen.getByText('Joined November 2026')).toBeDefined();
    expect(await screen.findByText('12.50K')).toBeDefined();
    const ending = await screen.findByRole('link', { name: /The Salt Hour/ });
    expect(ending.getAttribute('href')).toBe('/read/s1-the-clock');
  });

  it('updates the plan when a membership begins or ends', async () => {
    const { host, calls } = fake();
    show(host);
    await screen.findByRole('heading', { name: 'Guest guest1' });
    calls.respond(loginUser, () => ({ ...guest('guest1'), plan: 'PLUS' as const }));
    act(() => host.bus.emit(memberChanged, {}));
    expect(await screen.findByText('Plus')).toBeDefined();
    calls.respond(loginUser, () => guest('guest1'));
    act(() => host.bus.emit(memberChanged, {}));
    await waitFor(() => expect(screen.queryByText('Plus')).toBeNull());
  });

  it.each([storyPublished, storyChanged, storyDeleted, workChanged])(
    'loads the works again after $name',
    async (event) => {
      const { host, calls } = fake();
      const { userId } = host.session.getState();
      const path = '/user/profile/:userId/:tab';
      render(inShell(host, <Profile />, { path, url: `/user/profile/${userId}/works` }));
      await waitFor(() => expect(calls.sentTo(works)).toHaveLength(1));
      await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
      act(() => host.bus.emit(event, {}));
      await waitFor(() => expect(calls.sentTo(works)).toHaveLength(2));
    },
  );

  it('explains accounts to guests, but not to account holders', async () => {
    const open = vi.fn(async () => undefined);
    const { host } = fake({ dialogs: { open } });
    const { unmount } = show(host);
    expect(screen.getByText('An account keeps your stories')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(open).toHaveBeenLastCalledWith(login, { view: 'register' });
    unmount();
    host.session.setState({ status: 'real' });
    show(host);
    expect(screen.queryByText('An account keeps your stories')).toBeNull();
  });

  it('disables the guest buttons until the session starts, and is never indexed', () => {
    const { host } = fake();
    host.session.setState({ status: 'none', tokenId: null, userId: null });
    show(host);
    const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(['Create an account', 'Log in'].map(isDisabled)).toEqual([true, true]);
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    act(() => host.session.setState({ status: 'guest', tokenId: 'token1', userId: 'guest1' }));
    expect(['Create an account', 'Log in'].map(isDisabled)).toEqual([false, false]);
  });

  it('offers guests of an app only the app’s login', () => {
    const requireLogin = vi.fn(async () => true);
    const open = vi.fn(async () => undefined);
    const { host } = fake({ requireLogin, dialogs: { open }, webview: { active: true } });
    show(host);
    expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect([requireLogin.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
  });

  it('erases guest data after a confirmation, and shows the new guest', async () => {
    const confirm = vi.fn(async () => true);
    const toast = vi.fn();
    const { host } = fake({ confirm, toast });
    host.session.logout = async () => {
      host.session.setState({ status: 'none', tokenId: null, userId: null });
      host.queryClient.clear();
      host.session.setState({ status: 'guest', tokenId: 'token2', userId: 'guest2' });
    };
    show(host);
    await screen.findByRole('heading', { name: 'Guest guest1' });
    fireEvent.click(screen.getByRole('button', { name: 'Erase guest data' }));
    expect(await screen.findByRole('heading', { name: 'Guest guest2' })).toBeDefined();
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Erase guest data?', danger: true }),
    );
    expect(toast).toHaveBeenCalledWith('success', 'Guest data erased.');
  });

  it('erases no guest whose plan would go on being charged, and shows the plan', async () => {
    const confirm = vi.fn(async (_options: { title?: string }) => true);
    const open = vi.fn(async () => undefined);
    const { host, calls } = fake({ confirm, dialogs: { open } });
    const logout = vi.fn(async () => {});
    host.session.logout = logout;
    calls.respond(member, () => memberOf({ plan: 'PLUS', renewsAt: '2026-12-22T12:00:00.000Z' }));
    show(host);
    fireEvent.click(screen.getByRole('button', { name: 'Erase guest data' }));
    await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(getMorePoints));
    expect(confirm.mock.calls.map(([{ title }]) => title)).toEqual(['Cancel your plan first']);
    expect(logout).not.toHaveBeenCalled();
    calls.respond(member, () => memberOf({ plan: 'PLUS', endsAt: '2026-12-22T12:00:00.000Z' }));
    fireEvent.click(screen.getByRole('button', { name: 'Erase guest data' }));
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  });

  it('logs an account holder out after a confirmation', async () => {
    const confirm = vi.fn(async () => true);
    const toast = vi.fn();
    const { host } = fake({ confirm, toast });
    host.session.setState({ status: 'real' });
    host.session.logout = async () =>
      host.session.setState({ status: 'guest', tokenId: 'token2', userId: 'guest2' });
    show(host);
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', 'You’re logged out.'));
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Log out?', danger: true }));
  });

  it('does nothing when the confirmation is cancelled', async () => {
    const logout = vi.fn(async () => {});
    const { host } = fake({ confirm: async () => false });
    host.session.logout = logout;
    show(host);
    fireEvent.click(screen.getByRole('button', { name: 'Erase guest data' }));
    await screen.findByRole('heading', { name: 'Guest guest1' });
    expect(logout).not.toHaveBeenCalled();
  });

  it('offers Retry when no new guest session could be started', async () => {
    const { host } = fake();
    const logout = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
    host.session.logout = logout;
    show(host);
    fireEvent.click(screen.getByRole('button', { name: 'Erase guest data' }));
    expect(await screen.findByText('Couldn’t start a new guest session.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('button', { name: 'Erase guest data' })).toBeDefined();
  });

  it('shows what the visitor has read, and for an author what they have written, without zeros', async () => {
    const { container } = show(fake().host);
    const tiles = () => [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    await waitFor(() => expect(tiles()).toHaveLength(6));
    expect(tiles()).toEqual([
      'Stories begun3',
      'Turns answered41',
      'Endings found2',
      'Readers3',
      'Turns played12.00K',
      'Words written12.50K',
    ]);
  });

  it('shows the rest of the page when one part fails', async () => {
    const { host, calls } = fake();
    calls.respond(stats, () => Promise.reject(new Error('down')));
    show(host);
    expect(await screen.findByText('Couldn’t load your statistics.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Guest guest1' })).toBeDefined();
  });
});
