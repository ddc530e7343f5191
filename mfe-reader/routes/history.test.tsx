// @vitest-environment jsdom
import { bookshelfAdd } from '@storyloom/contract/stories/endpoints/bookshelf-add';
import { bookshelfList } from '@storyloom/contract/stories/endpoints/bookshelf-list';
import { bookshelfRemove } from '@storyloom/contract/stories/endpoints/bookshelf-remove';
import { history } from '@storyloom/contract/stories/endpoints/history';
import type { HistoryItem } from '@storyloom/contract/stories/entities/history-item';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host, SessionState } from '@storyloom/mfe/host';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storyDetail } from '../testing/stories.ts';
import Library from './history.tsx';

afterEach(cleanup);

const played = (title: string, part: Partial<HistoryItem> = {}): HistoryItem => ({
  story: storyDetail({ id: title.toLowerCase(), slug: `${title.toLowerCase()}-x`, title }),
  archiveId: 'arc1',
  depth: 24,
  excerpt: `"Stop," says the mule's driver.`,
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
  calls.respond(history, () => one([played('Nix'), played('Wren', { excerpt: '', depth: 0 })]));
  calls.respond(bookshelfList, () => one([played('Nix').story, played('Wren').story]));
  calls.respond(bookshelfRemove, () => ({ onBookshelf: false }));
  calls.respond(bookshelfAdd, () => ({ onBookshelf: true }));
  return { host, calls };
}

const show = (host: Host, url: string) => render(inShell(host, <Library />, { path: '/history', url }));

describe('library page', () => {
  it('lists each story with the turn and time it was left at', async () => {
    const { host } = site();
    show(host, '/history');
    const link = await screen.findByRole('link', { name: 'Nix' });
    expect(link.getAttribute('href')).toBe('/read/nix-x');
    expect(screen.getByText('“Stop,” says the mule’s driver.')).toBeTruthy();
    expect(screen.getByText('12 turns in').parentElement?.textContent).toBe('12 turns in · 5 minutes ago');
    expect(screen.getByText(/At the opening scene/)).toBeTruthy();
    expect(screen.getByText('Every step costs a memory.')).toBeTruthy();
  });

  it('shows a skeleton and requests nothing until the session is known', () => {
    const { host, calls } = site({}, { status: 'none', tokenId: null, userId: null });
    show(host, '/history');
    expect(screen.getByRole('region', { name: 'Playing' }).querySelector('[aria-busy=true]')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls.sentTo(history)).toEqual([]);
  });

  it('shows an error, and loads again on Retry', async () => {
    const { host, calls } = site();
    calls.respond(history, () => Promise.reject(new Error('down')));
    show(host, '/history');
    expect(await screen.findByText('Couldn’t load this.')).toBeTruthy();
    const retried = Promise.withResolvers<ReturnType<typeof one<HistoryItem>>>();
    calls.respond(history, () => retried.promise);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    retried.resolve(one([played('Nix')]));
    expect(await screen.findByRole('link', { name: 'Nix' })).toBeTruthy();
  });

  it.each([
    ['/history', 'No stories yet'],
    ['/history?tab=bookshelf', 'Nothing saved yet'],
  ])('links to Home when %s is empty', async (url, title) => {
    const { host, calls } = site();
    calls.respond(history, () => one([]));
    calls.respond(bookshelfList, () => one([]));
    show(host, url);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a story' }).getAttribute('href')).toBe('/');
  });

  it('removes a story at once, and puts it back on Undo', async () => {
    const { host, calls } = site();
    show(host, '/history?tab=bookshelf');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Nix from Saved' }));
    const undo = screen.getByRole('button', { name: 'Undo: put Nix back' });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const isOutOfReach = () => screen.getByText('Nix').closest('[inert]') !== null;
    expect(isOutOfReach()).toBe(true);
    expect(document.activeElement).toBe(undo);
    await waitFor(() => expect(calls.sentTo(bookshelfRemove)).toEqual([{ storyId: 'nix' }]));
    fireEvent.click(undo);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Nix from Saved' }));
    await waitFor(() => expect(calls.sentTo(bookshelfAdd)).toEqual([{ storyId: 'nix' }]));
    expect(isOutOfReach()).toBe(false);
    expect(calls.sentTo(bookshelfList)).toHaveLength(1);
  });

  it('sends an undo only after the removal has completed', async () => {
    const { host, calls } = site();
    const removal = Promise.withResolvers<{ onBookshelf: boolean }>();
    calls.respond(bookshelfRemove, () => removal.promise);
    show(host, '/history?tab=bookshelf');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Nix from Saved' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo: put Nix back' }));
    await waitFor(() => expect(calls.sentTo(bookshelfRemove)).toHaveLength(1));
    expect(calls.sentTo(bookshelfAdd)).toEqual([]);
    removal.resolve({ onBookshelf: false });
    await waitFor(() => expect(calls.sentTo(bookshelfAdd)).toEqual([{ storyId: 'nix' }]));
  });

  it('puts a story back with a toast when removing it fails', async () => {
    const toast = vi.fn();
    const { host, calls } = site({ toast });
    calls.respond(bookshelfRemove, () => Promise.reject(new Error('down')));
    show(host, '/history?tab=bookshelf');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Wren from Saved' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed'));
    expect(await screen.findByRole('button', { name: 'Remove Wren from Saved' })).toBeTruthy();
  });

  it('resets removals when the page was hidden', async () => {
    const { host } = site();
    const page = (mode: 'visible' | 'hidden') =>
      inShell(
        host,
        <Activity mode={mode}>
          <Library />
        </Activity>,
        { path: '/history', url: '/history?tab=bookshelf' },
      );
    const { rerender } = render(page('visible'));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Nix from Saved' }));
    expect(screen.getByRole('button', { name: 'Undo: put Nix back' })).toBeTruthy();
    rerender(page('hidden'));
    rerender(page('visible'));
    expect(screen.queryByRole('button', { name: 'Undo: put Nix back' })).toBeNull();
  });

  it('links to its lists, names the chosen one, and shows the first for an unknown one', async () => {
    const { host } = site();
    const chosenAt = (url: string) => {
      show(host, url);
      const tabs = within(screen.getByRole('navigation', { name: 'Shelf' })).getAllByRole('link');
      const chosen = tabs.filter((tab) => tab.getAttribute('aria-current') === 'page');
      const hrefs = tabs.map((tab) => tab.getAttribute('href'));
      const regions = ['Playing', 'Saved', 'Shared'].filter((name) => screen.queryByRole('region', { name }));
      cleanup();
      return [chosen.map((tab) => tab.textContent).join(), regions.join(), hrefs];
    };
    const hrefs = ['/history', '/history?tab=bookshelf', '/history?tab=shared'];
    expect(chosenAt('/history')).toEqual(['Playing', 'Playing', hrefs]);
    expect(chosenAt('/history?tab=bookshelf')).toEqual(['Saved', 'Saved', hrefs]);
    expect(chosenAt('/history?tab=shared')).toEqual(['Shared', 'Shared', hrefs]);
    expect(chosenAt('/history?tab=saved')).toEqual(['Playing', 'Playing', hrefs]);
  });

  it('shows the next visitor’s own stories', async () => {
    const { host, calls } = site();
    show(host, '/history');
    await screen.findByRole('link', { name: 'Nix' });
    calls.respond(history, () => one([played('Ash')]));
    act(() => host.session.setState({ userId: 'guest2' }));
    expect(await screen.findByRole('link', { name: 'Ash' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Nix' })).toBeNull();
  });
});
