// @vitest-environment jsdom
import { blockUser } from '@storyloom/contract/admin/endpoints/block-user';
import { endSessions } from '@storyloom/contract/admin/endpoints/end-sessions';
import { ledger } from '@storyloom/contract/admin/endpoints/ledger';
import { unblockUser } from '@storyloom/contract/admin/endpoints/unblock-user';
import { user as userEndpoint } from '@storyloom/contract/admin/endpoints/user';
import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { cases } from '@storyloom/contract/moderation/endpoints/cases';
import type { ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { works } from '@storyloom/contract/stories/endpoints/works';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moderationCase } from '../../testing/cases.ts';
import { onePage } from '../../testing/points-admin.ts';
import { storyCard } from '../../testing/story-card.ts';
import { UserPage } from './UserPage.tsx';

afterEach(cleanup);

const at = '2026-11-22T07:00:00.000Z';

const agnes = (change: Partial<AdminUserDetail> = {}): AdminUserDetail => ({
  id: 'agnes',
  name: 'Agnes Roe',
  avatarUrl: null,
  isRealUser: true,
  isAdmin: false,
  emails: ['agnes@example.org'],
  createdAt: at,
  blocked: null,
  introduction: '',
  points: 41,
  debt: 0,
  sessions: [
    { id: 's1', device: 'Firefox on Linux', createdAt: at, usedAt: at, isCurrent: false },
    { id: 's2', device: 'Chrome on Android', createdAt: at, usedAt: at, isCurrent: false },
  ],
  plan: null,
  stories: 0,
  lastSeenAt: null,
  openCases: 0,
  violations: 0,
  ...change,
});

const blocked = agnes({ blocked: { at, reason: 'Spam in 40 titles.' }, sessions: [] });

const page = <UserPage userId="agnes" renderPoints={() => null} renderGrant={() => null} />;

interface Lists {
  stories: WorkCard[];
  waiting?: ModerationCase[];
  decided?: ModerationCase[];
}

async function open(user = agnes(), lists: Lists = { stories: [] }) {
  const toast = vi.fn();
  const confirm = vi.fn(async (_question: object) => true);
  const { host, calls } = createFakeHost(
    { toast, confirm },
    { status: 'real', tokenId: 'token1', userId: 'admin1' },
  );
  calls.respond(userEndpoint, () => user);
  calls.respond(ledger, () => onePage());
  calls.respond(works, () => onePage(...lists.stories));
  calls.respond(cases, ({ state }) => onePage(...(lists[state ?? 'waiting'] ?? [])));
  render(inShell(host, page));
  await screen.findByRole('heading', { level: 1, name: 'Agnes Roe' });
  return { calls, toast, confirm };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const giveReason = (text: string) =>
  act(async () => fireEvent.change(screen.getByLabelText('Reason'), { target: { value: text } }));

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('page of a user', () => {
  it('shows who the user is, and links to the public profile and the decisions', async () => {
    const counts = { points: 1_041, stories: 12, openCases: 3, violations: 2 };
    await open(agnes({ ...counts, plan: 'PLUS', lastSeenAt: at }));
    expect(facts()).toEqual([
      ['Joined', 'Nov 22, 2026'],
      ['Last seen', expect.stringMatching(/2026|day|hour/)],
      ['Plan', 'Plus'],
      ['Points', '1,041'],
      ['Stories', '12'],
      ['Sessions', '2'],
      ['Open cases', '3'],
      ['Violations', '2'],
      ['Email', 'agnes@example.org'],
      ['Id', 'agnes'],
      ['Profile', 'Open the profile'],
    ]);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Open the profile')).toBe('/user/profile/agnes');
    expect(hrefOf('3')).toBe('/admin/moderation?author=agnes');
    expect(hrefOf('2')).toBe('/admin/moderation?state=decided&author=agnes');
    expect(['Guest', 'Administrator', 'Blocked'].filter((text) => screen.queryByText(text))).toEqual([]);
  });

  it('shows a debt next to the points, and that there is no mail address', async () => {
    await open(agnes({ points: 0, debt: 1, emails: [] }));
    expect(facts()).toContainEqual(['Points', '0, owes 1']);
    expect(facts()).toContainEqual(['Email', 'None']);
    expect(facts()).toContainEqual(['Last seen', 'Unknown']);
    expect(facts()).toContainEqual(['Plan', 'None']);
  });

  it('lists stories and cases, each of which opens', async () => {
    const work: WorkCard = {
      ...storyCard,
      status: 'PUBLISHED',
      readerCount: 3,
      hasChanges: false,
      thanksCount: null,
      daysLeft: null,
    };
    const decided = moderationCase({ id: 'case2', status: 'DECIDED', outcome: 'VIOLATION' });
    const lists = { stories: [work], waiting: [moderationCase()], decided: [decided] };
    const { calls } = await open(agnes({ stories: 6, openCases: 1 }), lists);
    const inList = (name: string) => within(screen.getByRole('list', { name }));
    const hrefIn = (list: string) => inList(list).getByRole('link').getAttribute('href');
    await screen.findByRole('list', { name: 'Decided cases' });
    expect(hrefIn('Stories')).toBe('/read/s1-slug');
    expect(inList('Stories').getByText(/^PG · 3 readers · /)).toBeDefined();
    expect(hrefIn('Open cases')).toBe('/admin/moderation/case1');
    expect(hrefIn('Decided cases')).toBe('/admin/moderation/case2');
    expect(inList('Decided cases').getByText(/^Violation · /)).toBeDefined();
    expect(screen.getByRole('link', { name: 'All 6 stories' })).toBeDefined();
    expect(screen.getByText(/ratings that are off in your settings/)).toBeDefined();
    expect(calls.sentTo(works)).toEqual([{ authorId: 'agnes', status: 'PUBLISHED', size: 5, page: 1 }]);
  });

  it('asks for no open cases where there are none', async () => {
    const { calls } = await open();
    expect(await screen.findByText('No decided cases.')).toBeDefined();
    expect(screen.getByText('No published stories.')).toBeDefined();
    expect(calls.sentTo(cases)).toMatchObject([{ state: 'decided' }]);
  });

  it.each([
    ['guests', 'Guest', agnes({ isRealUser: false })],
    ['administrators', 'Administrator', agnes({ isAdmin: true })],
  ])('marks %s', async (_who, text, user) => {
    await open(user);
    expect(screen.getByText(text)).toBeDefined();
  });

  it('can be reloaded after a failure', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(userEndpoint, () => Promise.reject(new Error('down')));
    render(inShell(host, page));
    expect(await screen.findByText('Couldn’t load this user.')).toBeDefined();
    calls.respond(userEndpoint, () => agnes());
    await press('Retry');
    expect(await screen.findByRole('heading', { level: 1, name: 'Agnes Roe' })).toBeDefined();
  });
});

describe('block form', () => {
  it('asks for a reason', async () => {
    const { calls } = await open();
    expect(screen.getByText('This is emailed to the user, and shown when they try to log in.')).toBeDefined();
    await press('Block account');
    expect(screen.getAllByText('Give a reason').length).toBeGreaterThan(0);
    expect(calls.sentTo(blockUser)).toEqual([]);
  });

  it('asks for a reason to unblock, which is also sent to the user', async () => {
    const { calls } = await open(blocked);
    expect(screen.getByText('This is emailed to the user.')).toBeDefined();
    await press('Unblock account');
    expect(screen.getAllByText('Give a reason').length).toBeGreaterThan(0);
    expect(calls.sentTo(unblockUser)).toEqual([]);
  });

  it('blocks the account with the reason, and shows it blocked and without sessions', async () => {
    const { calls, toast } = await open();
    calls.respond(blockUser, () => blocked);
    await giveReason('  Spam in 40 titles. ');
    await press('Block account');
    expect(calls.sentTo(blockUser)).toEqual([{ userId: 'agnes', reason: 'Spam in 40 titles.' }]);
    expect(toast.mock.calls).toEqual([['success', 'Blocked. All sessions have ended.']]);
    expect(await screen.findByText('Blocked')).toBeDefined();
    expect(screen.getByText(/^Blocked on .+: Spam in 40 titles\.$/)).toBeDefined();
    expect(screen.getByText('No active sessions.')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('');
  });

  it('is closed, below the facts and the lists', async () => {
    await open();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    const lists = ['Stories', 'Cases', 'Points history'];
    expect(headings).toEqual(['Agnes Roe', ...lists, 'Sessions', 'Block this account']);
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('asks before it blocks, with the account and the reason, and keeps the reason of who declines', async () => {
    const { calls, confirm } = await open();
    confirm.mockResolvedValue(false);
    await giveReason('Spam.');
    await press('Block account');
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Block Agnes Roe?' }));
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        message: expect.stringMatching(
          /^Account: agnes@example\.org\n\nReason: “Spam\.”\n\nAll sessions end/,
        ),
      }),
    );
    expect(calls.sentTo(blockUser)).toEqual([]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Spam.');
  });

  it('unblocks a blocked account with a reason', async () => {
    const { calls, toast } = await open(blocked);
    calls.respond(unblockUser, () => agnes({ sessions: [] }));
    await giveReason('The titles were no spam.');
    await press('Unblock account');
    expect(calls.sentTo(unblockUser)).toEqual([{ userId: 'agnes', reason: 'The titles were no spam.' }]);
    expect(toast.mock.calls).toEqual([['success', 'Unblocked.']]);
    expect(await screen.findByRole('button', { name: 'Block account' })).toBeDefined();
    expect(screen.queryByText('Blocked')).toBeNull();
  });

  it('shows the server’s refusal, and keeps the reason', async () => {
    const { calls, toast } = await open();
    const message = 'This account can’t be blocked: it is blocked already.';
    calls.respond(blockUser, () =>
      Promise.reject(new BusinessError(17010, message, 'user.not_blockable', {})),
    );
    await giveReason('Spam.');
    await press('Block account');
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Spam.');
    expect(toast).not.toHaveBeenCalled();
  });

  it.each([
    ['guests', agnes({ isRealUser: false })],
    ['administrators', agnes({ isAdmin: true })],
  ])('is not offered for %s', async (_who, user) => {
    await open(user);
    expect(screen.queryByLabelText('Reason')).toBeNull();
  });
});

describe('sessions of a user', () => {
  it('are listed by device and can all be ended, with the focus moved to the result', async () => {
    const { calls, toast } = await open();
    const answer = Promise.withResolvers<AdminUserDetail>();
    calls.respond(endSessions, () => answer.promise);
    expect(screen.getByText('Firefox on Linux')).toBeDefined();
    const button = screen.getByRole('button', { name: 'End all sessions' });
    button.focus();
    await press('End all sessions');
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await press('End all sessions');
    await act(async () => answer.resolve(agnes({ sessions: [] })));
    expect(calls.sentTo(endSessions)).toEqual([{ userId: 'agnes' }]);
    expect(toast.mock.calls).toEqual([['success', 'All sessions have ended.']]);
    await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull());
    expect(screen.queryByRole('button', { name: 'End all sessions' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('No active sessions.')));
  });

  it('do not end if the administrator does not confirm it', async () => {
    const { calls, confirm } = await open();
    confirm.mockResolvedValue(false);
    await press('End all sessions');
    expect(calls.sentTo(endSessions)).toEqual([]);
  });

  it('stay listed with a toast if the request fails', async () => {
    const { calls, toast } = await open();
    calls.respond(endSessions, () => Promise.reject(new Error('cut')));
    await press('End all sessions');
    await waitFor(() => expect(toast.mock.calls).toEqual([['error', 'Action failed']]));
    expect(screen.getByText('Firefox on Linux')).toBeDefined();
  });
});
