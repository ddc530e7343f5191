// @vitest-environment jsdom
import { users } from '@storyloom/contract/admin/endpoints/users';
import type { ListedUser } from '@storyloom/contract/admin/entities/admin-user';
import { useNavigate } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { adminUser, onePage } from '../../testing/points-admin.ts';
import { UserSearch } from './UserSearch.tsx';

afterEach(cleanup);

const listed = (change: Partial<ListedUser> = {}): ListedUser => ({
  ...adminUser(change),
  lastSeenAt: null,
  ...change,
});

function show(url = '/admin/users', found: ListedUser[] = []) {
  const { host, calls } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'me' });
  calls.respond(users, () => onePage(...found));
  const page = (
    <>
      <UserSearch />
      <Back />
    </>
  );
  render(inShell(host, page, { path: '/admin/users', url }));
  return calls;
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
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
    const calls = show('/admin/users', [listed()]);
    expect(await screen.findByRole('list', { name: 'Accounts' })).toBeDefined();
    expect(screen.getByText('1 account')).toBeDefined();
    expect(calls.sentTo(users)).toEqual([{ page: 1 }]);
  });

  it('lists the found users with their address, facts, and role or state', async () => {
    const found = [
      listed({ id: 'ada', name: 'Ada', emails: ['ada@example.org', 'ada@work.example'], isAdmin: true }),
      listed({ id: 'bo', name: 'Bo', blocked: { at: '2026-03-01T12:00:00.000Z', reason: 'Spam.' } }),
      listed({
        id: 'cy',
        name: 'Cy',
        isRealUser: false,
        points: 1_200,
        lastSeenAt: '2026-03-02T12:00:00.000Z',
      }),
    ];
    const calls = show('/admin/users', found);
    find(' a ');
    const facts = 'Joined Mar 1, 2026Last seen UnknownPoints 50';
    expect(await rows()).toEqual([
      ['/admin/users/ada', `Adaada@example.org, ada@work.example${facts}Administrator`],
      ['/admin/users/bo', `BoNo email address${facts}Blocked`],
      ['/admin/users/cy', expect.stringMatching(/^CyGuestJoined Mar 1, 2026Last seen .*2026Points 1,200$/)],
    ]);
    expect(calls.sentTo(users).at(-1)).toEqual({ keyword: 'a', page: 1 });
  });

  it('keeps the search, the state and the order in the address', async () => {
    const calls = show('/admin/users?q=nobody&state=BLOCKED&order=NAME');
    expect(await screen.findByText('No user found')).toBeDefined();
    const search = { keyword: 'nobody', state: 'BLOCKED', order: 'NAME', page: 1 };
    expect(calls.sentTo(users)).toEqual([search]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('nobody');
    fireEvent.click(screen.getByRole('tab', { name: 'Administrators' }));
    await waitFor(() => expect(calls.sentTo(users).at(-1)).toEqual({ ...search, state: 'ADMIN' }));
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'NEWEST' } });
    await waitFor(() => expect(calls.sentTo(users).at(-1)).not.toHaveProperty('order'));
    expect(calls.sentTo(users).at(-1)).toMatchObject({ keyword: 'nobody', state: 'ADMIN' });
  });

  it('leads back from a search to the one before', async () => {
    const calls = show();
    find('ada');
    await waitFor(() => expect(calls.sentTo(users).at(-1)).toMatchObject({ keyword: 'ada' }));
    find('bo');
    await waitFor(() => expect(calls.sentTo(users).at(-1)).toMatchObject({ keyword: 'bo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ada'));
  });

  it('says so if nobody is found, and searches again for another keyword', async () => {
    const calls = show();
    find('nobody');
    expect(await screen.findByText('No user found')).toBeDefined();
    calls.respond(users, () => onePage(listed()));
    find('ada');
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByText('No user found')).toBeNull();
  });

  it('shows an error if the search fails, and repeats it', async () => {
    const calls = show();
    calls.respond(users, () => Promise.reject(new Error('down')));
    find('ada');
    expect(await screen.findByText('Couldn’t load the users.')).toBeDefined();
    expect(screen.queryByText('No user found')).toBeNull();
    calls.respond(users, () => onePage(listed()));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Couldn’t load the users.')).toBeNull());
  });
});
