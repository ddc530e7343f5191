// @vitest-environment jsdom
import type { LoreAnalysis } from '@storyloom/contract/lore/entities/lore-analysis';
import { loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../../testing/fake-draft-server.ts';
import { DraftContext } from '../../draft/draft.context.ts';
import { EntryCalls } from './EntryCalls.tsx';

afterEach(cleanup);

function show(ids: readonly string[], calls: Record<string, readonly string[]> | null) {
  const lore = loreEntryDrafts.parse(ids.map((id) => ({ id, title: `The ${id}` })));
  const analysis: LoreAnalysis | null = calls && {
    entries: Object.entries(calls).map(([entryId, called]) => ({
      entryId,
      tokens: 1,
      unusablePatterns: [],
      calls: called.map((to) => ({ entryId: to, key: 'rope' })),
    })),
    constantTokens: 0,
    constantBudget: 100,
    textKeys: [],
  };
  const { container } = render(
    <DraftContext.Provider value={openDraft(createDraftServer({ type: 'STORY', lore }))}>
      <EntryCalls analysis={analysis} hasFailed={false} />
    </DraftContext.Provider>,
  );
  return () => [...container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
}

describe('EntryCalls', () => {
  it('says that the entries are being loaded, or that none calls another one', () => {
    show(['pier'], null);
    expect(screen.getByText('Reading the entries…')).toBeDefined();
    cleanup();
    show(['pier'], { pier: [] });
    expect(screen.getByText(/^No entry calls another one\./)).toBeDefined();
  });

  it('lists each call with its key, a hundred at a time', () => {
    expect(show(['pier', 'bell'], { pier: ['bell', 'gone'] })()).toEqual([
      'The pierThe bellrope',
      'The pierDeleted entryrope',
    ]);
    cleanup();
    const ids = Array.from({ length: 130 }, (_, at) => `e${at}`);
    const rows = show(ids, Object.fromEntries(ids.map((id) => [id, ['e0']])));
    expect(rows()).toHaveLength(100);
    fireEvent.click(screen.getByRole('button', { name: 'Show 30 more' }));
    expect(rows()).toHaveLength(130);
  });
});
