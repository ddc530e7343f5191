// @vitest-environment jsdom
import { bulkStatus } from '@storyloom/contract/stories/endpoints/bulk-status';
import { duplicate } from '@storyloom/contract/stories/endpoints/duplicate';
import { works } from '@storyloom/contract/stories/endpoints/works';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedDraft } from '../../testing/fake-draft-server.ts';
import { OwnWorks } from './OwnWorks.tsx';

afterEach(cleanup);

const work = (id: string, change: Partial<WorkCard> = {}): WorkCard => ({
  id,
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
  chatCount: 0,
  readerCount: 0,
  author: { id: 'guest1', name: 'Mara', avatarUrl: null },
  status: 'PUBLISHED',
  publishedAt: null,
  updatedAt: '2026-11-01T12:00:00.000Z',
  hasChanges: false,
  thanksCount: null,
  daysLeft: null,
  slug: `${id}-slug`,
  ...change,
});

async function show(listed: WorkCard[]) {
  const [toast, navigate, confirm] = [vi.fn(), vi.fn(), vi.fn(async () => true)];
  const { host, calls } = createFakeHost({ toast, navigate, confirm }, { ...fakeGuest, status: 'real' });
  calls.respond(works, () => ({
    pageList: listed,
    totalCount: listed.length,
    hasNextPage: false,
    nextPageNum: null,
    nextCursor: null,
    currentPageNum: 1,
  }));
  calls.respond(bulkStatus, ({ ids }) => ids.map((id) => ({ id, error: null })));
  render(inShell(host, <OwnWorks params={new URLSearchParams()} empty={null} onExport={() => {}} />));
  await screen.findByRole('list', { name: 'Your works' });
  return { calls, toast, navigate, confirm };
}

async function choose(command: string) {
  fireEvent.click(screen.getByRole('button', { name: 'More for The Last Ferry' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: command }));
}

describe('the menu of a work', () => {
  it.each<[string, Partial<WorkCard>, string, string]>([
    ['Unlist', { status: 'PUBLISHED' }, 'UNLIST', '“The Last Ferry” unlisted.'],
    ['List again', { status: 'UNLISTED' }, 'LIST', '“The Last Ferry” listed.'],
    ['Restore', { status: 'DELETED', daysLeft: 3 }, 'RESTORE', '“The Last Ferry” restored.'],
  ])('%s changes only this work, and reloads the list', async (command, change, action, text) => {
    const { calls, toast } = await show([work('a1', change), work('b2', { title: 'Second' })]);
    await choose(command);
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', text));
    expect(calls.sentTo(bulkStatus)).toEqual([{ ids: ['a1'], action }]);
    await waitFor(() => expect(calls.sentTo(works)).toHaveLength(2));
  });

  it('explains before a deletion who can still open the story', async () => {
    const { calls, confirm } = await show([work('a1')]);
    await choose('Delete');
    await waitFor(() => expect(calls.sentTo(bulkStatus)).toEqual([{ ids: ['a1'], action: 'DELETE' }]));
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Delete “The Last Ferry”?',
        message:
          'Deleted stories stay open only for readers who have a save of them. You can restore them within 30 days.',
      }),
    );
  });

  it('offers Unlist only for listed works, and List again for unlisted ones', async () => {
    await show([work('a1', { status: 'UNLISTED' })]);
    fireEvent.click(screen.getByRole('button', { name: 'More for The Last Ferry' }));
    await screen.findByRole('menuitem', { name: 'List again' });
    expect(screen.queryByRole('menuitem', { name: 'Unlist' })).toBeNull();
  });

  it('opens the copy after Duplicate, or says why it failed', async () => {
    const { calls, toast, navigate } = await show([work('a1')]);
    calls.respond(duplicate, () => {
      throw new BusinessError(12004, 'It was deleted.', 'story.status_not_allowed', {});
    });
    await choose('Duplicate');
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'It was deleted.'));
    expect(navigate).not.toHaveBeenCalled();
    calls.respond(duplicate, () => savedDraft({ id: 'copy1' }));
    await choose('Duplicate');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/script/edit?id=copy1'));
    const [first, second] = calls.sentTo(duplicate);
    expect([first?.id, second?.id]).toEqual(['a1', 'a1']);
    expect(second?.clientRequestId).not.toBe(first?.clientRequestId);
  });
});

describe('chosen works', () => {
  it(`are at most ${storyLimits.bulk}`, async () => {
    const many = Array.from({ length: storyLimits.bulk + 1 }, (_, at) =>
      work(`w${at}`, { title: `Work ${at}` }),
    );
    const { calls } = await show(many);
    fireEvent.click(screen.getByRole('button', { name: 'Select' }));
    const boxes = screen.getAllByRole('checkbox', { name: /^Select Work/ });
    for (const box of boxes.slice(0, storyLimits.bulk)) fireEvent.click(box);
    expect(screen.getByText('50 chosen')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Unlist' })).toHaveProperty('disabled', false);
    fireEvent.click(boxes.at(-1) as Element);
    expect(screen.getByText('Choose at most 50')).toBeDefined();
    for (const name of ['Unlist', 'Delete']) {
      const button = screen.getByRole('button', { name });
      fireEvent.click(button);
      expect(button).toHaveProperty('disabled', true);
    }
    expect(calls.sentTo(bulkStatus)).toEqual([]);
  });

  it.each(['Done', 'Delete'])('return the focus to Select after %s', async (name) => {
    const { calls } = await show([work('a1')]);
    const button = (label: string) => screen.getByRole('button', { name: label });
    fireEvent.click(button('Select'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select The Last Ferry' }));
    calls.respond(works, () => ({
      pageList: [work('b2', { title: 'Second' })],
      totalCount: 1,
      hasNextPage: false,
      nextPageNum: null,
      nextCursor: null,
      currentPageNum: 1,
    }));
    button(name).focus();
    fireEvent.click(button(name));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen works' })).toBeNull());
    expect(document.activeElement).toBe(button('Select'));
  });
});

describe('a list without works', () => {
  const nothing = {
    pageList: [],
    totalCount: 0,
    hasNextPage: false,
    nextPageNum: null,
    nextCursor: null,
    currentPageNum: 1,
  };
  function open(query: string) {
    const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
    calls.respond(works, () => nothing);
    const props = { empty: <p>Write your first story.</p>, onExport: () => {} };
    render(inShell(host, <OwnWorks params={new URLSearchParams(query)} {...props} />));
    return calls;
  }

  it('says that no works match the filter, and offers to clear it', async () => {
    const calls = open('status=DRAFT');
    expect(await screen.findByText('No works match')).toBeDefined();
    expect(screen.getByLabelText('Status')).toHaveProperty('value', 'DRAFT');
    expect(screen.queryByText('Write your first story.')).toBeNull();
    expect(calls.sentTo(works)).toEqual([{ page: 1, status: 'DRAFT' }]);
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined();
  });

  it('has no search or selection for an author without works', async () => {
    open('');
    expect(await screen.findByText('Write your first story.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('selected works', () => {
  it('are selected and unselected by their checkbox', async () => {
    await show([work('a1'), work('b2', { title: 'Second', status: 'UNLISTED' })]);
    const select = screen.getByRole('button', { name: 'Select' });
    expect(select.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(select);
    expect(select.getAttribute('aria-pressed')).toBe('true');
    const box = () => screen.getByRole('checkbox', { name: 'Select The Last Ferry' });
    expect(box()).toHaveProperty('checked', false);
    fireEvent.click(box());
    expect(box()).toHaveProperty('checked', true);
    expect(screen.getByText('1 chosen')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Second' }));
    expect(screen.getByText('2 chosen')).toBeDefined();
    fireEvent.click(box());
    expect(screen.getByText('1 chosen')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Unlist' })).toBeNull();
    fireEvent.click(select);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('deleted works', () => {
  it('are restored by Undo, which then disappears', async () => {
    const { calls } = await show([work('a1'), work('b2', { title: 'Second' })]);
    fireEvent.click(screen.getByRole('button', { name: 'Select' }));
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^2 works were deleted\./)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(calls.sentTo(bulkStatus).at(-1)).toEqual({ ids: ['a1', 'b2'], action: 'RESTORE' });
  });
});
