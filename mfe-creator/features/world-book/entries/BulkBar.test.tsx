// @vitest-environment jsdom
import { type LoreEntryDraft, loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BulkBar } from './BulkBar.tsx';

afterEach(cleanup);

function show() {
  let entries: readonly LoreEntryDraft[] = loreEntryDrafts.parse(
    ['a', 'b', 'c'].map((id) => ({ id, title: id, content: id, keys: [id] })),
  );
  const said: string[] = [];
  const [onSelectAll, onClear] = [vi.fn(), vi.fn()];
  render(
    <BulkBar
      selected={new Set(['a', 'c'])}
      change={(what, update) => {
        said.push(what);
        entries = update(entries);
      }}
      total={3}
      onSelectAll={onSelectAll}
      onClear={onClear}
    />,
  );
  return { entries: () => entries, said, onSelectAll, onClear };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('BulkBar of entries', () => {
  it.each<[string, keyof LoreEntryDraft, unknown]>([
    ['Turn off', 'enabled', false],
    ['Always active', 'constant', true],
    ['Secret', 'secret', true],
    ['Match plurals', 'matchForms', true],
  ])('%s changes only the selected entries', (label, field, value) => {
    const { entries, said } = show();
    press(label);
    expect(entries().map((entry) => entry[field] === value)).toEqual([true, false, true]);
    expect(said).toEqual(['Changed 2 entries.']);
  });

  it.each([
    ['Turn on', 'Turn off'],
    ['Only by keys', 'Always active'],
    ['Not secret', 'Secret'],
    ['Exact words', 'Match plurals'],
  ])('%s undoes %s', (back, label) => {
    const { entries } = show();
    const before = entries();
    press(label);
    expect(entries()).not.toEqual(before);
    press(back);
    expect(entries()).toEqual(before);
  });

  it('adds the selected entries to a group, and removes them from it', () => {
    const { entries } = show();
    fireEvent.change(screen.getByLabelText('Group'), { target: { value: ' weather ' } });
    press('Set group');
    expect(entries().map(({ group }) => group)).toEqual(['weather', '', 'weather']);
    fireEvent.change(screen.getByLabelText('Group'), { target: { value: '' } });
    press('Leave group');
    expect(entries().map(({ group }) => group)).toEqual(['', '', '']);
  });

  it('deletes the selected entries and clears the selection', () => {
    const { entries, said, onClear } = show();
    press('Delete 2');
    expect(entries().map(({ id }) => id)).toEqual(['b']);
    expect(said).toEqual(['Deleted 2 entries.']);
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('selects all entries that the list has found', () => {
    const { onSelectAll } = show();
    press('Select all 3');
    expect(onSelectAll).toHaveBeenCalledOnce();
  });
});
