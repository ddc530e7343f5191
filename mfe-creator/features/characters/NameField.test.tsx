// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import CharactersSection from './CharactersSection.tsx';

afterEach(cleanup);

function show() {
  const created = createDraftServer({
    main: { name: 'Mara', relations: [{ to: 'Ola', text: 'sister' }] },
    supporting: [{ name: 'Ola' }, { name: 'Per', relations: [{ to: 'Ola', text: 'wife' }] }],
  });
  const draft = openDraft(created);
  const section = (
    <DraftContext.Provider value={draft}>
      <CharactersSection />
    </DraftContext.Provider>
  );
  render(inShell(createFakeHost().host, section));
  const cast = () => {
    const { main, supporting = [] } = draft.store.getState().content;
    return [main, ...supporting].flatMap((one) => one?.relations?.map(({ to }) => to) ?? []);
  };
  return { draft, server: created.server, cast };
}
const nameOf = (card: string) =>
  within(screen.getByRole('article', { name: card })).getByLabelText<HTMLInputElement>(/^Name/);
function type(field: HTMLInputElement, ...texts: string[]) {
  act(() => field.focus());
  for (const text of texts) fireEvent.input(field, { target: { value: text } });
}

describe('NameField', () => {
  it('renames the character in relations when the field is left, not on each key', () => {
    const { cast } = show();
    const field = nameOf('Ola');
    type(field, 'Od', 'Oda');
    expect(cast()).toEqual(['Ola', 'Ola']);
    act(() => field.blur());
    expect(cast()).toEqual(['Oda', 'Oda']);
    // In the line of the counter, so that nothing below shifts.
    const counter = nameOf('Oda').closest('article')?.querySelector('[id$="-counter"]');
    expect(counter?.parentElement?.textContent).toContain('Renamed in 2 relations.');
    expect(screen.getAllByLabelText<HTMLInputElement>(/^To whom/).map(({ value }) => value)).toEqual([
      'Oda',
      'Oda',
    ]);
  });

  it('restores the relations with Undo, and returns the focus to the name', () => {
    const { draft, cast } = show();
    const field = nameOf('Ola');
    type(field, 'Oda');
    act(() => field.blur());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([cast(), draft.store.getState().content.supporting?.[0]?.name]).toEqual([['Ola', 'Ola'], 'Oda']);
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('removes Undo after another change of the cast', () => {
    const { draft } = show();
    const field = nameOf('Ola');
    type(field, 'Oda');
    act(() => field.blur());
    act(() => draft.change((content) => ({ ...content, supporting: [] })));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('saves the renamed relations, and merges them with changes of another device', async () => {
    const { draft, server, cast } = show();
    const field = nameOf('Ola');
    server.saveElsewhere({ title: 'The Last Ferry' });
    type(field, 'Oda');
    act(() => field.blur());
    await act(() => draft.saveNow());
    const stored = server.stored()?.content;
    expect([stored?.title, stored?.supporting?.[1]?.relations?.[0]?.to]).toEqual(['The Last Ferry', 'Oda']);
    expect(cast()).toEqual(['Oda', 'Oda']);
  });
});
