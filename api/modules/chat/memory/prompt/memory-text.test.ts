import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Memory } from '../../../messages/messages.service.ts';
import { estimateTokens } from '../tokens/estimate.ts';
import { fitMemories, memoriesText, turnNumber } from './memory-text.ts';

const count = (text: string) => estimateTokens(text) + 4;
const memory = (change: Partial<Memory> = {}): Memory => ({
  messageId: 'm',
  depth: 28,
  userText: 'I hide the brass key.',
  replyText: 'The stair creaks.',
  matchedWords: ['brass', 'key'],
  ...change,
});
const filler = 'Nobody speaks of it. '.repeat(40);

describe('fitMemories', () => {
  test('quotes a memory that fits word for word, with its turn number', () => {
    const fitted = fitMemories([memory()], 200, count);
    expect(fitted).toEqual([memory()]);
    expect(memoriesText(fitted)).toBe(
      'Earlier moments, quoted from the story:\n\nEarlier, turn 14:\nReader: I hide the brass key.\nStory: The stair creaks.',
    );
  });

  test('excerpts the matching sentences and those next to them', () => {
    const reply = `${filler}Odile takes the keys from the hook. She smiles. ${filler}`;
    const [fitted] = fitMemories([memory({ userText: 'I wait.', replyText: reply })], 200, count);
    expect(fitted?.userText).toBe('I wait.');
    expect(fitted?.replyText).toBe('Nobody speaks of it. Odile takes the keys from the hook. She smiles.');
  });

  test('marks omissions', () => {
    const reply = `The key is cold. ${filler}The brass shines. ${filler}`;
    const [fitted] = fitMemories([memory({ replyText: reply })], 200, count);
    expect(fitted?.replyText).toMatch(/^The key is cold\. .*… .*The brass shines\./);
  });

  test('orders memories by depth', () => {
    const fitted = fitMemories([memory({ depth: 90 }), memory({ depth: 4 })], 400, count);
    expect(fitted.map(({ depth }) => turnNumber(depth))).toEqual([2, 45]);
  });

  test('keeps the best memory and whole sentences when the budget is small', () => {
    const endless = memory({ userText: '', replyText: `The brass key ${'and more '.repeat(200)}.` });
    expect(fitMemories([endless], 150, count)).toEqual([]);
    expect(fitMemories([memory(), memory({ depth: 2 })], 90, count).map(({ depth }) => depth)).toEqual([28]);
    expect(fitMemories([memory()], 30, count)).toEqual([]);
  });

  test('excerpts each memory to an equal share, and gives unused shares to the others', () => {
    const reply = 'The key is cold. '.repeat(100).trim();
    const long = (depth: number) => memory({ depth, replyText: reply });
    const sizes = (...memories: Memory[]) =>
      fitMemories(memories, 600, count).map(({ replyText }) => count(replyText));
    const [first = 0, second = 0] = sizes(long(4), long(8));
    expect(first).toBeGreaterThan(100);
    expect(second).toBeGreaterThanOrEqual(first);
    const [, beside = 0] = sizes(memory({ depth: 4 }), long(8));
    expect(beside).toBeGreaterThan(1.5 * first);
  });

  test('quotes no more memories than have room for 60 tokens each', () => {
    const short = Array.from({ length: 9 }, (_, depth) => memory({ depth, userText: '', replyText: 'Key.' }));
    const heading = count('Earlier moments, quoted from the story:');
    expect(fitMemories(short, heading + 239, count)).toHaveLength(3);
    expect(fitMemories(short, heading + 240, count)).toHaveLength(4);
  });

  const sentence = fc.constantFrom(
    'The brass key is cold.',
    'It rained.',
    '铜钥匙在这里。',
    'Mara promised 🗝️!',
    '',
  );
  const text = fc.array(sentence, { maxLength: 60, size: 'max' }).map((fitted) => fitted.join(' ').trim());
  const anyMoment = fc
    .record({ depth: fc.nat(500), userText: text, replyText: text })
    .filter(({ userText, replyText }) => userText !== '' || replyText !== '')
    .map((fitted) => memory({ ...fitted, matchedWords: ['brass', 'key', '钥匙', 'Mara'] }));

  test('stays within the budget and only quotes what was written', () => {
    fc.assert(
      fc.property(
        fc.array(anyMoment, { maxLength: 6 }),
        fc.integer({ min: -50, max: 900 }),
        (memories, budget) => {
          const fitted = fitMemories(memories, budget, count);
          if (fitted.length > 0) expect(count(memoriesText(fitted))).toBeLessThanOrEqual(budget);
          for (const { depth, userText, replyText } of fitted) {
            const source = memories.filter((one) => one.depth === depth);
            for (const piece of replyText.split('… ')) {
              expect(source.some((one) => one.replyText.includes(piece.trim()))).toBe(true);
            }
            expect(`${userText}${replyText}`).not.toBe('');
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
