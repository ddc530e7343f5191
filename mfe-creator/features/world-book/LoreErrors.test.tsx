// @vitest-environment jsdom
import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { LoreErrors } from './LoreErrors.tsx';

afterEach(cleanup);

function show(errors: Record<string, string>, isTextShown: boolean) {
  const lore = ['Bell', ''].map((title, at) => loreEntryDraft.parse({ id: `e${at}`, title, content: 'A.' }));
  const loreTests = [{ id: 't0', earlier: [], message: 'Ring.', entryId: 'e0', expect: 'fires' as const }];
  const draft = openDraft(createDraftServer({ type: 'STORY', lore, loreTests }));
  act(() => draft.setErrors(errors));
  render(
    <DraftContext.Provider value={draft}>
      <LoreErrors isTextShown={isTextShown} />
    </DraftContext.Provider>,
  );
}
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const all = {
  title: 'Too long.',
  worldBook: 'Too many words.',
  'worldBook.rules': 'Not allowed.',
  lore: 'Too many entries.',
  'lore.0.content': 'Too long.',
  'lore.1.keys': 'Too many.',
  loreTests: 'Too many tests.',
  'loreTests.0.message': 'Empty.',
};

describe('LoreErrors', () => {
  it('lists the errors of the world book with their locations', () => {
    show(all, false);
    expect(items()).toEqual([
      'Too many words.',
      'Rules: Not allowed.',
      'Too many entries.',
      'Bell: Too long.',
      'Untitled entry: Too many.',
      'Too many tests.',
      'Test 1: Empty.',
    ]);
  });

  it('omits the errors that the shown parts of the text display', () => {
    show(all, true);
    expect(items()).not.toContain('Rules: Not allowed.');
    expect(items()).toHaveLength(6);
  });

  it('is not shown without errors in the world book', () => {
    show({ title: 'Too long.' }, false);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
