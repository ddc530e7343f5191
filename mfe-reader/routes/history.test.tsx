// @vitest-environment jsdom
import { bookshelfAdd } from '@storyloom/contract/endpoints/stories/bookshelf-add';
import { bookshelfList } from '@storyloom/contract/endpoints/stories/bookshelf-list';
import { bookshelfRemove } from '@storyloom/contract/endpoints/stories/bookshelf-remove';
import { history } from '@storyloom/contract/endpoints/stories/history';
import type { HistoryItem } from '@storyloom/contract/entities/history-item';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host, SessionState } from '@storyloom/mfe/host';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storyDetail } from '../testing/stories.ts';
import Library from './history.tsx';

afterEach(cleanup);

const played = (title: string, part: Partial<HistoryItem> = {}): HistoryItem => ({
  story: storyDetail({ id: title.toLowerCase(), slug: `${title.toLowerCase()}-x`, title }),
  archiveId: 'arc1',
  depth: 24,
  excerpt: 'The mule stops at the bridge.',
  playedAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  ...part,
});

const one = <Item,>(pageList: Item[]) => ({
  pageList,
  totalCount: pageList.length,
  hasNextPage: false,
  nextPageNum: null,
  nextCursor: null,
  currentPageNum: 1,
});

function site(overrides: Partial<Host> = {}, session?: SessionState) {
  const { host, calls } = createFakeHost(overrides, session);
  calls.answer(history, () => one([played('Nix'), played('Wren', { excerpt: '', depth: 0 })]));
  calls.answer(bookshelfList, () => one([played('Nix').story, played('Wren').story]));
  calls.answer(bookshelfRemove, () => ({ onShelf: false }));
  calls.answer(bookshelfAdd, () => ({ onShelf: true }));
  return { host, calls };
}

const show = (host: Host, url: string) => render(inShell(host, <Library />, { path: '/history', url }));

it('leads back into each story, with where it was left and when', async () => {
  const { host } = site();
  show(host, '/history');
  const link = await screen.findByRole('link', { name: 'Nix' });
  expect(link.getAttribute('href')).toBe('/read/nix-x');
  expect(screen.getByText('The mule stops at the bridge.')).toBeTruthy();
  expect(screen.getByText(/12 turns in/).textContent).toBe('12 turns in · 5 minutes ago');
  expect(screen.getByText(/At the opening scene/)).toBeTruthy();
  expect(screen.getByText('Every step costs a memory.')).toBeTruthy();
});

it('has the shape of the list before the visitor is known, and asks for nothing', () => {
  const { host, calls } = site({}, { status: 'none', tokenId: null, userId: null });
  show(host, '/history');
  expect(screen.getByRole('region', { name: 'Continue' }).querySelector('[aria-busy=true]')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls.sentTo(history)).toEqual([]);
});

it('says that it did not load, and Retry brings it', async () => {
  const { host, calls } = site();
  calls.answer(history, () => Promise.reject(new Error('down')));
  show(host, '/history');
  expect(await screen.findByText('Couldn’t load this.')).toBeTruthy();
  calls.answer(history, () => one([played('Nix')]));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Nix' })).toBeTruthy();
});

it.each([
  ['/history', 'No story begun yet'],
  ['/history?tab=bookshelf', 'Your shelf is empty'],
])('invites where %s is empty', async (url, title) => {
  const { host, calls } = site();
  calls.answer(history, () => one([]));
  calls.answer(bookshelfList, () => one([]));
  show(host, url);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a story' }).getAttribute('href')).toBe('/');
});

it('takes a story off the shelf at once, and puts it back in its place', async () => {
  const { host, calls } = site();
  show(host, '/history?tab=bookshelf');
  fireEvent.click(await screen.findByRole('button', { name: 'Take Nix off the shelf' }));
  const undo = screen.getByRole('button', { name: 'Undo: put Nix back' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(document.activeElement).toBe(undo);
  await waitFor(() => expect(calls.sentTo(bookshelfRemove)).toEqual([{ storyId: 'nix' }]));
  fireEvent.click(undo);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take Nix off the shelf' }));
  await waitFor(() => expect(calls.sentTo(bookshelfAdd)).toEqual([{ storyId: 'nix' }]));
  expect(calls.sentTo(bookshelfList)).toHaveLength(1);
});

it('sends an undo only when its removal has arrived', async () => {
  const { host, calls } = site();
  const removal = Promise.withResolvers<{ onShelf: boolean }>();
  calls.answer(bookshelfRemove, () => removal.promise);
  show(host, '/history?tab=bookshelf');
  fireEvent.click(await screen.findByRole('button', { name: 'Take Nix off the shelf' }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo: put Nix back' }));
  await waitFor(() => expect(calls.sentTo(bookshelfRemove)).toHaveLength(1));
  expect(calls.sentTo(bookshelfAdd)).toEqual([]);
  removal.resolve({ onShelf: false });
  await waitFor(() => expect(calls.sentTo(bookshelfAdd)).toEqual([{ storyId: 'nix' }]));
});

it('puts it back by itself when taking it off failed, and says so', async () => {
  const toast = vi.fn();
  const { host, calls } = site({ toast });
  calls.answer(bookshelfRemove, () => Promise.reject(new Error('down')));
  show(host, '/history?tab=bookshelf');
  fireEvent.click(await screen.findByRole('button', { name: 'Take Wren off the shelf' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed'));
  expect(await screen.findByRole('button', { name: 'Take Wren off the shelf' })).toBeTruthy();
});

it('shows the next visitor their own', async () => {
  const { host, calls } = site();
  show(host, '/history');
  await screen.findByRole('link', { name: 'Nix' });
  calls.answer(history, () => one([played('Ash')]));
  act(() => host.session.setState({ userId: 'guest2' }));
  expect(await screen.findByRole('link', { name: 'Ash' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Nix' })).toBeNull();
});
