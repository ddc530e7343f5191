// @vitest-environment jsdom
import { bookshelfAdd } from '@storyloom/contract/stories/endpoints/bookshelf-add';
import { bookshelfList } from '@storyloom/contract/stories/endpoints/bookshelf-list';
import { bookshelfRemove } from '@storyloom/contract/stories/endpoints/bookshelf-remove';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { useHost, useSuspenseQuery } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { BookmarkButton } from './BookmarkButton.tsx';
import { setBookmark } from './bookmark.mutations.ts';
import { storyQuery } from './story.queries.ts';

afterEach(cleanup);

function Page() {
  const { data } = useSuspenseQuery(storyQuery(useHost(), 'abc123'));
  return <BookmarkButton story={data} />;
}

async function open(onBookshelf: boolean) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  calls.respond(viewDetail, () => storyDetail({ onBookshelf }));
  calls.respond(bookshelfAdd, () => ({ onBookshelf: true }));
  calls.respond(bookshelfRemove, () => ({ onBookshelf: false }));
  render(
    inShell(
      host,
      <Suspense>
        <Page />
      </Suspense>,
    ),
  );
  await screen.findByRole('button');
  return { calls, toast };
}

const button = () => screen.getByRole('button');

describe('BookmarkButton', () => {
  it('sends one request for a double click', async () => {
    const { calls } = await open(false);
    expect(button().textContent).toBe('Save for later');
    fireEvent.click(button());
    fireEvent.click(button());
    await waitFor(() => expect(button().textContent).toBe('Saved'));
    expect(calls.sentTo(bookshelfAdd)).toEqual([{ storyId: 'abc123' }]);
    expect(calls.sentTo(bookshelfRemove)).toEqual([]);
  });

  it('removes a marked story', async () => {
    const { calls } = await open(true);
    fireEvent.click(button());
    await waitFor(() => expect(calls.sentTo(bookshelfRemove)).toHaveLength(1));
    await waitFor(() => expect(button().textContent).toBe('Save for later'));
    expect(button().getAttribute('aria-label')).toBe('Save for later: The Salt Road');
  });

  it('restores the state and shows a toast when the request fails', async () => {
    const { calls, toast } = await open(false);
    calls.respond(bookshelfAdd, () => Promise.reject(new Error('down')));
    fireEvent.click(button());
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed'));
    expect(button().textContent).toBe('Save for later');
    fireEvent.click(button());
    await waitFor(() => expect(calls.sentTo(bookshelfAdd)).toHaveLength(2));
  });

  it('waits until the visitor is known, and marks the bookshelf as stale without refetching it', async () => {
    const { host, calls } = createFakeHost();
    const known = Promise.withResolvers<void>();
    host.session.ready = () => known.promise;
    calls.respond(bookshelfAdd, () => ({ onBookshelf: true }));
    const shelf = [bookshelfList.path, {}];
    host.queryClient.setQueryData(shelf, {});
    const marked = setBookmark(host, 'abc123', true);
    await Promise.resolve();
    expect(calls.sentTo(bookshelfAdd)).toEqual([]);
    known.resolve();
    await marked;
    expect(calls.sentTo(bookshelfAdd)).toEqual([{ storyId: 'abc123' }]);
    expect(host.queryClient.getQueryState(shelf)?.isInvalidated).toBe(true);
    expect(calls.sentTo(bookshelfList)).toEqual([]);
  });
});
