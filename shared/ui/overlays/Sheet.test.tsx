// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from './Sheet.tsx';

afterEach(cleanup);

describe('Sheet', () => {
  it('is a dialog named by its title', () => {
    render(
      <Sheet open onClose={vi.fn()} title="The Salt Road">
        <p>Three saves</p>
      </Sheet>,
    );
    expect(screen.getByRole('dialog', { name: 'The Salt Road' }).textContent).toContain('Three saves');
  });

  it('calls onClose by its button and on Escape', () => {
    const onClose = vi.fn();
    render(<Sheet open onClose={onClose} title="The Salt Road" />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('leaves the page beside it usable on wide screens', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const onClose = vi.fn();
    render(
      <>
        <button type="button">Write on</button>
        <Sheet open beside onClose={onClose} title="Preview" />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Write on' }));
    expect(onClose).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
