// @vitest-environment jsdom
import { users } from '@storyloom/contract/admin/endpoints/users';
import type { AdminUser } from '@storyloom/contract/admin/entities/admin-user';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { adminUser } from '../../testing/points-admin.ts';
import { UserSearch } from './UserSearch.tsx';

afterEach(cleanup);

function show(url = '/admin/users', found: AdminUser[] = []) {
  const { host, calls } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'me' });
  calls.respond(users, () => found);
  render(inShell(host, <UserSearch />, { path: '/admin/users', url }));
  return calls;
}

function find(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
}

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Found users' });
  return [...list.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
};

describe('UserSearch', () => {
  it('lists the newest accounts before a search', async () => {
    const calls = show('/admin/users', [adminUser()]);
    expect(await screen.findByRole('list', { name: 'Newest accounts' })).toBeDefined();
    expect(calls.sentTo(users)).toEqual([{ keyword: '' }]);
  });

  it('lists the found users with their address and role or state', async () => {
    const { id: _, ...plain } = adminUser();
    const found: AdminUser[] = [
      { ...plain, id: 'ada', name: 'Ada', emails: ['ada@example.org', 'ada@work.example'], isAdmin: true },
      { ...plain, id: 'bo', name: 'Bo', blocked: { at: '2026-03-01T12:00:00.000Z', reason: 'Spam.' } },
      { ...plain, id: 'cy', name: 'Cy', isRealUser: false },
    ];
    const calls = show();
    calls.respond(users, () => found);
    find(' a ');
    expect(await rows()).toEqual([
      ['/admin/users/ada', 'Adaada@example.org, ada@work.exampleAdministrator'],
      ['/admin/users/bo', 'BoNo email addressBlocked'],
      ['/admin/users/cy', 'CyGuest'],
    ]);
    expect(calls.sentTo(users)).toEqual([{ keyword: '' }, { keyword: 'a' }]);
  });

  it('searches for the keyword in the URL', async () => {
    const calls = show('/admin/users?q=nobody');
    expect(await screen.findByText('No user found')).toBeDefined();
    expect(calls.sentTo(users)).toEqual([{ keyword: 'nobody' }]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('nobody');
  });

  it('says so if nobody is found, and searches again for another keyword', async () => {
    const calls = show();
    find('nobody');
    expect(await screen.findByText('No user found')).toBeDefined();
    calls.respond(users, () => [adminUser()]);
    find('ada');
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByText('No user found')).toBeNull();
  });

  it('shows an error if the search fails, and repeats it', async () => {
    const calls = show();
    calls.respond(users, () => Promise.reject(new Error('down')));
    find('ada');
    expect(await screen.findByText('Couldn’t search.')).toBeDefined();
    expect(screen.queryByText('No user found')).toBeNull();
    calls.respond(users, () => [adminUser()]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Couldn’t search.')).toBeNull());
  });
});
