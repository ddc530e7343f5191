import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Memory } from '../../../messages/messages.service.ts';
import { trimForTrace } from './excerpt.ts';

const memory = (change: Partial<Memory> = {}): Memory => ({
  messageId: 'm',
  depth: 28,
  userText: 'I hide the brass key.',
  replyText: 'The stair creaks.',
  matchedWords: ['brass', 'key'],
  ...change,
});
const size = ({ userText, replyText }: Memory) => userText.length + replyText.length;

describe('trimForTrace', () => {
  test('keeps a short memory word for word', () => {
    expect(trimForTrace([memory(), memory({ depth: 4 })])).toEqual([memory(), memory({ depth: 4 })]);
  });

  test('keeps the matching sentences of a long memory', () => {
    const filler = 'Nobody speaks of it. '.repeat(400);
    const [trimmed] = trimForTrace([
      memory({ replyText: `${filler}Odile takes the keys from the hook. ${filler}` }),
    ]);
    expect(trimmed?.userText).toBe('I hide the brass key.');
    expect(trimmed?.replyText).toContain('Odile takes the keys from the hook.');
    expect(size(trimmed ?? memory())).toBeLessThan(700);
  });

  test('cuts both sides of a memory without a short sentence to 300 characters', () => {
    const trimmed = (replyText: string) => trimForTrace([memory({ userText: 'a'.repeat(601), replyText })]);
    const userText = `${'a'.repeat(300)} …`;
    expect(trimmed('b'.repeat(300))).toMatchObject([{ userText, replyText: 'b'.repeat(300) }]);
    expect(trimmed('b'.repeat(301))).toMatchObject([{ userText, replyText: `${'b'.repeat(300)} …` }]);
  });

  test('limits the length of any memory', () => {
    const text = fc.array(fc.constantFrom('key ', 'on and on ', 'Stop. ', '钥匙', '🗝️', '\n'), {
      maxLength: 900,
      size: 'max',
    });
    fc.assert(
      fc.property(text, text, (turn, reply) => {
        const whole = memory({ userText: turn.join(''), replyText: reply.join('') });
        const [trimmed = memory()] = trimForTrace([whole]);
        // Omissions between sentences add an ellipsis.
        expect(size(trimmed)).toBeLessThanOrEqual(1_200);
        expect(trimmed).toMatchObject({ messageId: 'm', depth: 28, matchedWords: whole.matchedWords });
        if (size(whole) > 0) expect(size(trimmed)).toBeGreaterThan(0);
        expect(trimmed.userText.isWellFormed() && trimmed.replyText.isWellFormed()).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
