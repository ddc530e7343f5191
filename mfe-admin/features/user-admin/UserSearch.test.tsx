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
  stories: 2,
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
  const [button] = screen.getAllByRole('button', { name: 'Find' });
  if (button) fireEvent.click(button);
}

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Found users' });
  return [...table.querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('a')?.getAttribute('href'),
    row.textContent,
  ]);
};

describe('UserSearch', () => {
  it('lists the newest accounts before a search', async () => {
    const calls = show('/admin/users', [listed()]);
    expect(await screen.findByRole('table', { name: 'Accounts' })).toBeDefined();
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
    const facts = 'JoinedMar 1, 2026Last seenUnknownPoints50Stories2';
    expect(await rows()).toEqual([
      ['/admin/users/ada', `AdaAdministratorada@example.org, ada@work.example${facts}`],
      ['/admin/users/bo', `BoBlockedNo email address${facts}`],
      [
        '/admin/users/cy',
        expect.stringMatching(/^CyGuestJoinedMar 1, 2026Last seen.*2026Points1,200Stories2$/),
      ],
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

  it('is sorted by the headings in both directions, and keeps the focus on them', async () => {
    const calls = show('/admin/users', [listed()]);
    await screen.findByRole('table');
    const sorted = () =>
      screen.getAllByRole('columnheader').flatMap((head) => {
        const sort = head.getAttribute('aria-sort');
        return sort ? [`${head.textContent} ${sort}`] : [];
      });
    expect(sorted()).toEqual(['Joined descending']);
    const press = async (name: string, order: object, is: string) => {
      const heading = screen.getByRole('button', { name });
      heading.focus();
      fireEvent.click(heading);
      await waitFor(() => expect(calls.sentTo(users).at(-1)).toEqual({ ...order, page: 1 }));
      expect(sorted()).toEqual([is]);
      expect(document.activeElement).toBe(heading);
    };
    await press('Joined', { order: 'OLDEST' }, 'Joined ascending');
    await press('Points', { order: 'MOST_POINTS' }, 'Points descending');
    await press('Points', { order: 'FEWEST_POINTS' }, 'Points ascending');
    await press('Name', { order: 'NAME' }, 'Name ascending');
  });

  it('is narrowed by days and points, which the address keeps and the button counts', async () => {
    const calls = show('/admin/users?joinedFrom=2026-03-01&joinedTo=soon&pointsMin=5&pointsMax=x&q=ada');
    expect(await screen.findByText('No account matches')).toBeDefined();
    const search = { keyword: 'ada', joinedFrom: '2026-03-01', pointsMin: 5 };
    expect(calls.sentTo(users)).toEqual([{ ...search, page: 1 }]);
    const unfold = screen.getByRole('button', { name: 'Filters (2)' });
    fireEvent.click(unfold);
    expect(unfold.getAttribute('aria-expanded')).toBe('true');
    fireEvent.change(screen.getByLabelText('Joined to'), { target: { value: '2026-03-09' } });
    const narrowed = { ...search, joinedTo: '2026-03-09' };
    await waitFor(() => expect(calls.sentTo(users).at(-1)).toEqual({ ...narrowed, page: 1 }));
    const most = screen.getByLabelText<HTMLInputElement>('Points at most');
    fireEvent.change(most, { target: { value: '50' } });
    if (most.form) fireEvent.submit(most.form);
    await waitFor(() => expect(calls.sentTo(users).at(-1)).toEqual({ ...narrowed, pointsMax: 50, page: 1 }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(calls.sentTo(users).at(-1)).toEqual({ keyword: 'ada', page: 1 }));
    expect(screen.getByLabelText<HTMLInputElement>('Points at least').value).toBe('');
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
