// @vitest-environment jsdom
import { follow } from '@storyloom/contract/follows/endpoints/follow';
import { followers } from '@storyloom/contract/follows/endpoints/followers';
import { state } from '@storyloom/contract/follows/endpoints/state';
import { unfollow } from '@storyloom/contract/follows/endpoints/unfollow';
import type { Follower } from '@storyloom/contract/follows/entities/follower';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Followers } from './Followers.tsx';

afterEach(cleanup);

const followerOf = (id: string, name: string): Follower => ({
  id,
  name,
  avatarUrl: null,
  isFollowing: false,
  canFollow: true,
});
const agnes = followerOf('agnes', 'Agnes');
const pageOf = (pageList: Follower[]) => ({
  pageList,
  totalCount: pageList.length,
  hasNextPage: false,
  currentPageNum: 1,
  nextPageNum: null,
  nextCursor: null,
});

function open(list: Follower[], followerCount = list.length) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  calls.respond(followers, () => pageOf(list));
  calls.respond(state, () => ({ followerCount, isFollowing: false, canFollow: true }));
  return { calls, toast, show: () => render(inShell(host, <Followers authorId="mara" />)) };
}

describe('Followers', () => {
  it('lists followers with links, and follows one of them, but not the visitor', async () => {
    const { calls, show } = open([agnes, followerOf(fakeGuest.userId ?? '', 'Ola Ness')]);
    calls.respond(follow, () => ({ followerCount: 1, isFollowing: true, canFollow: true }));
    show();
    const link = await screen.findByRole('link', { name: 'Agnes' });
    expect(link.getAttribute('href')).toBe('/user/profile/agnes');
    expect([screen.getAllByRole('button').length, screen.getByText('You').tagName]).toEqual([1, 'P']);
    fireEvent.click(screen.getByRole('button', { name: 'Follow Agnes' }));
    await screen.findByRole('button', { name: 'Following Agnes' });
    await waitFor(() => expect(calls.sentTo(follow)).toEqual([{ authorId: 'agnes' }]));
    expect(calls.sentTo(followers)).toEqual([{ authorId: 'mara', page: 1 }]);
  });

  it('offers no follow of people without stories, but an unfollow', async () => {
    const { calls, show } = open([
      { ...followerOf('ola', 'Ola Ness'), canFollow: false },
      { ...agnes, isFollowing: true, canFollow: false },
    ]);
    calls.respond(unfollow, () => ({ followerCount: 0, isFollowing: false, canFollow: false }));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Following Agnes' }));
    const again = await screen.findByRole('button', { name: 'Follow Agnes' });
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'));
    expect(screen.getAllByRole('button')).toEqual([again]);
  });

  it('shows why a follow failed, and that the follower is not followed', async () => {
    const { calls, toast, show } = open([agnes]);
    calls.respond(follow, () => Promise.reject(new Error('down')));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Follow Agnes' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed'));
    expect(screen.getByRole('button', { name: 'Follow Agnes' })).toBeDefined();
  });

  it('counts those who are not named', async () => {
    open([agnes], 3).show();
    expect(await screen.findByText('2 more readers follow.')).toBeDefined();
    cleanup();
    open([], 1).show();
    expect(await screen.findByText('1 reader follows.')).toBeDefined();
    expect(screen.queryByText('No followers yet')).toBeNull();
  });

  it('explains an empty list, and offers to reload after an error', async () => {
    open([]).show();
    expect(await screen.findByText('No followers yet')).toBeDefined();
    cleanup();
    const { calls, show } = open([agnes]);
    calls.respond(followers, () => Promise.reject(new Error('down')));
    show();
    expect(await screen.findByText('Couldn’t load followers.')).toBeDefined();
    calls.respond(followers, () => pageOf([agnes]));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Agnes' })).toBeDefined();
  });
});
