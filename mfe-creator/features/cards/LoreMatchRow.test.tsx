// @vitest-environment jsdom
import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoreMatchRow } from './LoreMatchRow.tsx';
import type { LoreMatch } from './merge-lore.ts';

afterEach(cleanup);

const entryOf = (title: string, keys: string[], content = 'Text.') =>
  loreEntryDraft.parse({ id: 'e1', title, keys, content });

function show(match: Partial<LoreMatch>) {
  const onChoose = vi.fn();
  const whole = {
    entry: entryOf('Bell', ['bell', 'toll']),
    existing: null,
    reason: null,
    ...match,
  } as LoreMatch;
  render(<LoreMatchRow match={whole} choice="skip" onChoose={onChoose} />);
  return onChoose;
}
const select = () => screen.getByRole<HTMLSelectElement>('combobox');
const choices = () => [...select().options].map(({ text }) => text);
const yours = entryOf('', ['bell'], 'My text.');

describe('LoreMatchRow', () => {
  it('offers to add or skip an entry that the draft does not have', () => {
    const onChoose = show({});
    expect([choices(), select().value]).toEqual([['Add', 'Skip'], 'skip']);
    expect(screen.getByText('Keys: bell, toll')).toBeDefined();
    expect(screen.queryByText('Compare')).toBeNull();
    fireEvent.change(select(), { target: { value: 'add' } });
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('add');
  });

  it('offers to keep, replace or add an entry similar to one of the draft, and compares the two', () => {
    show({ existing: yours, reason: 'keys' });
    expect(choices()).toEqual(['Keep mine', 'Replace mine', 'Add as well']);
    expect(screen.getByText('“An untitled entry” has the same keys.')).toBeDefined();
    expect(screen.getByText('Compare').parentElement?.textContent).toBe(
      'CompareYoursKeys: bellMy text.In the fileKeys: bell, tollText.',
    );
  });

  it.each<[LoreMatch['reason'], string, boolean]>([
    ['same', 'You already have this entry.', false],
    ['title', 'You have an entry with this title.', true],
  ])('explains the reason %s: %s', (reason, text, isCompared) => {
    show({ existing: yours, reason });
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText('Compare') !== null).toBe(isCompared);
  });

  it('is labelled with its title, otherwise with its first key', () => {
    show({});
    expect(select().labels[0]?.textContent).toContain('What to do with “Bell”');
    cleanup();
    show({ entry: entryOf('', ['toll']) });
    expect(select().labels[0]?.textContent).toContain('What to do with “toll”');
    cleanup();
    show({ entry: entryOf('', []) });
    expect(select().labels[0]?.textContent).toContain('What to do with “Untitled”');
    expect(screen.getByText('Always active')).toBeDefined();
  });
});
