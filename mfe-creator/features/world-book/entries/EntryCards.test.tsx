// @vitest-environment jsdom
import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { EntryCards } from './EntryCards.tsx';

// Test files of one worker share modules: others may load the code for dragging before or after.
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
  it('keeps a focused card after the code for dragging has loaded, until the focus moves', async () => {
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
