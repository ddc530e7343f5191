// @vitest-environment jsdom
import { unread } from '@storyloom/contract/notifications/endpoints/unread';
import { Link } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import HeaderNotifications from './header-notifications.tsx';

afterEach(cleanup);

function show(count: number) {
  const { host, calls } = createFakeHost();
  calls.respond(unread, () => ({ unreadCount: count }));
  const page = (
    <>
      <HeaderNotifications />
      <Link to="/other">Other</Link>
    </>
  );
  render(inShell(host, page, { path: '*' }));
  return calls;
}
const bell = (name: string) => screen.findByRole('link', { name });

describe('header notifications', () => {
  it('links to the notifications with the unread count', async () => {
    show(3);
    expect((await bell('Notifications, 3 unread')).getAttribute('href')).toBe('/user/notifications');
  });

  it('shows no count without unread ones, and 99+ from 100 on', async () => {
    show(0);
    await bell('Notifications');
    cleanup();
    show(100);
    await bell('Notifications, 99+ unread');
  });

  it('refetches the count after a navigation', async () => {
    const calls = show(1);
    await bell('Notifications, 1 unread');
    calls.respond(unread, () => ({ unreadCount: 2 }));
    fireEvent.click(screen.getByRole('link', { name: 'Other' }));
    await bell('Notifications, 2 unread');
    await waitFor(() => expect(calls.sentTo(unread)).toHaveLength(2));
  });
});
