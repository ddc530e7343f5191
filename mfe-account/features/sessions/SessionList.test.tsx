// @vitest-environment jsdom
import { revokeOtherSessions } from '@storyloom/contract/users/endpoints/revoke-other-sessions';
import { revokeSession } from '@storyloom/contract/users/endpoints/revoke-session';
import { sessions } from '@storyloom/contract/users/endpoints/sessions';
import type { Session } from '@storyloom/contract/users/entities/session';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SessionList } from './SessionList.tsx';

afterEach(cleanup);

const at = '2026-11-22T07:00:00.000Z';
const sessionOf = (id: string, device: string, isCurrent = false): Session => ({
  id,
  device,
  createdAt: at,
  usedAt: at,
  isCurrent,
});

function show() {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast }, { status: 'real', tokenId: 'token1', userId: 'agnes' });
  let list = [
    sessionOf('s1', 'Firefox on Linux', true),
    sessionOf('s2', 'Chrome on Android'),
    sessionOf('s3', 'Safari on iOS'),
  ];
  calls.respond(sessions, () => list);
  calls.respond(revokeSession, ({ id }) => {
    list = list.filter((each) => each.id !== id);
    return { id };
  });
  calls.respond(revokeOtherSessions, () => {
    list = list.filter(({ isCurrent }) => isCurrent);
    return { revoked: 2 };
  });
  render(inShell(host, <SessionList />));
  return { calls, toast };
}

const rows = () => screen.getAllByRole('listitem');

describe('SessionList', () => {
  it('marks this device, without a button to log it out', async () => {
    show();
    await screen.findByText('This device');
    expect(rows()[0]?.textContent).toContain('Firefox on Linux');
    expect(screen.queryByRole('button', { name: 'Log out Firefox on Linux' })).toBeNull();
  });

  it('says when each device was last used, and that this one is active', async () => {
    vi.setSystemTime(new Date(Date.parse(at) + 3 * 86_400_000));
    show();
    await screen.findByText('This device');
    vi.useRealTimers();
    expect(rows().map(({ textContent }) => /(Active|Last).*\./.exec(textContent)?.[0])).toEqual([
      'Active now.',
      'Last used Nov 22, 2026.',
      'Last used Nov 22, 2026.',
    ]);
  });

  it('logs out one device', async () => {
    const { calls } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Log out Chrome on Android' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(calls.sentTo(revokeSession)).toEqual([{ id: 's2' }]);
  });

  it('offers to log out all others only if there are at least two', async () => {
    show();
    await screen.findByRole('button', { name: 'Log out all other devices' });
    fireEvent.click(screen.getByRole('button', { name: 'Log out Chrome on Android' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  });

  it('logs out all other devices', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['Log out Chrome on Android', 'Logged out Chrome on Android.'],
    ['Log out all other devices', 'Logged out all other devices.'],
  ])('after “%s”, shows a toast and moves the focus to the remaining devices', async (name, text) => {
    const { toast } = show();
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Devices' })));
    expect(toast.mock.calls).toEqual([['success', text]]);
  });

  it('shows a toast if a device could not be logged out', async () => {
    const { calls, toast } = show();
    calls.respond(revokeSession, () => Promise.reject(new Error('down')));
    fireEvent.click(await screen.findByRole('button', { name: 'Log out Safari on iOS' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed'));
    expect(rows()).toHaveLength(3);
    // Refetches, because the device may have been logged out elsewhere.
    await waitFor(() => expect(calls.sentTo(sessions)).toHaveLength(2));
  });

  it('is empty for guests', () => {
    const { host, calls } = createFakeHost();
    render(inShell(host, <SessionList />));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(calls.sentTo(sessions)).toEqual([]);
  });
});
