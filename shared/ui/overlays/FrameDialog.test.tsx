// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FrameDialog, type FrameDialogProps } from './FrameDialog.tsx';

afterEach(cleanup);

function show(props: Partial<FrameDialogProps> = {}) {
  const onClose = vi.fn();
  render(<FrameDialog open onClose={onClose} title="Payment" src="about:blank" allow="payment" {...props} />);
  return { onClose, frame: screen.getByTitle<HTMLIFrameElement>('Payment') };
}

describe('FrameDialog', () => {
  it('shows a page of another origin with the permissions it needs', () => {
    const { frame } = show();
    expect(screen.getByRole('dialog', { name: 'Payment' })).toBeDefined();
    expect(frame.getAttribute('allow')).toBe('payment');
    expect(frame.hasAttribute('inert')).toBe(false);
  });

  it('keeps the page out of reach behind a cover', () => {
    const { frame } = show({ cover: 'Loading' });
    expect(screen.getByText('Loading')).toBeDefined();
    expect(frame.hasAttribute('inert')).toBe(true);
  });

  it('closes on Close', () => {
    const { onClose } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
