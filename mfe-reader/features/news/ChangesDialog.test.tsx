// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ChangesDialog from './ChangesDialog.tsx';

afterEach(cleanup);

describe('ChangesDialog', () => {
  it('shows the note and the visible changes of each version', async () => {
    const onClose = vi.fn();
    const published = { publishedAt: '2026-11-20T12:00:00.000Z', isCurrent: false };
    const publications = [
      { ...published, version: 3, changedFields: ['loreTests' as const], changeNote: '' },
      { ...published, version: 2, changedFields: ['title' as const], changeNote: 'A better name.' },
    ];
    render(<ChangesDialog publications={publications} onClose={onClose} />);
    const rows = screen
      .getAllByRole('listitem')
      .map((row) => [...row.children].map((line) => line.textContent));
    expect(rows).toEqual([
      ['Version 3 · Nov 20, 2026', 'Small changes'],
      ['Version 2 · Nov 20, 2026', 'A better name.', 'Changed: title'],
    ]);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
