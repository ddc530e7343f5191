// @vitest-environment jsdom
import type { LoreTrial } from '@storyloom/contract/lore/entities/lore-trial';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TrialTable } from './TrialTable.tsx';

afterEach(cleanup);

type Entry = LoreTrial['entries'][number];
const entry = (change: Partial<Entry> = {}): Entry =>
  ({
    entryId: 'bell',
    outcome: 'active',
    reason: 'key',
    key: 'bell',
    calledBy: null,
    messagesAgo: null,
    tokens: 12,
    ...change,
  }) as Entry;

function show(entries: Entry[], onMakeTest: ((entry: Entry) => void) | null = null, callable = 9) {
  const trial = {
    entries,
    earlier: [],
    tokens: { constant: 30, triggered: 12 },
    budget: { constant: 100, triggered: 400 },
  } as LoreTrial;
  render(
    <TrialTable trial={trial} titleOf={(id) => `The ${id}`} callable={callable} onMakeTest={onMakeTest} />,
  );
}
const why = () => screen.getByText(/ · 12 tokens$/).textContent;

describe('TrialTable', () => {
  it('adds up the tokens of the turn, and shows the budget', () => {
    show([]);
    expect(screen.getByText('42 tokens').closest('p')?.textContent).toBe(
      '42 tokens in this turn: 30 always, 12 by keys (at most 400).',
    );
    expect(screen.getByText('No entry fires.')).toBeDefined();
    cleanup();
    show([entry()]);
    expect(screen.queryByText('No entry fires.')).toBeNull();
    expect(screen.getByText('The bell')).toBeDefined();
  });

  it('warns of a message that calls all entries, and names the key that calls the most', () => {
    const lamp = ['a', 'b', 'c'].map((entryId) => entry({ entryId, key: 'lamp' }));
    const all = [entry(), ...lamp, entry({ entryId: 'rules', reason: 'constant' })];
    show(all, null, 5);
    expect(screen.queryByText(/This message calls all/)).toBeNull();
    cleanup();
    show(all, null, 4);
    expect(screen.getByText(/^This message calls all 4 entries\..*“lamp”\.$/)).toBeDefined();
    cleanup();
    const kept = ['d', 'e', 'f', 'g'].map((entryId) => entry({ entryId, reason: 'sticky', key: null }));
    show([...kept, ...all], null, 8);
    expect(screen.getByText(/“lamp”\.$/)).toBeDefined();
  });

  it.each<[Partial<Entry>, string]>([
    [{}, 'Fires · key “bell” · 12 tokens'],
    [{ messagesAgo: 0 }, 'Fires · key “bell” · 12 tokens'],
    [{ messagesAgo: 1 }, 'Fires · key “bell” in an earlier reply · 12 tokens'],
    [{ messagesAgo: 2 }, 'Fires · key “bell” in an earlier message · 12 tokens'],
    [{ calledBy: 'tower', messagesAgo: 1 }, 'Fires · “bell” in The tower · 12 tokens'],
    [{ reason: 'constant' }, 'Fires · always active · 12 tokens'],
    [{ reason: 'sticky' }, 'Fires · stays active · 12 tokens'],
    [{ outcome: 'budget' }, 'Left out: no room · key “bell” · 12 tokens'],
  ])('explains why an entry fires or not: %o', (change, text) => {
    show([entry(change)]);
    expect(why()).toBe(text);
  });

  it('makes a test of the chosen entry, if tests can be added', () => {
    const onMakeTest = vi.fn();
    show([entry(), entry({ entryId: 'fog' })], onMakeTest);
    fireEvent.click(screen.getAllByRole('button', { name: 'Make this a test' })[1] as Element);
    expect(onMakeTest).toHaveBeenCalledExactlyOnceWith(entry({ entryId: 'fog' }));
    cleanup();
    show([entry()]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
