// @vitest-environment jsdom
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WorkItem } from './WorkItem.tsx';

afterEach(cleanup);

const base: WorkCard = {
  id: 'a1',
  type: 'STORY',
  title: 'The Last Ferry',
  hook: '',
  summary: '',
  cover: null,
  category: null,
  tags: [],
  rating: null,
  access: 'ALL',
  earlyUntil: null,
  slug: 'the-last-ferry',
  author: { id: 'guest1', name: 'Mara', avatarUrl: null },
  status: 'PUBLISHED',
  publishedAt: null,
  updatedAt: '2026-11-01T12:00:00.000Z',
  hasChanges: false,
  daysLeft: null,
  chatCount: 0,
  readerCount: 0,
  thanksCount: null,
};

function show(change: Partial<WorkCard> = {}, onToggle: ((work: WorkCard) => void) | null = null) {
  const { host } = createFakeHost();
  const actions = { run: vi.fn(), confirmDelete: vi.fn(), copy: vi.fn(), isBusy: false, deleted: [] };
  const props = { actions, isChosen: true, onToggle, onExport: vi.fn() };
  render(inShell(host, <WorkItem work={{ ...base, ...change }} {...props} />));
}
const text = () => screen.getByRole('article').textContent;

describe('WorkItem', () => {
  it('links to the editor, unless the work is deleted', () => {
    show();
    expect(screen.getByRole('link', { name: 'The Last Ferry' }).getAttribute('href')).toBe(
      '/script/edit?id=a1',
    );
    cleanup();
    show({ status: 'DELETED', daysLeft: 3 });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The Last Ferry' })).toBeDefined();
  });

  it.each([
    [0, 'Last day to restore it'],
    [1, '1 day left to restore it'],
    [2, '2 days left to restore it'],
  ])('describes a deleted work with %i days left: %s', (daysLeft, words) => {
    show({ status: 'DELETED', daysLeft, chatCount: 5 });
    expect(screen.getByText(words)).toBeDefined();
    expect(text()).not.toContain('turns');
  });

  it('shows how many read it beside its state', () => {
    show({ chatCount: 1_200, readerCount: 34, thanksCount: 7 });
    const state = screen.getByText('Published').parentElement;
    expect(state?.textContent).toBe('Published34 readers1200 played turns7 thank-yous');
  });

  it('says that nobody has read a published work yet, and nothing of a draft', () => {
    show({ publishedAt: '2026-10-01T12:00:00.000Z', thanksCount: 0 });
    expect(screen.getByText('No readers yet')).toBeDefined();
    cleanup();
    show({ status: 'DRAFT' });
    expect(text()).not.toContain('readers');
  });

  it('marks a story that moderators have hidden, and no other draft', () => {
    show({ status: 'DRAFT', publishedAt: '2026-10-01T12:00:00.000Z' });
    expect(screen.getByText('Hidden by moderators')).toBeDefined();
    cleanup();
    show({ status: 'DRAFT' });
    expect(screen.getByText('Draft')).toBeDefined();
  });

  it('marks characters, and works with unpublished changes', () => {
    show({ type: 'ROLE', hasChanges: true });
    expect([screen.queryByText('Character'), screen.queryByText('Unpublished changes')]).not.toContain(null);
    cleanup();
    show();
    expect([screen.queryByText('Character'), screen.queryByText('Unpublished changes')]).toEqual([
      null,
      null,
    ]);
  });

  it('has a checkbox instead of its menu while works are selected', () => {
    const onToggle = vi.fn();
    show({}, onToggle);
    expect(screen.queryByRole('button', { name: 'More for The Last Ferry' })).toBeNull();
    const box = screen.getByRole('checkbox', { name: 'Select The Last Ferry' });
    expect(box).toHaveProperty('checked', true);
    fireEvent.click(box);
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(base);
  });
});
