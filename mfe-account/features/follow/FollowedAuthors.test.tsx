// @vitest-environment jsdom
import { authors } from '@storyloom/contract/follows/endpoints/authors';
import { follow } from '@storyloom/contract/follows/endpoints/follow';
import { unfollow } from '@storyloom/contract/follows/endpoints/unfollow';
import type { FollowState } from '@storyloom/contract/follows/entities/follow-state';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FollowedAuthors } from './FollowedAuthors.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Fake IntersectionObserver that reports the end of the list as visible. */
class EndInView {
  readonly #notify: (entries: { isIntersecting: boolean }[]) => void;
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
  }
  observe() {
    this.#notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const followedAt = '2026-11-03T08:00:00.000Z';
const names = ['Mara Vey', 'Ola Ness', 'Per Lund'];
const known = names.map((name) => ({
  id: name.slice(0, 3).toLowerCase(),
  name,
  avatarUrl: null,
  followedAt,
}));
const stateOf = (change: Partial<FollowState> = {}): FollowState => ({
  followerCount: 1,
  isFollowing: true,
  canFollow: true,
  ...change,
});

/** Returns a page of two authors. */
function pageOf(all: typeof known, page = 1) {
  const hasNextPage = all.length > page * 2;
  return {
    pageList: all.slice((page - 1) * 2, page * 2),
    totalCount: all.length,
    hasNextPage,
    currentPageNum: page,
    nextPageNum: hasNextPage ? page + 1 : null,
    nextCursor: hasNextPage ? `c${page}` : null,
  };
}
/** Opens the list, in pages of two. */
function open(all = known) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  calls.respond(authors, ({ page }) => pageOf(all, page));
  calls.respond(follow, () => stateOf());
  calls.respond(unfollow, () => stateOf({ isFollowing: false, followerCount: 0 }));
  return { calls, toast, show: () => render(inShell(host, <FollowedAuthors />)) };
}
const rows = async () => (await screen.findAllByRole('article')).map((row) => within(row));

describe('FollowedAuthors', () => {
  it('lists authors with a link and the date, and loads the next page', async () => {
    vi.stubGlobal('IntersectionObserver', EndInView);
    const { calls, show } = open();
    show();
    const [mara] = await rows();
    expect(mara?.getByRole('link', { name: 'Mara Vey' }).getAttribute('href')).toBe('/user/profile/mar');
    expect(mara?.getByText('Nov 3, 2026')).toBeDefined();
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(calls.sentTo(authors)).toHaveLength(2);
  });

  it('unfollows, keeps the row with the focus, and follows again by the same button', async () => {
    const { calls, show } = open();
    show();
    const unfollows = await screen.findByRole('button', { name: 'Following Mara Vey' });
    unfollows.focus();
    fireEvent.click(unfollows);
    const again = await screen.findByRole('button', { name: 'Follow Mara Vey' });
    expect([again, document.activeElement]).toEqual([unfollows, unfollows]);
    expect((await rows())[0]?.getByText('Unfollowed')).toBeDefined();
    await waitFor(() => expect(calls.sentTo(unfollow)).toEqual([{ authorId: 'mar' }]));
    fireEvent.click(again);
    await screen.findByRole('button', { name: 'Following Mara Vey' });
    await waitFor(() => expect(calls.sentTo(follow)).toEqual([{ authorId: 'mar' }]));
    expect(await rows()).toHaveLength(2);
    await waitFor(async () => expect((await rows())[0]?.getByRole('status').textContent).toBe('Following'));
  });

  it('shows the author as unfollowed when following again failed', async () => {
    const { calls, toast, show } = open();
    calls.respond(follow, () => Promise.reject(new Error('down')));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Following Mara Vey' }));
    await waitFor(() => expect(calls.sentTo(unfollow)).toHaveLength(1));
    fireEvent.click(await screen.findByRole('button', { name: 'Follow Mara Vey' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed'));
    const again = await screen.findByRole('button', { name: 'Follow Mara Vey' });
    expect(again.getAttribute('aria-pressed')).toBe('false');
    expect((await rows())[0]?.getByText('Unfollowed')).toBeDefined();
  });

  it('says when an author cannot be followed again', async () => {
    const { calls, show } = open();
    calls.respond(unfollow, () => stateOf({ isFollowing: false, canFollow: false }));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Following Mara Vey' }));
    expect(await screen.findByText(/no stories to follow/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Follow Mara Vey' }));
    expect(calls.sentTo(follow)).toEqual([]);
  });

  it('shows the author as followed when unfollowing failed', async () => {
    const { calls, toast, show } = open();
    calls.respond(unfollow, () => Promise.reject(new Error('down')));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Following Mara Vey' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed'));
    expect(screen.getByRole('button', { name: 'Following Mara Vey' })).toBeDefined();
  });

  it('explains an empty list, and offers to reload after an error', async () => {
    open([]).show();
    expect(await screen.findByText('You don’t follow anybody yet')).toBeDefined();
    cleanup();
    const { calls, show } = open();
    calls.respond(authors, () => Promise.reject(new Error('down')));
    show();
    expect(await screen.findByText('Couldn’t load the authors you follow.')).toBeDefined();
    calls.respond(authors, () => pageOf(known.slice(0, 1)));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Mara Vey' })).toBeDefined();
    expect(screen.queryByText('Couldn’t load the authors you follow.')).toBeNull();
  });
});
