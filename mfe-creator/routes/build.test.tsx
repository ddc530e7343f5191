// @vitest-environment jsdom
import { works } from '@storyloom/contract/endpoints/stories/works';
import type { WorkCard } from '@storyloom/contract/entities/work-card';
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

const show = (host: Host) => render(inShell(host, <Build />));

describe('build page', () => {
  it('shows a skeleton while the works load', () => {
    const { host, calls } = createFakeHost();
    calls.answer(works, () => new Promise(() => {}));
    const { container } = show(host);
    expect(screen.getByRole('heading', { level: 1, name: 'Your works' })).toBeDefined();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('asks a guest without works to log in', async () => {
    const requireLogin = vi.fn(async () => true);
    const { host, calls } = createFakeHost({ requireLogin });
    calls.answer(works, () => page([]));
    show(host);
    expect(await screen.findByText('Please log in')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Your stories start here' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(requireLogin).toHaveBeenCalledOnce();
  });

  it('does not ask a logged-in author to log in', async () => {
    const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
    calls.answer(works, () => page([]));
    show(host);
    expect(await screen.findByText('Your stories start here')).toBeDefined();
    expect(screen.queryByText('Please log in')).toBeNull();
  });

  it('shows each work’s status, and links to those that can be read', async () => {
    const { host, calls } = createFakeHost();
    calls.answer(works, () => page([work('a1'), work('b2', { title: '', status: 'DRAFT' })]));
    show(host);
    const list = await screen.findByRole('list', { name: 'Your works' });
    const [published, draft] = within(list).getAllByRole('listitem');
    expect(published?.textContent).toContain('Published');
    expect(published?.textContent).toContain('12.00K chats');
    expect(within(list).getByRole('link', { name: 'The Last Ferry' }).getAttribute('href')).toBe(
      '/read/a1-slug',
    );
    expect(draft?.textContent).toMatch(/Untitled.*Draft/);
    expect(within(list).getAllByRole('link')).toHaveLength(1);
  });

  it('requests the visitor’s own works', async () => {
    const { host, calls } = createFakeHost();
    calls.answer(works, () => page([]));
    show(host);
    await screen.findByText('Please log in');
    expect(calls.sentTo(works)).toEqual([{ page: 1 }]);
  });

  it('offers Retry when the works cannot be loaded', async () => {
    const { host, calls } = createFakeHost();
    calls.answer(works, () => Promise.reject(new Error('down')));
    show(host);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    calls.answer(works, () => page([work('a1')]));
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'The Last Ferry' })).toBeDefined();
  });
});
