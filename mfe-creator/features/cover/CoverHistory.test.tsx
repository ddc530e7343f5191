// @vitest-environment jsdom
import { generatedCovers } from '@storyloom/contract/images/endpoints/generated-covers';
import type { GeneratedCover } from '@storyloom/contract/images/entities/generated-cover';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { CoverHistory } from './CoverHistory.tsx';

afterEach(cleanup);

const cover = (id: string): GeneratedCover => ({
  id,
  url: `/${id}.webp`,
  thumbUrl: `/${id}-s.webp`,
  width: 640,
  height: 960,
  placeholder: null,
  prompt: 'A ferry.',
  style: 'ink',
  createdAt: '2026-11-22T12:00:00.000Z',
});
const pageOf = (pageList: GeneratedCover[], next: number | null = null) => ({
  pageList,
  totalCount: 2,
  hasNextPage: next !== null,
  nextPageNum: next,
  nextCursor: null,
  currentPageNum: 1,
});

function setup(status: 'real' | 'guest' = 'real') {
  const onUse = vi.fn();
  const { host, calls } = createFakeHost({}, { ...fakeGuest, status });
  const draft = openDraft(createDraftServer({ type: 'STORY', cover: { imageId: 'c1' } }));
  const history = (
    <DraftContext.Provider value={draft}>
      <CoverHistory onUse={onUse} />
    </DraftContext.Provider>
  );
  return { calls, onUse, show: () => render(inShell(host, history)) };
}

/** Fires the event that jsdom does not fire when it opens `details`. */
function open() {
  const details = screen.getByText('Earlier covers').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

describe('CoverHistory', () => {
  it('loads page by page once it is opened, and marks the cover of the story', async () => {
    const { calls, onUse, show } = setup();
    calls.respond(generatedCovers, ({ page }) =>
      page === 1 ? pageOf([cover('c1')], 2) : pageOf([cover('c2')]),
    );
    show();
    expect(calls.sentTo(generatedCovers)).toEqual([]);
    open();
    expect(await screen.findByText('Your cover')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use cover 1' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Use cover 2' }));
    expect(onUse).toHaveBeenCalledExactlyOnceWith(cover('c2'));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(calls.sentTo(generatedCovers)).toEqual([
      { page: 1, size: 12 },
      { page: 2, size: 12 },
    ]);
  });

  it('says that there are no covers, after a retry', async () => {
    const { calls, show } = setup();
    calls.respond(generatedCovers, () => Promise.reject(new Error('down')));
    show();
    open();
    const retry = await screen.findByRole('button', { name: /Retry|Try again/ });
    calls.respond(generatedCovers, () => pageOf([]));
    fireEvent.click(retry);
    expect(await screen.findByText(/^Covers that you generate stay here/)).toBeDefined();
  });

  it('is not shown to guests', () => {
    setup('guest').show();
    expect(screen.queryByText('Earlier covers')).toBeNull();
  });
});
