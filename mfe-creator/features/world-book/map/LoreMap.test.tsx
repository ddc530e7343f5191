// @vitest-environment jsdom
import type { LoreAnalysis } from '@storyloom/contract/entities/lore-analysis';
import { loreEntryDrafts } from '@storyloom/contract/entities/lore-entry';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../../testing/fake-draft-server.ts';
import { DraftContext } from '../../draft/draft.context.ts';
import { LoreMap } from './LoreMap.tsx';
import { maxNodes } from './lore-map.model.ts';

afterEach(cleanup);

const analysisOf = (calls: Record<string, readonly [to: string, key: string][]>): LoreAnalysis => ({
  entries: Object.entries(calls).map(([entryId, called]) => ({
    ...{ entryId, tokens: 1, unusablePatterns: [] },
    calls: called.map(([to, key]) => ({ entryId: to, key })),
  })),
  ...{ constantTokens: 0, constantBudget: 100, textKeys: [] },
});

function show(ids: readonly string[], analysis: LoreAnalysis | null) {
  const lore = loreEntryDrafts.parse(ids.map((id) => ({ id, title: id === 'untitled' ? '' : `The ${id}` })));
  const draft = openDraft(createDraftServer({ type: 'STORY', lore }));
  const state = { analysis, hasFailed: false };
  const { container } = render(
    <DraftContext.Provider value={draft}>
      <LoreMap {...state} />
    </DraftContext.Provider>,
  );
  return container;
}
const few = () =>
  show(
    ['pier', 'bell', 'untitled'],
    analysisOf({
      pier: [
        ['bell', 'bell'],
        ['gone', 'fog'],
      ],
      bell: [['untitled', 'rope']],
    }),
  );
const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('LoreMap', () => {
  it('says that the entries are being loaded, or that none calls another one', () => {
    show(['pier'], null);
    expect(screen.getByText('Reading the entries…')).toBeDefined();
    cleanup();
    show(['pier'], analysisOf({ pier: [] }));
    expect(screen.getByText(/^No entry calls another one\./)).toBeDefined();
  });

  it('shows the calls of the entry with the most calls, with their keys', () => {
    few();
    expect(screen.getByLabelText<HTMLSelectElement>('Show the calls of').value).toBe('pier');
    expect(screen.getByText('No entry calls “The pier”.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 3, name: '“The pier” calls' })).toBeDefined();
    expect(itemsOf('“The pier” calls')).toEqual(['The bellby “bell”', 'Deleted entryby “fog”']);
  });

  it('follows the calls through the lists, the select field and the drawing', () => {
    const container = few();
    fireEvent.click(screen.getByRole('button', { name: /^The bell/ }));
    expect(itemsOf('“The bell” is called by')).toEqual(['The pierby “bell”']);
    expect(itemsOf('“The bell” calls')).toEqual(['Untitled entryby “rope”']);
    fireEvent.change(screen.getByLabelText('Show the calls of'), { target: { value: 'untitled' } });
    expect(screen.getByText('“Untitled entry” calls no entry.')).toBeDefined();
    const nodes = [...container.querySelectorAll('svg g')];
    fireEvent.pointerUp(nodes.find(({ textContent }) => textContent === 'The pier') as Element);
    expect(screen.getByRole('list', { name: '“The pier” calls' })).toBeDefined();
  });

  it('draws each entry and call once, and marks those of the current entry', () => {
    const container = few();
    const marked = (selector: string) => container.querySelectorAll(selector).length;
    expect([marked('svg g'), marked('svg line')]).toEqual([4, 3]);
    expect([marked('svg line[data-near="true"]'), marked('svg g[data-current="true"]')]).toEqual([2, 1]);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('lists all calls in a table, a hundred at a time, and says what the drawing omits', () => {
    const ids = Array.from({ length: 130 }, (_, at) => `e${at}`);
    const container = show(
      ids,
      analysisOf(Object.fromEntries(ids.map((id, at) => [id, [[`e${(at + 1) % 130}`, 'x']]]))),
    );
    expect(container.querySelectorAll('svg g')).toHaveLength(maxNodes);
    expect(
      screen.getByText(`The drawing has the ${maxNodes} entries with the most calls, of 130.`),
    ).toBeDefined();
    fireEvent.click(screen.getByText('All calls (130)'));
    const rows = () => container.querySelectorAll('tbody tr');
    expect(rows()).toHaveLength(100);
    expect(rows()[0]?.textContent).toBe('The e0The e1x');
    fireEvent.click(screen.getByRole('button', { name: 'Show 30 more' }));
    expect(rows()).toHaveLength(130);
  });
});
