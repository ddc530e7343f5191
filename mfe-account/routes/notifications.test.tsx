// @vitest-environment jsdom

import { listLimits } from '@storyloom/contract/core/list-limits';
import { list } from '@storyloom/contract/notifications/endpoints/list';
import { read } from '@storyloom/contract/notifications/endpoints/read';
import { unread } from '@storyloom/contract/notifications/endpoints/unread';
import type { Notification } from '@storyloom/contract/notifications/entities/notification';
import { pointsDetails } from '@storyloom/contract/points/dialogs/points-details';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unreadQuery } from '../features/notifications/notifications.queries.ts';
import { notices, notificationOf } from '../testing/notifications.ts';
import NotificationsPage from './notifications.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Marks the one story as read. */
const mark = { storyIds: ['w1'], noticeIds: [] };

function open(pageList: Notification[], unreadCount = pageList.length) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  calls.respond(list, () => ({
    pageList,
    totalCount: pageList.length,
    hasNextPage: false,
    nextPageNum: null,
    nextCursor: null,
    currentPageNum: 1,
  }));
  calls.respond(unread, () => ({ unreadCount }));
  calls.respond(read, ({ storyIds }) => ({ unreadCount: storyIds === undefined ? 0 : 7 }));
  const show = () => render(inShell(host, <NotificationsPage />));
  return { host, calls, toast, show };
}

describe('NotificationsPage', () => {
  it('lists new stories with links, and marks the shown ones as read', async () => {
    const { calls, show } = open([notificationOf('w1', 'The Last Ferry'), notificationOf('w2', 'Ash', true)]);
    show();
    const rows = await screen.findAllByRole('article');
    const [first, second] = rows.map((row) => within(row));
    expect(first?.getByRole('link', { name: 'The Last Ferry' }).getAttribute('href')).toBe('/read/w1-slug');
    expect(first?.getByText('Mara Vey published a new story')).toBeDefined();
    expect([first?.queryByText('New'), second?.queryByText('New')].map(Boolean)).toEqual([true, false]);
    await waitFor(() => expect(calls.sentTo(read)).toEqual([mark]));
    // The “New” mark stays while the page is open.
    expect(screen.getByText('New')).toBeDefined();
  });

  it('says what happened with a link to it, for each kind', async () => {
    const { host, calls, show } = open(notices);
    const openDialog = vi.spyOn(host.dialogs, 'open').mockResolvedValue(undefined);
    show();
    const rows = (await screen.findAllByRole('article')).map((row) => {
      const link = within(row).queryByRole('link');
      const [lead, title] = [row.querySelector('p'), row.querySelector('h2')];
      return [lead?.textContent, title?.textContent, link?.getAttribute('href') ?? null];
    });
    expect(rows).toEqual([
      ['Your link was opened 5 times', 'The Last Ferry', '/history?tab=shared'],
      ['A reader thanked you for this story', 'The Last Ferry', '/read/w1-slug'],
      ['Your story has reached 1,000 readers', 'The Last Ferry', '/build/statistics/w1'],
      ['They’ll see your next story on their home page', '2 new followers', '/user/profile/guest1/followers'],
      ['3,000 points were added', 'Your Plus plan was renewed', null],
      ['Ends on November 4. Your entry: The Last Ferry', 'A long night', '/activity/role'],
      [
        'Thank you. It broke our guidelines, and we acted on it',
        'Your report about “Ash”',
        '/agreements/community_guidelines',
      ],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Your Plus plan was renewed' }));
    expect(openDialog).toHaveBeenCalledWith(pointsDetails);
    const noticeIds = notices.map(({ id }) => id);
    await waitFor(() => expect(calls.sentTo(read)).toEqual([{ storyIds: [], noticeIds }]));
  });

  it.each([
    [1, 'Agnes follows you', '/user/profile/agnes'],
    [2, 'Agnes and 1 other follow you', '/user/profile/guest1/followers'],
    [3, 'Agnes and 2 others follow you', '/user/profile/guest1/followers'],
  ])('names the newest of %s new followers', async (count, title, href) => {
    const newest = { id: 'agnes', name: 'Agnes', avatarUrl: null };
    const followers = { id: 'n1', kind: 'FOLLOWERS' as const, createdAt: '2026-11-01T12:00:00.000Z' };
    open([{ ...followers, isRead: false, count, newest }]).show();
    const link = await screen.findByRole('link', { name: title });
    expect(link.getAttribute('href')).toBe(href);
  });

  it('marks nothing while the page is hidden', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { calls, show } = open([notificationOf('w1', 'The Last Ferry')]);
    show();
    await screen.findByRole('article');
    expect(calls.sentTo(read)).toEqual([]);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(calls.sentTo(read)).toHaveLength(1));
  });

  it('retries failed marks when the page is shown again, without a toast', async () => {
    const { calls, toast, show } = open([notificationOf('w1', 'The Last Ferry')]);
    const answered = Promise.withResolvers<never>();
    calls.respond(read, () => answered.promise);
    show();
    await waitFor(() => expect(calls.sentTo(read)).toHaveLength(1));
    fireEvent(document, new Event('visibilitychange'));
    await act(async () => answered.reject(new Error('down')));
    expect(calls.sentTo(read)).toHaveLength(1);
    calls.respond(read, () => ({ unreadCount: 0 }));
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(calls.sentTo(read)).toEqual([mark, mark]));
    expect(toast).not.toHaveBeenCalled();
  });

  it('marks all as read, and shows a toast if that fails', async () => {
    const { calls, toast, show } = open([notificationOf('w1', 'The Last Ferry', true)], 7);
    calls.respond(read, () => Promise.reject(new Error('down')));
    show();
    const all = await screen.findByRole('button', { name: 'Mark all as read' });
    fireEvent.click(all);
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed'));
    calls.respond(read, () => ({ unreadCount: 0 }));
    all.focus();
    fireEvent.click(all);
    await waitFor(() => expect(all.getAttribute('aria-busy')).toBeNull());
    // The button keeps the focus, but is now inactive.
    expect([document.activeElement, all.getAttribute('aria-disabled')]).toEqual([all, 'true']);
    fireEvent.click(all);
    expect(calls.sentTo(read)).toEqual([{}, {}]);
  });

  it('sends requests one after another, and keeps the number of the last answer', async () => {
    const { host, calls, show } = open([notificationOf('w1', 'The Last Ferry')], 7);
    let answerFirst = (_: { unreadCount: number }) => {};
    calls.respond(read, () => new Promise((resolve) => (answerFirst = resolve)));
    show();
    await waitFor(() => expect(calls.sentTo(read)).toHaveLength(1));
    calls.respond(read, () => ({ unreadCount: 0 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(host.queryClient.isMutating()).toBe(2));
    expect(calls.sentTo(read)).toEqual([mark]);
    await act(async () => answerFirst({ unreadCount: 6 }));
    await waitFor(() => expect(calls.sentTo(read)).toEqual([mark, {}]));
    await waitFor(() => expect(host.queryClient.isMutating()).toBe(0));
    const { queryKey } = unreadQuery(host, host.session.getState().userId);
    expect(host.queryClient.getQueryData(queryKey)).toEqual({ unreadCount: 0 });
  });

  it('keeps the number after marking all if an older answer arrives later', async () => {
    const { host, calls, show } = open([notificationOf('w1', 'The Last Ferry', true)], 7);
    show();
    const all = await screen.findByRole('button', { name: 'Mark all as read' });
    let answerOld = (_: { unreadCount: number }) => {};
    calls.respond(unread, () => new Promise((resolve) => (answerOld = resolve)));
    void host.queryClient.invalidateQueries({ queryKey: [unread.path] });
    await waitFor(() => expect(calls.sentTo(unread)).toHaveLength(2));
    fireEvent.click(all);
    await waitFor(() => expect(calls.sentTo(read)).toEqual([{}]));
    await waitFor(() => expect(host.queryClient.isMutating()).toBe(0));
    await act(async () => answerOld({ unreadCount: 7 }));
    const { queryKey } = unreadQuery(host, host.session.getState().userId);
    expect(host.queryClient.getQueryData(queryKey)).toEqual({ unreadCount: 0 });
  });

  it('explains an empty list, and shows an error if loading fails', async () => {
    open([]).show();
    expect(await screen.findByText('Nothing new yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Browse stories' }).getAttribute('href')).toBe('/story');
    cleanup();
    const { calls, show } = open([]);
    calls.respond(list, () => Promise.reject(new Error('down')));
    show();
    expect(await screen.findByText('Couldn’t load your notifications.')).toBeDefined();
  });

  it('offers to mark all only if some are unread', async () => {
    open([notificationOf('w1', 'The Last Ferry', true)], 0).show();
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('keeps “New” on notifications marked by showing them, and removes it after marking all', async () => {
    const { calls, show } = open([notificationOf('w1', 'The Last Ferry')], 7);
    show();
    const all = await screen.findByRole('button', { name: 'Mark all as read' });
    await waitFor(() => expect(calls.sentTo(read)).toHaveLength(1));
    await waitFor(() => expect(all.getAttribute('aria-busy')).toBeNull());
    expect([calls.sentTo(list).length, Boolean(screen.queryByText('New'))]).toEqual([1, true]);
    calls.respond(list, () => ({
      pageList: [notificationOf('w1', 'The Last Ferry', true)],
      totalCount: 1,
      hasNextPage: false,
      nextPageNum: null,
      nextCursor: null,
      currentPageNum: 1,
    }));
    fireEvent.click(all);
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  });

  it('marks at most one page per request, and the rest with the next request', async () => {
    const many = Array.from({ length: listLimits.pageSizeMax + 2 }, (_, at) =>
      notificationOf(`w${at}`, `Story ${at}`),
    );
    const { calls, show } = open(many);
    show();
    await waitFor(() => expect(calls.sentTo(read)).toHaveLength(1));
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(calls.sentTo(read)).toHaveLength(2));
    const [first, second] = calls.sentTo(read);
    expect([first?.storyIds?.length, second?.storyIds]).toEqual([
      listLimits.pageSizeMax,
      [`w${many.length - 2}`, `w${many.length - 1}`],
    ]);
  });

  it('refetches the list on Retry', async () => {
    const { calls, show } = open([]);
    calls.respond(list, () => Promise.reject(new Error('down')));
    show();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('Nothing new yet')).toBeNull();
    calls.respond(list, () => ({
      pageList: [notificationOf('w1', 'The Last Ferry', true)],
      totalCount: 1,
      hasNextPage: false,
      nextPageNum: null,
      nextCursor: null,
      currentPageNum: 1,
    }));
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'The Last Ferry' })).toBeDefined();
  });
});
