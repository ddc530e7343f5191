// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EmptyState } from './EmptyState.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

afterEach(cleanup);

describe('ErrorPanel', () => {
  it('has default advice, and no Retry without onRetry', () => {
    render(<ErrorPanel />);
    expect(screen.getByRole('alert').textContent).toBe(
      'Couldn’t load this.Try again in a moment. If it stays like this, check your connection.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('retries once for each press, and not during a retry', () => {
    const onRetry = vi.fn();
    const { rerender } = render(<ErrorPanel onRetry={onRetry} />);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    rerender(<ErrorPanel onRetry={onRetry} retrying />);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('has no art within a page', () => {
    const { container, rerender } = render(<ErrorPanel />);
    expect(container.querySelector('svg')).not.toBeNull();
    rerender(<ErrorPanel compact />);
    expect(container.querySelector('svg')).toBeNull();
  });
});

describe('EmptyState', () => {
  it('has a heading of the second level, or of the first where it is the whole page', () => {
    render(<EmptyState title="No saves yet" />);
    expect(screen.getByRole('heading', { level: 2, name: 'No saves yet' })).toBeDefined();
    cleanup();
    render(<EmptyState level={1} title="No event" text="Soon." action={<button type="button">Go</button>} />);
    expect(screen.getByRole('heading', { level: 1, name: 'No event' })).toBeDefined();
    expect([screen.getByText('Soon.'), screen.getByRole('button', { name: 'Go' })]).toHaveLength(2);
  });
});
