import { plainParagraphs } from '@storyloom/ui/story-text/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

describe('splitSentences', () => {
  it('splits sentences across paragraphs', () => {
    const read = splitSentences('The lamp went out. "Who is there?" she said.\n\nNobody answered!');
    expect(read.map(({ text }) => text)).toEqual([
      'The lamp went out.',
      '“Who is there?”',
      'she said.',
      'Nobody answered!',
    ]);
    expect(read.map(({ paragraph }) => paragraph)).toEqual([0, 0, 0, 1]);
  });

  it('drops emphasis marks and lines without words', () => {
    expect(splitSentences('She *ran*.\n\n***\n\n…').map(({ text }) => text)).toEqual(['She ran.']);
  });

  it('reads the marks of a text neither whole nor while it grows', () => {
    const text = '# The Cellar\n---\n> *Burn **this**.*\n\n`Go` &mdash; *now. Run.';
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual([
      'The Cellar',
      'Burn this.',
      'Go — *now.',
      'Run.',
    ]);
    expect(splitSentences(text, false).map((sentence) => sentence.text)).toContain('Go — now.');
  });

  it('handles scripts without spaces', () => {
    expect(splitSentences('灯が消えた。海が近い。').map(({ text }) => text)).toEqual([
      '灯が消えた。',
      '海が近い。',
    ]);
  });

  it('returns offsets in the rendered text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '.', '!', '\n', '*', '”', '水', '。') }),
        (text) => {
          const drawn = plainParagraphs(text);
          for (const { paragraph, from, to, text: words } of splitSentences(text)) {
            expect(drawn[paragraph]?.slice(from, to)).toBe(words);
          }
        },
      ),
    );
  });
});
