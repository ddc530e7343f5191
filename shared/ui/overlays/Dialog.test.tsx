// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

describe('Dialog', () => {
  it('is named by its title and described by its description', () => {
    render(<Dialog open onClose={vi.fn()} title="Save this moment" description="Three saves a story." />);
    const dialog = screen.getByRole('dialog', { name: 'Save this moment' });
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Three saves a story.');
  });

  it('closes by its button and on Escape', () => {
    const onClose = vi.fn();
    render(<Dialog open onClose={onClose} title="Points" />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('stays open on Escape if only its buttons may close it', () => {
    const onClose = vi.fn();
    render(<Dialog open persistent onClose={onClose} title="Risk Warning" />);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
