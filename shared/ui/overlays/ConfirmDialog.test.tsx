// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

afterEach(cleanup);

describe('ConfirmDialog', () => {
  it('uses the default texts, marked as Chinese', () => {
    render(<ConfirmDialog open onConfirm={vi.fn()} onCancel={vi.fn()} />);
    const dialog = screen.getByRole('alertdialog', { name: '确认' });
    expect(dialog.textContent).toContain('您确定要执行此操作吗？');
    expect(screen.getByRole('button', { name: '确定' }).lang).toBe('zh-Hans');
    expect(screen.getByRole('button', { name: '取消' }).lang).toBe('zh-Hans');
  });

  it('calls onConfirm or onCancel', () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    render(
      <ConfirmDialog
        open
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });

  it('cancels on Escape', () => {
    const onCancel = vi.fn();
    render(<ConfirmDialog open title="Delete this save?" onConfirm={vi.fn()} onCancel={onCancel} />);
    fireEvent.keyDown(screen.getByRole('alertdialog', { name: 'Delete this save?' }), { key: 'Escape' });
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('uses the stack’s z-index, 50 by default', () => {
    render(<ConfirmDialog open onConfirm={vi.fn()} onCancel={vi.fn()} />);
    expect(screen.getByRole('alertdialog').parentElement?.style.zIndex).toBe('50');
    cleanup();
    render(<ConfirmDialog open zIndex={52} onConfirm={vi.fn()} onCancel={vi.fn()} />);
    expect(screen.getByRole('alertdialog').parentElement?.style.zIndex).toBe('52');
  });

  it('does not mark given texts as Chinese, and does not confirm while it is busy', () => {
    const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
    const texts = { title: 'Delete?', message: 'It is lost.', confirmLabel: 'Delete', cancelLabel: 'Keep' };
    render(<ConfirmDialog open busy {...texts} onConfirm={onConfirm} onCancel={onCancel} />);
    expect(screen.getByRole('alertdialog', { name: 'Delete?' }).querySelector('[lang]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  });

  it('calls onClosed after it has closed', async () => {
    const onClosed = vi.fn();
    const dialog = (open: boolean) => (
      <ConfirmDialog open={open} onConfirm={vi.fn()} onCancel={vi.fn()} onClosed={onClosed} />
    );
    const { rerender } = render(dialog(true));
    expect(onClosed).not.toHaveBeenCalled();
    rerender(dialog(false));
    await expect.poll(() => onClosed.mock.calls.length).toBe(1);
  });
});
