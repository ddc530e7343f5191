import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';
import { splitWords } from './words.ts';

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });
const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const text = fc
  .array(fc.constantFrom(...'aB1 .,:;\'"-_!?()', 'the', ' Bram', "'s", '3.14'), { maxLength: 20 })
  .map((parts) => parts.join(''));

describe('splitWords', () => {
  test('splits ASCII text like the segmenter', () => {
    fc.assert(
      fc.property(text, (line) => {
        const expected = [...wordSegmenter.segment(line)].flatMap(({ segment, isWordLike }) =>
          isWordLike ? [segment] : [],
        );
        expect(splitWords(line)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe('splitSentences', () => {
  test('treats a line without an inner sentence end as one sentence, like the segmenter', () => {
    const plain = text.map((line) => `A${line.replaceAll(/[.?!]/g, '')}.`);
    fc.assert(
      fc.property(plain, (line) => {
        const segments = [...sentenceSegmenter.segment(line)].map(({ segment }) => segment.trim());
        expect(splitSentences(line)).toEqual(segments);
      }),
      { numRuns: 200 },
    );
  });
});
