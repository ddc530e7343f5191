// @vitest-environment jsdom
import { works } from '@storyloom/contract/stories/endpoints/works';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeletedWorks } from './DeletedWorks.tsx';

afterEach(cleanup);

function show(status: 'real' | 'guest', deleted: string[]) {
  const onShow = vi.fn();
  const { host, calls } = createFakeHost({}, { ...fakeGuest, status });
  calls.respond(works, () => ({
    pageList: deleted.map((id) => ({ id }) as WorkCard),
    totalCount: deleted.length,
    hasNextPage: false,
    nextPageNum: null,
    nextCursor: null,
    currentPageNum: 1,
  }));
  render(inShell(host, <DeletedWorks onShow={onShow} />));
  return { calls, onShow };
}

describe('an author without other works', () => {
  it('gets a button that shows the deleted ones', async () => {
    const { calls, onShow } = show('real', ['a1']);
    fireEvent.click(await screen.findByRole('button', { name: 'Show deleted works' }));
    expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ status: 'DELETED', keyword: '' }));
    expect(calls.sentTo(works)).toEqual([{ page: 1, status: 'DELETED' }]);
  });

  it('gets no button without deleted works or without an account', async () => {
    const author = show('real', []);
    await vi.waitFor(() => expect(author.calls.sentTo(works)).toHaveLength(1));
    const guest = show('guest', ['a1']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(guest.calls.sentTo(works)).toEqual([]);
  });
});
