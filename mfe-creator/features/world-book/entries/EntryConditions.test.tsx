// @vitest-environment jsdom
import { type LoreEntryDraft, loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EntryConditions } from './EntryConditions.tsx';

afterEach(cleanup);

function show(change: Partial<LoreEntryDraft> = {}) {
  const onChange = vi.fn();
  const entry = { ...loreEntryDraft.parse({ id: 'bell', title: 'Bell', content: 'Bells.' }), ...change };
  render(<EntryConditions entry={entry} onChange={onChange} />);
  return { entry, onChange };
}

describe('EntryConditions', () => {
  it.each<[string, keyof LoreEntryDraft]>([
    ['On', 'enabled'],
    ['Always active', 'constant'],
    ['Secret: hidden from readers', 'secret'],
    ['Match plurals and word forms', 'matchForms'],
    ['Case-sensitive', 'caseSensitive'],
    ['Keys are patterns', 'useRegex'],
    ['Other entries never call it', 'excludeRecursion'],
    ['It calls no other entries', 'preventRecursion'],
  ])('turn %s on and off', (label, name) => {
    const { entry, onChange } = show();
    const box = screen.getByLabelText<HTMLInputElement>(label);
    expect(box.checked).toBe(entry[name]);
    fireEvent.click(box);
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ [name]: !entry[name] });
  });

  it.each<[string, keyof LoreEntryDraft, number, number]>([
    ['Probability, %', 'probability', 0, 100],
    ['Priority', 'priority', -1_000_000, 1_000_000],
    ['Messages searched', 'window', 1, loreLimits.window],
    ['Stays active, in replies', 'sticky', 0, loreLimits.turns],
    ['Cooldown, in replies', 'cooldown', 0, loreLimits.turns],
    ['Delay, in replies', 'delay', 0, loreLimits.turns],
  ])('round %s to a whole number within its bounds', (label, name, min, max) => {
    const { onChange } = show({ probability: 50, priority: 50, window: 2, sticky: 1, cooldown: 1, delay: 1 });
    const field = screen.getByLabelText(label);
    for (const [text, value] of [
      [String(min - 1), min],
      [String(max + 1), max],
      ['2.6', 3],
    ] as const) {
      fireEvent.change(field, { target: { value: text } });
      expect(onChange).toHaveBeenLastCalledWith({ [name]: value });
    }
    const { length } = onChange.mock.calls;
    fireEvent.change(field, { target: { value: '' } });
    expect(onChange).toHaveBeenCalledTimes(length);
  });

  it('change the logic of other keys and the group', () => {
    const { onChange } = show();
    fireEvent.change(screen.getByLabelText('Other keys must match'), { target: { value: 'not_any' } });
    expect(onChange).toHaveBeenLastCalledWith({ logic: 'not_any' });
    fireEvent.change(screen.getByLabelText('Group'), { target: { value: 'Harbour' } });
    expect(onChange).toHaveBeenLastCalledWith({ group: 'Harbour' });
  });

  it('accept other keys separated by commas, and patterns on separate lines', () => {
    const { onChange } = show();
    const keys = screen.getByLabelText(/^Other keys, separated by commas/);
    fireEvent.change(keys, { target: { value: 'fog, rain' } });
    expect(onChange).toHaveBeenLastCalledWith({ secondaryKeys: ['fog', 'rain'] });
    cleanup();
    const patterns = show({ useRegex: true });
    const field = screen.getByLabelText(/^Other patterns, one on each line/);
    fireEvent.change(field, { target: { value: 'fo{1,2}g' } });
    expect(patterns.onChange).toHaveBeenLastCalledWith({ secondaryKeys: ['fo{1,2}g'] });
  });
});
