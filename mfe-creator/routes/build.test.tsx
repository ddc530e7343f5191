// @vitest-environment jsdom
import { bulkStatus } from '@storyloom/contract/stories/endpoints/bulk-status';
import { works } from '@storyloom/contract/stories/endpoints/works';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Build from './build.tsx';

afterEach(cleanup);

const work = (id: string, change: Partial<WorkCard> = {}): WorkCard => ({
  id,
  type: 'STORY',
  title: 'The Last Ferry',
  hook: 'A ferry that only leaves.',
  summary: '',
  cover: null,
  category: null,
  tags: [],
  rating: null,
  access: 'ALL',
  earlyUntil: null,
  chatCount: 12_000,
  readerCount: 3,
  author: { id: 'guest1', name: 'Mara Vey', avatarUrl: null },
  status: 'PUBLISHED',
  publishedAt: null,
  updatedAt: '2026-11-01T12:00:00.000Z',
  hasChanges: false,
  thanksCount: null,
  daysLeft: null,
  slug: `${id}-slug`,
  ...change,
});

const page = (pageList: WorkCard[]) => ({
  pageList,
  totalCount: pageList.length,
  hasNextPage: false,
  nextPageNum: null,
  nextCursor: null,
  currentPageNum: 1,
});

const show = (host: Host) => render(inShell(host, <Build />, { path: '/build', url: '/build' }));

describe('build page', () => {
  it('shows a skeleton while the works load', () => {
    const { host, calls } = createFakeHost();
    calls.respond(works, () => new Promise(() => {}));
    const { container } = show(host);
    expect(screen.getByRole('heading', { level: 1, name: 'Your works' })).toBeDefined();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('asks a guest without works to log in', async () => {
    const requireLogin = vi.fn(async () => true);
    const { host, calls } = createFakeHost({ requireLogin });
    calls.respond(works, () => page([]));
    show(host);
    expect(await screen.findByText('Please log in')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Your stories start here' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(requireLogin).toHaveBeenCalledOnce();
  });

  it('does not ask a logged-in author to log in', async () => {
    const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
    calls.respond(works, () => page([]));
    show(host);
    expect(await screen.findByText('Your stories start here')).toBeDefined();
    expect(screen.queryByText('Please log in')).toBeNull();
  });

  it('shows the thanks of readers if there are any', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(works, () => page([work('a1', { thanksCount: 7 }), work('b2', { thanksCount: 0 })]));
    show(host);
    const list = await screen.findByRole('list', { name: 'Your works' });
    const [thanked, other] = within(list).getAllByRole('listitem');
    expect(thanked?.textContent).toContain('7 thank-yous');
    expect(other?.textContent).not.toContain('thank-you');
  });

  it('shows each work’s status, and opens it in the studio', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(works, () => page([work('a1'), work('b2', { title: '', status: 'DRAFT' })]));
    show(host);
    const list = await screen.findByRole('list', { name: 'Your works' });
    const [published, draft] = within(list).getAllByRole('listitem');
    expect(published?.textContent).toContain('Published');
    expect(published?.textContent).toContain('12.00K played turns');
    expect(draft?.textContent).toMatch(/Untitled.*Draft/);
    expect(within(list).getByRole('link', { name: 'The Last Ferry' }).getAttribute('href')).toBe(
      '/script/edit?id=a1',
    );
  });

  it('shows the days left of a deleted work, which can only be restored', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(works, () => page([work('a1', { status: 'DELETED', daysLeft: 12 })]));
    show(host);
    expect(await screen.findByText('12 days left to restore it')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'The Last Ferry' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'More for The Last Ferry' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Restore']);
  });

  it('requests the works that match the filters in the address', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(works, () => page([]));
    render(inShell(host, <Build />, { path: '/build', url: '/build?q=ferry&status=DRAFT&sort=EARLIEST' }));
    expect(await screen.findByText('No works match')).toBeDefined();
    expect(calls.sentTo(works)).toEqual([{ page: 1, keyword: 'ferry', status: 'DRAFT', sort: 'EARLIEST' }]);
  });

  it('deletes the chosen works together, and offers Undo for those that were deleted', async () => {
    const toast = vi.fn();
    const { host, calls } = createFakeHost({ toast }, { ...fakeGuest, status: 'real' });
    calls.respond(works, () => page([work('a1'), work('b2', { title: 'Second' })]));
    calls.respond(bulkStatus, ({ ids }) =>
      ids.map((id) => ({ id, error: id === 'b2' ? 'story.status_not_allowed' : null })),
    );
    show(host);
    fireEvent.click(await screen.findByRole('button', { name: 'Select' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select The Last Ferry' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Second' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await vi.waitFor(() =>
      expect(calls.sentTo(bulkStatus)).toEqual([
        { ids: ['a1', 'b2'], action: 'DELETE' },
        { ids: ['a1'], action: 'RESTORE' },
      ]),
    );
    expect(toast).toHaveBeenCalledWith('error', '“The Last Ferry” deleted, 1 couldn’t be deleted.');
  });

  it('requests the visitor’s own works', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(works, () => page([]));
    show(host);
    await screen.findByText('Please log in');
    expect(calls.sentTo(works)).toEqual([{ page: 1 }]);
  });

  it('offers Retry when the works cannot be loaded', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(works, () => Promise.reject(new Error('down')));
    show(host);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    calls.respond(works, () => page([work('a1')]));
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'The Last Ferry' })).toBeDefined();
  });
});
