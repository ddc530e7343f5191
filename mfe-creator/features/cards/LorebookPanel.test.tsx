// @vitest-environment jsdom
import type { Lorebook } from '@storyloom/contract/entities/card-import';
import { loreEntryDraft } from '@storyloom/contract/entities/lore-entry';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { LorebookPanel } from './LorebookPanel.tsx';

const answer = vi.hoisted(() => vi.fn());
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
  render(inShell(createFakeHost({}, { ...fakeGuest, status: 'real' }).host, panel));
  const file = new File(['{}'], 'book.json');
  const drop = screen.getByText('Choose a file').parentElement as HTMLElement;
  await act(async () => fireEvent.drop(drop, { dataTransfer: { files: { item: () => file } } }));
  const shown = () =>
    draft.store.getState().content.lore?.map(({ title, content }) => `${title}: ${content}`);
  return { draft, shown };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string, choice: string) =>
  fireEvent.change(screen.getByLabelText(`What becomes of “${name}”`), { target: { value: choice } });

describe('LorebookPanel', () => {
  it('shows entries like those of the draft, and keeps them unless their author chooses otherwise', async () => {
    const { shown } = await readFile();
    const known = within(screen.getByRole('region', { name: 'Entries that you have' }));
    expect(known.getByText('You have an entry with this title.')).toBeDefined();
    expect(known.getByText('Burns gas.')).toBeDefined();
    expect(screen.getByText('Your file still has these.')).toBeDefined();
    press('Add to the world book');
    expect(shown()).toEqual(['Lamp: Burns gas.', 'Fog: Comes at nine.']);
    expect(screen.getByRole('status').textContent).toContain('1 entry added, 1 skipped.');
  });

  it('replaces and skips as chosen, and one press brings everything back', async () => {
    const { shown } = await readFile();
    choose('Lamp', 'replace');
    choose('Fog', 'skip');
    press('Add to the world book');
    expect(shown()).toEqual(['Lamp: Burns oil.']);
    press('Undo');
    expect(shown()).toEqual(['Lamp: Burns gas.']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('drops Undo once an entry has changed', async () => {
    const { draft } = await readFile();
    press('Add to the world book');
    act(() => draft.change((content) => ({ ...content, lore: [] })));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('merges nothing beyond the limit of a story', async () => {
    const { draft } = await readFile();
    const lore = Array.from({ length: 500 }, (_, at) => entry(`e${at}`, `Entry ${at}`, 'Text.'));
    act(() => draft.change((content) => ({ ...content, lore })));
    expect(screen.getByRole('alert').textContent).toMatch(/500/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to the world book' }).disabled).toBe(
      true,
    );
  });
});
