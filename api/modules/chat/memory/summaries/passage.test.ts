import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MIN_MESSAGES, promptBudget } from '../tokens/budget.ts';
import { type PathMessage, passageLength, summaryBudget } from './passage.ts';

const count = (text: string) => text.length;
const room = summaryBudget(promptBudget(8_192), 1_000);
const path = (lengths: readonly number[]) =>
  lengths.map(
    (length, at): PathMessage => ({
      role: at % 2 === 0 ? 'assistant' : 'user',
      text: 'x'.repeat(length),
    }),
  );

describe('passageLength', () => {
  test('is 0 for a path within its budget', () => {
    expect(passageLength(path(Array(60).fill(20)), room, count)).toBe(0);
  });

  test('leaves half of the budget for a path that exceeds it', () => {
    const lengths = Array(40).fill(120);
    const length = passageLength(path(lengths), room, count);
    const left = (40 - length) * 120;
    expect(left).toBeGreaterThan(room.path / 2 - 240);
    expect(left).toBeLessThan(room.path / 2 + 240);
  });

  test('covers many short messages before they exceed the path limit', () => {
    expect(passageLength(path(Array(91).fill(2)), room, count)).toBeGreaterThan(40);
  });

  test('ends with a reply', () => {
    const messages = path(Array(40).fill(130));
    expect(messages[passageLength(messages, room, count) - 1]?.role).toBe('assistant');
  });

  test('fits one request', () => {
    expect(passageLength(path(Array(400).fill(200)), room, count) * 200).toBeLessThanOrEqual(room.passage);
  });

  test('covers at least one message, however long', () => {
    const length = passageLength(path(Array(40).fill(room.passage / 2)), room, count);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(2);
  });

  test('is 0 for less than two turns', () => {
    expect(passageLength(path(Array(MIN_MESSAGES + 3).fill(900)), room, count)).toBe(0);
    expect(passageLength(path(Array(MIN_MESSAGES + 4).fill(900)), room, count)).toBeGreaterThan(0);
  });

  test('never includes the last six turns', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000), { maxLength: 150, size: 'max' }), (lengths) => {
        const length = passageLength(path(lengths), room, count);
        expect(length === 0 || lengths.length - length >= MIN_MESSAGES).toBe(true);
      }),
    );
  });

  test('leaves room for sections and path in the smallest context', () => {
    const least = summaryBudget(promptBudget(2_048), 400);
    expect(least.path).toBeGreaterThan(0);
    expect(least.section * 4).toBeLessThanOrEqual(least.sections + 240);
  });

  test('keeps the unsummarized path near its budget, however a story is played', () => {
    const turn = fc.record({
      user: fc.integer({ min: 1, max: 300 }),
      reply: fc.integer({ min: 20, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(turn, { minLength: 30, maxLength: 120, size: 'max' }), (turns) => {
        let unsummarized = path([90]);
        let summarized = 0;
        for (const { user, reply: length } of turns) {
          unsummarized.push(
            { role: 'user', text: 'x'.repeat(user) },
            { role: 'assistant', text: 'x'.repeat(length) },
          );
          const passage = passageLength(unsummarized, room, count);
          summarized += passage;
          unsummarized = unsummarized.slice(passage);
          const tokens = unsummarized.reduce((sum, { text }) => sum + count(text), 0);
          // The last six turns and an incomplete passage may exceed the budget.
          const excused = unsummarized
            .slice(-MIN_MESSAGES - 4)
            .reduce((sum, { text }) => sum + count(text), 0);
          expect(tokens).toBeLessThanOrEqual(Math.max(room.path, excused));
          expect(unsummarized.length).toBeLessThanOrEqual(91);
        }
        expect(summarized + unsummarized.length).toBe(1 + turns.length * 2);
      }),
    );
  });
});
