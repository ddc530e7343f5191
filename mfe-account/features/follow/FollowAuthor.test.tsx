// @vitest-environment jsdom

import { errors } from '@storyloom/contract/core/errors';
import { follow } from '@storyloom/contract/follows/endpoints/follow';
import { state } from '@storyloom/contract/follows/endpoints/state';
import { unfollow } from '@storyloom/contract/follows/endpoints/unfollow';
import type { FollowState } from '@storyloom/contract/follows/entities/follow-state';
import { followChanged } from '@storyloom/contract/follows/events/follow-changed';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FollowAuthor } from './FollowAuthor.tsx';
import { serverFollowQuery } from './follow.queries.ts';

afterEach(cleanup);

const stateOf = (change: Partial<FollowState> = {}): FollowState => ({
  followerCount: 1,
  isFollowing: false,
  canFollow: true,
  ...change,
});

function open(initial: FollowState | Error, session = fakeGuest) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast }, session);
  calls.respond(state, () => (initial instanceof Error ? Promise.reject(initial) : initial));
  calls.respond(follow, () => stateOf({ followerCount: 2, isFollowing: true }));
  calls.respond(unfollow, () => stateOf());
  const page = inShell(host, <FollowAuthor authorId="mara" name="Mara Vey" />);
  return { host, calls, toast, show: () => render(page) };
}

const button = (name: string) => screen.findByRole('button', { name });
const pressed = (element: HTMLElement) => element.getAttribute('aria-pressed');

describe('FollowAuthor', () => {
  it('shows the change at once, and unfollows by the same button', async () => {
    const { host, calls, show } = open(stateOf());
    const changed = vi.fn();
    host.bus.on(followChanged, changed);
    let answer = (_: FollowState) => {};
    calls.respond(follow, () => new Promise((resolve) => (answer = resolve)));
    show();
    const follows = await button('Follow Mara Vey');
    expect(pressed(follows)).toBe('false');
    fireEvent.click(follows);
    expect(pressed(await button('Following Mara Vey'))).toBe('true');
    expect(screen.getByText('2 followers')).toBeDefined();
    await waitFor(() => expect(calls.sentTo(follow)).toEqual([{ authorId: 'mara' }]));
    fireEvent.click(await button('Following Mara Vey'));
    await button('Follow Mara Vey');
    // The second request waits for the answer to the first.
    expect(calls.sentTo(unfollow)).toEqual([]);
    answer(stateOf({ followerCount: 2, isFollowing: true }));
    await waitFor(() => expect(calls.sentTo(unfollow)).toHaveLength(1));
    expect(await screen.findByText('1 follower')).toBeDefined();
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  });

  it('counts no followers where there are none', async () => {
    const { show } = open(stateOf({ followerCount: 0 }));
    show();
    await button('Follow Mara Vey');
    expect(screen.queryByText(/follower/)).toBeNull();
  });

  it('sends no request before the visitor is known', async () => {
    const known = Promise.withResolvers<void>();
    const { host, calls, show } = open(stateOf());
    host.session.ready = () => known.promise;
    show();
    fireEvent.click(await button('Follow Mara Vey'));
    expect(pressed(await button('Following Mara Vey'))).toBe('true');
    expect(calls.sentTo(follow)).toEqual([]);
    await act(async () => known.resolve());
    await waitFor(() => expect(calls.sentTo(follow)).toEqual([{ authorId: 'mara' }]));
  });

  it('keeps the new state if an older answer arrives after it', async () => {
    const { host, calls, show } = open(stateOf());
    show();
    const follows = await button('Follow Mara Vey');
    let answerOld = (_: FollowState) => {};
    calls.respond(state, () => new Promise((resolve) => (answerOld = resolve)));
    void host.queryClient.invalidateQueries({ queryKey: [state.path] });
    await waitFor(() => expect(calls.sentTo(state)).toHaveLength(2));
    fireEvent.click(follows);
    await button('Following Mara Vey');
    await waitFor(() => expect(host.queryClient.isMutating()).toBe(0));
    await act(async () => answerOld(stateOf()));
    expect(pressed(await button('Following Mara Vey'))).toBe('true');
  });

  it('reverts a failed follow and shows why', async () => {
    const { calls, toast, show } = open(stateOf());
    const { code, msg } = errors['follow.limit_reached'];
    calls.respond(follow, () =>
      Promise.reject(new BusinessError(code, msg, 'follow.limit_reached', { max: 1 })),
    );
    show();
    fireEvent.click(await button('Follow Mara Vey'));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', msg));
    expect(pressed(await button('Follow Mara Vey'))).toBe('false');
    expect(screen.getByText('1 follower')).toBeDefined();
  });

  it('has no button for users who cannot be followed', async () => {
    open(stateOf({ canFollow: false })).show();
    expect(await screen.findByText('1 follower')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can unfollow an author who can no longer be followed', async () => {
    open(stateOf({ canFollow: false, isFollowing: true })).show();
    expect(pressed(await button('Following Mara Vey'))).toBe('true');
  });

  it('shows the state prefetched on the server until the session is known', () => {
    const { host, show } = open(stateOf(), { status: 'none', tokenId: null, userId: null } as never);
    host.queryClient.setQueryData(
      serverFollowQuery(host, 'mara').queryKey,
      stateOf({ isFollowing: true, followerCount: 12_400 }),
    );
    show();
    expect(screen.getByRole('button', { name: 'Following Mara Vey' })).toBeDefined();
    expect(screen.getByText('12.40K followers')).toBeDefined();
  });

  it('offers to reload after an error', async () => {
    const { calls, show } = open(new Error('down'));
    show();
    const retry = await button('Retry');
    calls.respond(state, () => stateOf());
    fireEvent.click(retry);
    expect(await button('Follow Mara Vey')).toBeDefined();
  });
});
