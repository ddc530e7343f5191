// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DiffReview } from './DiffReview.tsx';

afterEach(cleanup);

function show(before: string, after: string) {
  const onApply = vi.fn();
  const onDiscard = vi.fn();
  render(<DiffReview label="Hook" before={before} after={after} onApply={onApply} onDiscard={onDiscard} />);
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

  it('says by how much the text with the accepted changes is over the limit', () => {
    render(
      <DiffReview label="Hook" before="teh" after="The lamp" max={5} onApply={vi.fn()} onDiscard={vi.fn()} />,
    );
    expect(screen.getByRole('status').textContent).toContain('3 characters over the limit of 5.');
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

  it('says that nothing was changed', () => {
    show('The lamp.', 'The lamp.');
    expect(screen.getByText('Nothing was changed, and you weren’t charged.')).toBeDefined();
  });
});
