// @vitest-environment jsdom
import type { Lorebook } from '@storyloom/contract/cards/entities/card-import';
import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { LorebookPanel } from './LorebookPanel.tsx';

// Test files of one worker share modules: others may load the real upload before or after.
const answer = vi.hoisted(() => {
  vi.resetModules();
  return vi.fn();
});
afterAll(() => vi.resetModules());
vi.mock('@storyloom/http/upload-file', () => ({ uploadFile: answer }));
afterEach(cleanup);

const entry = (id: string, title: string, content: string) =>
  loreEntryDraft.parse({ id, title, content, keys: [title] });
const found: Lorebook = {
  name: 'Harbour book',
  entries: [entry('card0', 'Lamp', 'Burns oil.'), entry('card1', 'Fog', 'Comes at nine.')],
  report: [{ outcome: 'kept', text: 'Positions are not used', names: [], count: 1 }],
};

async function readFile() {
  const lore = [entry('a', 'Lamp', 'Burns gas.')];
  const draft = openDraft(createDraftServer({ type: 'STORY', lore }));
  const panel = (
    <DraftContext.Provider value={draft}>
      <LorebookPanel />
    </DraftContext.Provider>
  );
  answer.mockResolvedValue(found);
  const shell = inShell(createFakeHost({}, { ...fakeGuest, status: 'real' }).host, panel);
  const { unmount } = render(shell);
  const file = new File(['{}'], 'book.json');
  const sendAnother = async () => {
    const drop = screen.getByText('Choose a file').parentElement as HTMLElement;
    await act(async () => fireEvent.drop(drop, { dataTransfer: { files: { item: () => file } } }));
  };
  await sendAnother();
  const shown = () =>
    draft.store.getState().content.lore?.map(({ title, content }) => `${title}: ${content}`);
  const close = () => unmount();
  const open = () => render(shell);
  return { draft, shown, close, open, sendAnother };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string, choice: string) =>
  fireEvent.change(screen.getByLabelText(`What to do with “${name}”`), { target: { value: choice } });

describe('LorebookPanel', () => {
  it('shows matching entries of the draft, and keeps them unless the author chooses otherwise', async () => {
    const { shown } = await readFile();
    const known = within(screen.getByRole('region', { name: 'Entries that you already have' }));
    expect(known.getByText('You have an entry with this title.')).toBeDefined();
    expect(known.getByText('Burns gas.')).toBeDefined();
    expect(screen.getByText('Your file still has these.')).toBeDefined();
    press('Add to the world book');
    expect(shown()).toEqual(['Lamp: Burns gas.', 'Fog: Comes at nine.']);
    expect(screen.getByRole('status').textContent).toContain('1 entry added, 1 skipped.');
  });

  it('replaces and skips as chosen, and Undo restores everything', async () => {
    const { shown } = await readFile();
    choose('Lamp', 'replace');
    choose('Fog', 'skip');
    press('Add to the world book');
    expect(shown()).toEqual(['Lamp: Burns oil.']);
    press('Undo');
    expect(shown()).toEqual(['Lamp: Burns gas.']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('moves the focus to the file that was read, then to the results of merge and Undo', async () => {
    await readFile();
    const focused = () => document.activeElement?.textContent;
    expect(focused()).toBe('Harbour book: 2 entries');
    press('Add to the world book');
    expect(focused()).toBe('1 entry added, 1 skipped.');
    press('Undo');
    expect(focused()).toBe('Undone.');
  });

  it('returns the focus to the file input when a merge is cancelled', async () => {
    await readFile();
    press('Cancel');
    expect(document.activeElement?.getAttribute('type')).toBe('file');
  });

  it('focuses the name of the file being sent, and returns the focus when sending is cancelled', async () => {
    const { sendAnother } = await readFile();
    press('Add to the world book');
    answer.mockReturnValue(new Promise(() => {}));
    await sendAnother();
    expect(document.activeElement?.textContent).toBe('book.json');
    press('Cancel');
    expect(document.activeElement?.getAttribute('type')).toBe('file');
  });

  it('removes Undo once an entry has changed', async () => {
    const { draft } = await readFile();
    press('Add to the world book');
    act(() => draft.change((content) => ({ ...content, lore: [] })));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('keeps the file and its choices while the panel is closed', async () => {
    const { shown, close, open } = await readFile();
    choose('Lamp', 'replace');
    choose('Fog', 'skip');
    close();
    open();
    expect(screen.getByLabelText<HTMLSelectElement>('What to do with “Lamp”').value).toBe('replace');
    press('Add to the world book');
    expect(shown()).toEqual(['Lamp: Burns oil.']);
  });

  it('resets the choice for an entry that was deleted while the panel was closed', async () => {
    const { draft, shown, close, open } = await readFile();
    choose('Lamp', 'replace');
    close();
    draft.change((content) => ({ ...content, lore: [entry('b', 'Tide', 'Is low.')] }));
    open();
    expect(screen.getByLabelText<HTMLSelectElement>('What to do with “Lamp”').value).toBe('add');
    press('Add to the world book');
    expect(shown()).toEqual(['Tide: Is low.', 'Lamp: Burns oil.', 'Fog: Comes at nine.']);
    expect(screen.getByRole('status').textContent).toContain('2 entries added.');
  });

  it('keeps Undo while the panel is closed', async () => {
    const { shown, close, open } = await readFile();
    press('Add to the world book');
    close();
    open();
    expect(screen.getByRole('status').textContent).toContain('1 entry added, 1 skipped.');
    press('Undo');
    expect(shown()).toEqual(['Lamp: Burns gas.']);
  });

  it('removes the message and Undo of a merge if the entries change while the panel is closed', async () => {
    const { draft, close, open } = await readFile();
    press('Add to the world book');
    close();
    draft.change((content) => ({ ...content, lore: [entry('a', 'Lamp', 'Is out.')] }));
    open();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('does not merge beyond the entry limit of a story', async () => {
    const { draft } = await readFile();
    const lore = Array.from({ length: 500 }, (_, at) => entry(`e${at}`, `Entry ${at}`, 'Text.'));
    act(() => draft.change((content) => ({ ...content, lore })));
    expect(screen.getByRole('alert').textContent).toMatch(/500/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to the world book' }).disabled).toBe(
      true,
    );
  });
});
