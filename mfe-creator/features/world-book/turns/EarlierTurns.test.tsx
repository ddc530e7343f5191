// @vitest-environment jsdom
import type { LoreTurn } from '@storyloom/contract/entities/lore-turn';
import { loreLimits } from '@storyloom/contract/limits/lore';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EarlierTurns } from './EarlierTurns.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const [turns, setTurns] = useState<LoreTurn[]>(() =>
    Array.from({ length: loreLimits.turnsBefore }, () => ({ message: 'I knock.', reply: '' })),
  );
  return <EarlierTurns turns={turns} onChange={setTurns} />;
}

describe('EarlierTurns', () => {
  it('moves the focus to the button that adds a turn when one is removed', () => {
    render(<Page />);
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add a turn before this message' });
    expect(add.disabled).toBe(true);
    const remove = screen.getByRole('button', { name: `Remove turn ${loreLimits.turnsBefore}` });
    act(() => remove.focus());
    fireEvent.click(remove);
    act(() => vi.advanceTimersToNextFrame());
    expect(document.activeElement).toBe(add);
  });
});
