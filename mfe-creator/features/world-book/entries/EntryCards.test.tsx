// @vitest-environment jsdom
import { loreEntryDraft } from '@storyloom/contract/entities/lore-entry';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { EntryCards } from './EntryCards.tsx';

// Other files of this worker may have loaded the code for dragging, and may load it later.
const arrival = vi.hoisted(() => {
  vi.resetModules();
  return Promise.withResolvers<void>();
});
afterAll(() => vi.resetModules());
vi.mock('./SortableCards.tsx', async (importOriginal) => {
  await arrival.promise;
  return importOriginal();
});

afterEach(cleanup);

describe('EntryCards', () => {
  it('keeps a card that has the focus when the code for dragging arrives, and exchanges it afterwards', async () => {
    render(
      <>
        <EntryCards
          entries={[loreEntryDraft.parse({ id: 'a', order: 10 })]}
          onDrop={() => {}}
          renderCard={(_, handle) => (
            <>
              {handle}
              <input aria-label="Title" />
            </>
          )}
        />
        <input aria-label="Search" />
      </>,
    );
    const title = screen.getByLabelText('Title');
    act(() => title.focus());
    await act(async () => {
      arrival.resolve();
      await import('./SortableCards.tsx');
    });
    expect(document.activeElement).toBe(title);
    expect(screen.queryByTitle('Drag to move')).toBeNull();
    act(() => screen.getByLabelText('Search').focus());
    expect(screen.getByTitle('Drag to move')).toBeDefined();
  });
});
