// @vitest-environment jsdom
import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import SortableCards from './SortableCards.tsx';

const entries = ['a', 'b', 'c'].map((id, index) => loreEntryDraft.parse({ id, order: index }));

/** jsdom has no layout, so this stacks the cards, 100 px each. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...document.querySelectorAll('li')].indexOf(this as HTMLLIElement);
    return new DOMRect(0, Math.max(0, index) * 100, 300, 100);
  });
});
let listening = new AbortController();
afterEach(() => {
  listening.abort();
  listening = new AbortController();
  cleanup();
  vi.restoreAllMocks();
});

function show() {
  const onDrop = vi.fn();
  render(<SortableCards entries={entries} onDrop={onDrop} renderCard={(_, handle) => handle} />);
  /** Drags a card by its handle to these positions in px, one after the other, and drops it. */
  async function drag(index: number, ...distances: number[]) {
    const handle = screen.getAllByTitle('Drag to move')[index] as HTMLElement;
    const pointer = { isPrimary: true, button: 0, clientX: 10 };
    fireEvent.pointerDown(handle, { ...pointer, clientY: 0 });
    for (const clientY of distances)
      await act(async () => void fireEvent.pointerMove(document, { ...pointer, clientY }));
    await act(async () => void fireEvent.pointerUp(document, pointer));
  }
  return { onDrop, drag };
}

describe('SortableCards', () => {
  it('reports the dragged entry and the one whose position it takes', async () => {
    const { onDrop, drag } = show();
    await drag(0, 10, 200);
    expect(onDrop.mock.calls).toEqual([['a', 'c']]);
  });

  it('does not report a card dropped at its own position', async () => {
    const { onDrop, drag } = show();
    await drag(1, 100, 5);
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('starts dragging only after more than 4 px, so a slightly moved press is no drag', async () => {
    const dragged = () => document.querySelectorAll('[data-dragged="true"]').length;
    const { drag } = show();
    const counts: number[] = [];
    const { signal } = listening;
    document.addEventListener('pointermove', () => void counts.push(dragged()), { signal });
    await drag(0, 4, 4, 5, 5);
    expect(counts).toEqual([0, 0, 0, 1]);
  });
});
