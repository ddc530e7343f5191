// @vitest-environment jsdom
import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../../testing/fake-draft-server.ts';
import { DraftContext } from '../../draft/draft.context.ts';
import { sortEntries } from '../lore.model.ts';
import { useUndoableEntries } from '../use-undo.ts';
import { EntryList } from './EntryList.tsx';

afterEach(cleanup);

function List() {
  const undoable = useUndoableEntries();
  return (
    <>
      <EntryList undoable={undoable} facts={new Map()} constantTokens={null} constantBudget={null} />
      <p role="note">{undoable.last?.text}</p>
    </>
  );
}

/** Renders the first of three pages of entries, which are named by their position. */
function show() {
  const lore = Array.from({ length: 45 }, (_, at) =>
    loreEntryDraft.parse({ id: `e${at + 1}`, title: `E${at + 1}`, order: (at + 1) * 10 }),
  );
  const draft = openDraft(createDraftServer({ type: 'STORY', lore }));
  const list = (
    <DraftContext.Provider value={draft}>
      <List />
    </DraftContext.Provider>
  );
  render(inShell(createFakeHost().host, list));
  const order = () => sortEntries(draft.store.getState().content.lore ?? []).map(({ title }) => title);
  return { order };
}
const button = (name: string) => screen.getByRole('button', { name });
const shownPage = () => screen.getByText(/^\d+–\d+ of 45$/).textContent;
describe('moves in the list of entries', () => {
  it('shows the new page of an entry that is moved across a page end, with the focus on the same button', () => {
    const { order } = show();
    fireEvent.click(button('Next'));
    button('Move E21 up').focus();
    fireEvent.click(button('Move E21 up'));
    expect(order().slice(18, 22)).toEqual(['E19', 'E21', 'E20', 'E22']);
    expect([shownPage(), document.activeElement]).toEqual(['1–20 of 45', button('Move E21 up')]);
    fireEvent.click(button('Move E21 down'));
    expect(shownPage()).toBe('21–40 of 45');
  });
});

describe('folders in the list of entries', () => {
  it('group the entries, and are named in the form of an entry', async () => {
    show();
    fireEvent.click(button('Edit E2'));
    fireEvent.change(await screen.findByLabelText(/^Folder/), { target: { value: 'People' } });
    fireEvent.click(button('Close'));
    fireEvent.change(screen.getByLabelText('Search entries'), { target: { value: 'E2' } });
    const folder = screen.getByText('People').closest('details');
    if (folder === null) throw new Error('The folder is not shown.');
    expect(
      within(folder)
        .getAllByRole('article')
        .map((card) => card.getAttribute('aria-label')),
    ).toEqual(['E2']);
  });
});

describe('the focus in the list of entries', () => {
  const list = () => screen.getByRole('region', { name: 'Entries' });
  function press(name: string): void {
    button(name).focus();
    fireEvent.click(button(name));
  }

  it('returns to the button after a new entry is closed blank, which is not kept', async () => {
    const { order } = show();
    press('Add entry');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    fireEvent.click(button('Close'));
    await waitFor(() => expect(order()).toHaveLength(45));
    expect(document.activeElement).toBe(button('Add entry'));
  });

  it('moves to the title of an entry that is added on the last page', async () => {
    const { order } = show();
    press('Add entry');
    expect(order()).toHaveLength(46);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    expect(screen.getByText('41–46 of 46')).toBeDefined();
  });

  it('stays in the list when an entry is deleted, which can be undone', async () => {
    const { order } = show();
    press('Edit E1');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete entry' }));
    expect(order()).not.toContain('E1');
    await waitFor(() => expect(document.activeElement).toBe(list()));
    expect(screen.getByRole('note').textContent).toBe('Deleted “E1”.');
  });
});
