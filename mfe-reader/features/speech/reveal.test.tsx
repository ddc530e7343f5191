// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoryText } from '../text/StoryText.tsx';
import { splitSentences } from '../text/sentences.ts';
import { highlighter } from './highlight.ts';

const text = 'The lamp went out. She ran.';
const [first, second] = splitSentences(text);
const scrollBy = vi.fn();
/** Top and bottom of each sentence in the window, in px. */
const places = new Map<string, [number, number]>();

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (word: string) => word });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('innerHeight', 900);
  Object.assign(Range.prototype, {
    getBoundingClientRect(this: Range) {
      const [top, bottom] = places.get(String(this)) ?? [0, 0];
      return { top, bottom };
    },
  });
  render(
    <div data-item="m1">
      <StoryText text={text} />
    </div>,
  );
});
afterEach(() => {
  cleanup();
  places.clear();
  scrollBy.mockReset();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
});

/** Reveals the second sentence and returns the calls that scroll the page. */
function reveal(at: [number, number], previousAt?: [number, number]) {
  if (!first || !second) throw new Error('There are two sentences.');
  places.set(second.text, at);
  if (previousAt) places.set(first.text, previousAt);
  highlighter.reveal('m1', second, previousAt ? first : null);
  return scrollBy.mock.calls;
}

describe('reveal', () => {
  it('scrolls a sentence below the window to its upper third, slowly', () => {
    expect(reveal([1_000, 1_030], [400, 430])).toEqual([[{ top: 700, behavior: 'smooth' }]]);
  });

  it('scrolls at once for readers who want no motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(reveal([1_000, 1_030])).toEqual([[{ top: 700, behavior: 'instant' }]]);
  });

  it.each<[number, number]>([
    [64, 94],
    [670, 700],
  ])('does not scroll to a sentence from %i to %i px, which nothing covers', (top, bottom) => {
    expect(reveal([top, bottom])).toEqual([]);
  });

  it.each<[number, number]>([
    [63, 93],
    [671, 701],
  ])('scrolls to a sentence from %i to %i px, which is partly covered', (top, bottom) => {
    expect(reveal([top, bottom])).toHaveLength(1);
  });

  it('does not scroll if the reader has scrolled away from the previous sentence', () => {
    expect(reveal([1_000, 1_030], [1_200, 1_230])).toEqual([]);
  });
});
