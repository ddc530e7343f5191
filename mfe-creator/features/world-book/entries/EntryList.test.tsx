// @vitest-environment jsdom
import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../../testing/fake-draft-server.ts';
import { DraftContext } from '../../draft/draft.context.ts';
import { sortEntries } from '../lore.model.ts';
import { useUndoableEntries } from '../use-undo.ts';
import { cardId } from './EntryCard.tsx';
import { EntryList } from './EntryList.tsx';

let shown: string[] = [];
beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.id);
  };
});
afterEach(cleanup);

function List() {
  const undoable = useUndoableEntries();
  return (
    <>
      <EntryList
        initialWords={''}
        initialId={null}
        currentId={null}
        onChoose={() => {}}
        undoable={undoable}
        facts={new Map()}
        constantTokens={null}
        constantBudget={null}
        neverFired={new Set()}
      />
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
const openMove = (title: string) => {
  button(`Move ${title} to a position`).focus();
  fireEvent.click(button(`Move ${title} to a position`));
};

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

  it('moves an entry to a position on another page, and shows it there with the focus', async () => {
    const { order } = show();
    openMove('E3');
    fireEvent.change(screen.getByLabelText(/^Place/), { target: { value: '44' } });
    fireEvent.click(button('Move'));
    await waitFor(() => expect(order()[43]).toBe('E3'));
    expect(shownPage()).toBe('41–45 of 45');
    await waitFor(() => expect(document.activeElement).toBe(button('Move E3 to a position')));
    expect(screen.getByRole('note').textContent).toBe('Moved “E3” to 44 of 45.');
    await waitFor(() => expect(shown).toEqual([cardId('e3')]));
  });

  it('moves an entry to the top and to the bottom', async () => {
    const { order } = show();
    openMove('E7');
    fireEvent.click(button('To the top'));
    await waitFor(() => expect(order()[0]).toBe('E7'));
    openMove('E7');
    expect((button('To the top') as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(button('To the bottom'));
    await waitFor(() => expect(order().at(-1)).toBe('E7'));
  });

  it('accepts only valid positions, and moves nothing when the dialog is cancelled', async () => {
    const { order } = show();
    openMove('E2');
    const place = screen.getByLabelText(/^Place/);
    for (const value of ['0', '46', '2.5', 'top']) {
      fireEvent.change(place, { target: { value } });
      expect(screen.getByText('Enter a number from 1 to 45.')).toBeDefined();
      expect((button('Move') as HTMLButtonElement).disabled).toBe(true);
    }
    fireEvent.change(place, { target: { value: '45' } });
    expect((button('Move') as HTMLButtonElement).disabled).toBe(false);
    fireEvent.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(order().slice(0, 3)).toEqual(['E1', 'E2', 'E3']);
    await waitFor(() => expect(document.activeElement).toBe(button('Move E2 to a position')));
  });
});

describe('the focus in the list of entries', () => {
  const list = () => screen.getByRole('region', { name: 'Entries' });
  function press(name: string): void {
    button(name).focus();
    fireEvent.click(button(name));
  }

  it('moves to the title of an entry that is added on the last page', async () => {
    const { order } = show();
    press('Add entry');
    expect(order()).toHaveLength(46);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    expect(screen.getByText('41–46 of 46')).toBeDefined();
  });

  it.each(['Clear', 'Delete 2'])('stays in the list when %s removes the bulk controls', (name) => {
    show();
    for (const box of screen.getAllByRole('checkbox', { name: /^Select E[12]$/ })) fireEvent.click(box);
    press(name);
    expect(screen.queryByRole('region', { name: 'Selected entries' })).toBeNull();
    expect(document.activeElement).toBe(list());
  });
});
