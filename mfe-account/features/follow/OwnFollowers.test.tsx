// @vitest-environment jsdom
import { state } from '@storyloom/contract/follows/endpoints/state';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OwnFollowers } from './OwnFollowers.tsx';

afterEach(cleanup);

function open(session = { ...fakeGuest, status: 'real' as const }) {
  const { host, calls } = createFakeHost({}, session as never);
  calls.respond(state, () => ({ followerCount: 1_204, isFollowing: false, canFollow: false }));
  return { calls, show: () => render(inShell(host, <OwnFollowers />)) };
}

describe('OwnFollowers', () => {
  it('shows the followers of an account, and sends no request for a guest', async () => {
    const { calls, show } = open();
    show();
    expect(await screen.findByText('1204 followers')).toBeDefined();
    expect(calls.sentTo(state)).toEqual([{ authorId: fakeGuest.userId }]);
    cleanup();
    const guest = open(fakeGuest as never);
    guest.show();
    expect(guest.calls.sentTo(state)).toEqual([]);
    expect(document.body.textContent).toBe('');
  });

  it('offers to reload after an error', async () => {
    const { calls, show } = open();
    calls.respond(state, () => Promise.reject(new Error('down')));
    show();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    calls.respond(state, () => ({ followerCount: 1, isFollowing: false, canFollow: false }));
    fireEvent.click(retry);
    expect(await screen.findByText('1 follower')).toBeDefined();
  });
});
