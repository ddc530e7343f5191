// @vitest-environment jsdom
import { confirm } from '@storyloom/contract/platform/dialogs/confirm';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Confirm from './Confirm.tsx';

afterEach(cleanup);

const input = {
  title: 'Delete this story?',
  message: 'It can’t come back.',
  confirmLabel: 'Delete',
  cancelLabel: 'Keep',
  danger: true,
};

function show(danger: boolean) {
  const close = vi.fn();
  render(<Confirm input={{ ...input, danger }} open zIndex={50} close={close} onClosed={() => {}} />);
  return { close, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
}

describe('Confirm', () => {
  it('resolves with the choice of the visitor', () => {
    const { close, press } = show(true);
    expect(screen.getByText('It can’t come back.')).toBeDefined();
    press('Delete');
    expect(close).toHaveBeenLastCalledWith(true);
    press('Keep');
    expect(close).toHaveBeenLastCalledWith(false);
  });

  it('shows the default texts for those that are left out', () => {
    const parsed = confirm.input.parse({ confirmLabel: 'Delete' });
    render(<Confirm input={parsed} open zIndex={50} close={vi.fn()} onClosed={() => {}} />);
    expect(screen.getByRole('alertdialog', { name: '确认' }).textContent).toContain('您确定要执行此操作吗？');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['取消', 'Delete']);
  });

  it('marks the action as dangerous if it is', () => {
    const look = (danger: boolean) => {
      show(danger);
      const { className } = screen.getByRole('button', { name: 'Delete' });
      cleanup();
      return className;
    };
    expect(look(true)).not.toBe(look(false));
  });
});
