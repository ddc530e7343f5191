// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveText } from '../text/LiveText.tsx';
import { StoryText } from '../text/StoryText.tsx';
import { splitSentences } from '../text/sentences.ts';
import { rangeOf } from './highlight.ts';

beforeEach(() => vi.stubGlobal('CSS', { escape: (text: string) => text }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const text = 'The *lamp* went out. She ran.\n\n"Who?" **Nobody** knew.';

describe('rangeOf', () => {
  it.each([
    ['a reply that is done', <StoryText key="a" text={text} />],
    ['a reply that is drawn', <LiveText key="b" text={text} cuts={[2, 9, 22, 40]} />],
  ])('finds every sentence in %s', (_, drawn) => {
    render(<div data-item="m1">{drawn}</div>);
    for (const sentence of splitSentences(text)) expect(String(rangeOf('m1', sentence))).toBe(sentence.text);
  });

  it('finds nothing if the text is not rendered', () => {
    const [first] = splitSentences(text);
    if (!first) throw new Error('no sentence');
    expect(rangeOf('m1', first)).toBeNull();
    render(
      <div data-item="m1">
        <StoryText text="The" />
      </div>,
    );
    expect(rangeOf('m1', first)).toBeNull();
  });
});
