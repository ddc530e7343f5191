import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paragraphsOf, stretchesOf } from './format.ts';
import { sentencesOf } from './sentences.ts';

it('reads sentence by sentence, through paragraphs', () => {
  const read = sentencesOf('The lamp went out. "Who is there?" she said.\n\nNobody answered!');
  expect(read.map(({ text }) => text)).toEqual([
    'The lamp went out.',
    '"Who is there?"',
    'she said.',
    'Nobody answered!',
  ]);
  expect(read.map(({ paragraph }) => paragraph)).toEqual([0, 0, 0, 1]);
});

it('leaves out signs that only mark emphasis, and lines that say nothing', () => {
  expect(sentencesOf('She *ran*.\n\n***\n\n…').map(({ text }) => text)).toEqual(['She ran.']);
});

it('reads scripts that set no spaces', () => {
  expect(sentencesOf('灯が消えた。海が近い。').map(({ text }) => text)).toEqual([
    '灯が消えた。',
    '海が近い。',
  ]);
});

it('says where each sentence stands in the drawn text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '.', '!', '\n', '*', '”', '水', '。') }),
      (text) => {
        const drawn = paragraphsOf(text).map((line) =>
          stretchesOf(line)
            .map((stretch) => stretch.text)
            .join(''),
        );
        for (const { paragraph, from, to, text: words } of sentencesOf(text)) {
          expect(drawn[paragraph]?.slice(from, to)).toBe(words);
        }
      },
    ),
  );
});
