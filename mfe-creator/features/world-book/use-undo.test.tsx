// @vitest-environment jsdom
import { storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { UndoLine } from '../draft/UndoLine.tsx';
import { useUndoableEntries } from './use-undo.ts';

afterEach(cleanup);

function Page() {
  const { change, last } = useUndoableEntries();
  const remove = () => change('Deleted 1 entry.', (all) => all.filter(({ id }) => id !== 'a'));
  return (
    <>
      <button type="button" onClick={remove}>
        Delete
      </button>
      <UndoLine floating text={last?.text ?? null} onUndo={() => last?.undo()} />
    </>
  );
}

function show() {
  const draft = openDraft(createDraftServer(storyDraftContent.parse({ lore: [{ id: 'a' }, { id: 'b' }] })), [
    {
      stored: { revision: 1, content: {} },
      content: storyDraftContent.parse({ lore: [{ id: 'a' }, { id: 'b' }] }),
      conflicts: [],
      firstSave: null,
      at: 1,
    },
  ]);
  render(
    <DraftContext.Provider value={draft}>
      <Page />
    </DraftContext.Provider>,
  );
  const ids = () => draft.store.getState().content.lore?.map(({ id }) => id);
  return { draft, ids };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('useUndoableEntries', () => {
  it('undoes the last change once', () => {
    const { ids } = show();
    press('Delete');
    expect(ids()).toEqual(['b']);
    press('Undo');
    expect(ids()).toEqual(['a', 'b']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('moves the focus from the button to the text “Undone”', () => {
    show();
    const status = screen.getByRole('status');
    press('Delete');
    expect(status.textContent).toBe('Deleted 1 entry.');
    screen.getByRole('button', { name: 'Undo' }).focus();
    press('Undo');
    expect(document.activeElement).toBe(status);
    expect(status.textContent).toBe('Undone.');
  });

  it('offers no Undo after a later change of the entries', () => {
    const { draft } = show();
    press('Delete');
    act(() =>
      draft.change((content) => ({
        ...content,
        lore: content.lore?.map((entry) => ({ ...entry, title: 'Later' })) ?? [],
      })),
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
