// @vitest-environment jsdom
import type { LoreTurn } from '@storyloom/contract/lore/entities/lore-turn';
import { loreLimits } from '@storyloom/contract/lore/limits';
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

  it('changes and removes the right turn, and adds an empty one at the end', () => {
    const onChange = vi.fn();
    const turns = ['I knock.', 'I wait.'].map((message) => ({ message, reply: '' }));
    render(<EarlierTurns turns={turns} onChange={onChange} />);
    fireEvent.change(screen.getAllByLabelText(/^Reply/)[1] as Element, { target: { value: 'It rains.' } });
    expect(onChange).toHaveBeenLastCalledWith([turns[0], { message: 'I wait.', reply: 'It rains.' }]);
    fireEvent.change(screen.getAllByLabelText('Reader')[0] as Element, { target: { value: 'I ring.' } });
    expect(onChange).toHaveBeenLastCalledWith([{ message: 'I ring.', reply: '' }, turns[1]]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove turn 1' }));
    expect(onChange).toHaveBeenLastCalledWith([turns[1]]);
    fireEvent.click(screen.getByRole('button', { name: 'Add a turn before this message' }));
    expect(onChange).toHaveBeenLastCalledWith([...turns, { message: '', reply: '' }]);
  });

  it('says which entries fired in each turn, after a trial', () => {
    const turns = ['I knock.', 'I wait.', 'I leave.'].map((message) => ({ message, reply: '' }));
    render(<EarlierTurns turns={turns} onChange={() => {}} fired={[['Bell', 'Fog'], []]} />);
    expect(screen.getAllByText(/fired/i).map(({ textContent }) => textContent)).toEqual([
      'Fired: Bell, Fog.',
      'No entry fired.',
    ]);
  });
});
