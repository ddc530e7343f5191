// @vitest-environment jsdom
import { storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { Conflicts } from './Conflicts.tsx';

afterEach(cleanup);

const loreOf = (...contents: readonly (readonly [id: string, content: string])[]) =>
  storyDraftContent.parse({ lore: contents.map(([id, content]) => ({ id, content })) });

/** Renders a page whose device stored `mine`, based on `base`, while the server now has `theirs`. */
function show(base: ReturnType<typeof loreOf>, mine: typeof base, theirs: typeof base) {
  const left = {
    stored: { revision: 1, content: base },
    content: mine,
    conflicts: [],
    firstSave: null,
    at: 1,
  };
  const draft = openDraft(createDraftServer(theirs), [left]);
  const onResolved = vi.fn();
  render(
    <DraftContext.Provider value={draft}>
      <Conflicts onResolved={onResolved} />
    </DraftContext.Provider>,
  );
  const content = () => draft.store.getState().content;
  return { onResolved, content, lore: () => content().lore };
}
const press = (name: string, group: HTMLElement) =>
  fireEvent.click(within(group).getByRole('button', { name }));

describe('Conflicts', () => {
  it('shows the texts of a lore entry that was removed here, and restores it when chosen', () => {
    const { lore } = show(
      loreOf(['e0', ''], ['e1', '']),
      loreOf(['e1', '']),
      loreOf(['e0', 'Bells.'], ['e1', '']),
    );
    const conflict = screen.getByRole('group', { name: 'Lore entry' });
    expect(conflict.textContent).toContain('HereEmptyElsewhereBells.Use mine');
    press('Use the other', conflict);
    expect(lore()).toMatchObject([{ id: 'e1' }, { id: 'e0', content: 'Bells.' }]);
  });

  it('moves the focus to the remaining conflicts, and calls onResolved after the last one', () => {
    const { onResolved } = show(
      loreOf(['e0', ''], ['e1', '']),
      loreOf(['e0', 'Fog.'], ['e1', 'Fog.']),
      loreOf(['e0', 'Bells.'], ['e1', 'Bells.']),
    );
    press('Use mine', screen.getByRole('group', { name: 'Lore entry 1: text' }));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    expect(onResolved).not.toHaveBeenCalled();
    press('Use mine', screen.getByRole('group', { name: 'Lore entry 2: text' }));
    expect(onResolved).toHaveBeenCalledOnce();
  });

  it('names a changed lore entry by its number on this page', () => {
    const { lore } = show(
      loreOf(['e0', ''], ['e1', '']),
      loreOf(['e1', 'Fog.']),
      loreOf(['e0', ''], ['e1', 'Bells.']),
    );
    press('Use the other', screen.getByRole('group', { name: 'Lore entry 1: text' }));
    expect(lore()).toMatchObject([{ id: 'e1', content: 'Bells.' }]);
  });
});

describe('a field that was changed on both sides', () => {
  type Content = ReturnType<typeof loreOf>;
  const conflictOf = (mine: Partial<Content>, theirs: Partial<Content>, base: Partial<Content> = {}) => {
    const { lore: _lore, ...rest } = loreOf();
    const of = (change: Partial<Content>) => ({ ...rest, ...change }) as Content;
    return show(of(base), of(mine), of(theirs));
  };
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  it('can keep both texts, mine first, if they are long texts', () => {
    const { content } = conflictOf({ summary: 'Fog.' }, { summary: 'Bells.' }, { summary: 'Salt.' });
    press('Keep both', screen.getByRole('group', { name: 'Summary' }));
    expect(content().summary).toBe('Fog.\n\nBells.');
  });

  it('keeps only one value if the field has one line or one value is empty', () => {
    conflictOf({ title: 'Fog' }, { title: 'Bells' }, { title: 'Salt' });
    expect(names()).toEqual(['Use mine', 'Use the other']);
    cleanup();
    conflictOf({}, { summary: 'Bells.' }, { summary: 'Salt.' });
    expect(names()).toEqual(['Use mine', 'Use the other']);
    expect(screen.getByRole('group').textContent).toContain('HereEmptyElsewhereBells.');
  });

  it('says whether one field or several are in conflict', () => {
    conflictOf({ title: 'Fog' }, { title: 'Bells' }, { title: 'Salt' });
    expect(screen.getByRole('alert').textContent).toContain('changed the same field as you');
    cleanup();
    const base = { title: 'Salt', hook: 'Salt' };
    conflictOf({ title: 'Fog', hook: 'Fog' }, { title: 'Bells', hook: 'Bells' }, base);
    expect(screen.getByRole('alert').textContent).toContain('changed the same fields as you');
  });
});
