// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DiffReview } from './DiffReview.tsx';

afterEach(cleanup);

function show(before: string, after: string, excessOf = (_text: string) => '') {
  const onApply = vi.fn();
  const onDiscard = vi.fn();
  const texts = { label: 'Hook', before, after };
  render(<DiffReview {...texts} excessOf={excessOf} onApply={onApply} onDiscard={onDiscard} />);
  return { onApply, onDiscard };
}
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

describe('DiffReview', () => {
  it('takes the focus and applies all changes', () => {
    const { onApply } = show('teh old lamp', 'The new lamp');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Improved hook' }));
    press('Accept all');
    expect(onApply).toHaveBeenCalledExactlyOnceWith('The new lamp');
  });

  it('omits a rejected change, and includes it again after another press', () => {
    const { onApply } = show('teh lamp is old', 'The lamp is new');
    press(/teh/);
    press('Accept 1 of 2');
    expect(onApply).toHaveBeenLastCalledWith('teh lamp is new');
    press(/teh/);
    press('Accept all');
    expect(onApply).toHaveBeenLastCalledWith('The lamp is new');
  });

  it('says by how much the text with the accepted changes is too long, and lets the author accept it', () => {
    const { onApply } = show('teh', 'The lamp', (text) => (text === 'The lamp' ? '1 word too long' : ''));
    expect(screen.getByRole('status').textContent).toBe('1 word too long. You can shorten it afterwards.');
    press('Accept all');
    expect(onApply).toHaveBeenCalledExactlyOnceWith('The lamp');
    press(/teh/);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('applies nothing when all changes are rejected', () => {
    const { onApply, onDiscard } = show('teh lamp', 'The lamp');
    press(/teh/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept 0 of 1' }).disabled).toBe(true);
    press('Reject all');
    expect([onApply.mock.calls.length, onDiscard.mock.calls.length]).toEqual([0, 1]);
  });

  it('shows a text that was written from nothing as it is', () => {
    const { onApply, onDiscard } = show(' ', 'The lamp.\n\nIt burns.', () => '2 words too long');
    const written = screen.getByRole('region', { name: 'Written hook' });
    expect(written.querySelector('ins')).toBeNull();
    expect(written.textContent).toContain('The lamp.\n\nIt burns.');
    expect(written.textContent).not.toContain('change');
    expect(screen.getByRole('status').textContent).toMatch(/^2 words too long/);
    press('Accept');
    expect(onApply).toHaveBeenCalledExactlyOnceWith('The lamp.\n\nIt burns.');
    press('Discard');
    expect(onDiscard).toHaveBeenCalledOnce();
  });

  it('says that nothing was changed', () => {
    show('The lamp.', 'The lamp.');
    expect(screen.getByText('Nothing was changed, and you weren’t charged.')).toBeDefined();
  });
});
