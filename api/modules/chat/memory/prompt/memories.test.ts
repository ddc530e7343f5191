import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Memory } from '../../../messages/messages.service.ts';
import { estimateTokens } from '../tokens/estimate.ts';
import { momentsText, momentsWithin, turnAt } from './memories.ts';

const count = (text: string) => estimateTokens(text) + 4;
const moment = (change: Partial<Memory> = {}): Memory => ({
  messageId: 'm',
  depth: 28,
  turn: 'I hide the brass key.',
  reply: 'The stair creaks.',
  words: ['brass', 'key'],
  ...change,
});
const filler = 'Nobody speaks of it. '.repeat(40);

test('a moment that fits comes back word for word, with when it was', () => {
  const told = momentsWithin([moment()], 200, count);
  expect(told).toEqual([moment()]);
  expect(momentsText(told)).toBe(
    'Moments of long ago, as they were told then:\n\nEarlier, turn 14:\nReader: I hide the brass key.\nStory: The stair creaks.',
  );
});

test('of a long one the sentences come back that are about it, whole, with those beside them', () => {
  const reply = `${filler}Odile takes the keys from the hook. She smiles. ${filler}`;
  const [told] = momentsWithin([moment({ turn: 'I wait.', reply })], 200, count);
  expect(told?.turn).toBe('I wait.');
  expect(told?.reply).toBe('Nobody speaks of it. Odile takes the keys from the hook. She smiles.');
});

test('what was left out between two sentences is marked', () => {
  const reply = `The key is cold. ${filler}The brass shines. ${filler}`;
  const [told] = momentsWithin([moment({ reply })], 200, count);
  expect(told?.reply).toMatch(/^The key is cold\. .*… .*The brass shines\./);
});

test('they are told in the order in which they happened, whichever fits best', () => {
  const told = momentsWithin([moment({ depth: 90 }), moment({ depth: 4 })], 400, count);
  expect(told.map(({ depth }) => turnAt(depth))).toEqual([2, 45]);
});

test('where there is little room the best is told, and of a sentence nothing is cut', () => {
  const endless = moment({ turn: '', reply: `The brass key ${'and more '.repeat(200)}.` });
  expect(momentsWithin([endless], 150, count)).toEqual([]);
  expect(momentsWithin([moment(), moment({ depth: 2 })], 90, count).map(({ depth }) => depth)).toEqual([28]);
  expect(momentsWithin([moment()], 30, count)).toEqual([]);
});

const sentence = fc.constantFrom(
  'The brass key is cold.',
  'It rained.',
  '铜钥匙在这里。',
  'Mara promised 🗝️!',
  '',
);
const text = fc.array(sentence, { maxLength: 60, size: 'max' }).map((told) => told.join(' ').trim());
const anyMoment = fc
  .record({ depth: fc.nat(500), turn: text, reply: text })
  .filter(({ turn, reply }) => turn !== '' || reply !== '')
  .map((told) => moment({ ...told, words: ['brass', 'key', '钥匙', 'Mara'] }));

test('whatever is remembered: never more than the budget, and never a word that was not said', () => {
  fc.assert(
    fc.property(
      fc.array(anyMoment, { maxLength: 6 }),
      fc.integer({ min: -50, max: 900 }),
      (moments, budget) => {
        const told = momentsWithin(moments, budget, count);
        if (told.length > 0) expect(count(momentsText(told))).toBeLessThanOrEqual(budget);
        for (const { depth, turn, reply } of told) {
          const source = moments.filter((one) => one.depth === depth);
          for (const piece of reply.split('… ')) {
            expect(source.some((one) => one.reply.includes(piece.trim()))).toBe(true);
          }
          expect(`${turn}${reply}`).not.toBe('');
        }
      },
    ),
    { numRuns: 300 },
  );
});
