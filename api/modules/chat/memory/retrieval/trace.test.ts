import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Memory } from '../../../messages/messages.service.ts';
import { keptOf } from './trace.ts';

const moment = (change: Partial<Memory> = {}): Memory => ({
  messageId: 'm',
  depth: 28,
  turn: 'I hide the brass key.',
  reply: 'The stair creaks.',
  words: ['brass', 'key'],
  ...change,
});
const size = ({ turn, reply }: Memory) => turn.length + reply.length;

test('a short moment is kept word for word', () => {
  expect(keptOf([moment(), moment({ depth: 4 })])).toEqual([moment(), moment({ depth: 4 })]);
});

test('of a long one what it was called up for is kept', () => {
  const filler = 'Nobody speaks of it. '.repeat(400);
  const [kept] = keptOf([moment({ reply: `${filler}Odile takes the keys from the hook. ${filler}` })]);
  expect(kept?.turn).toBe('I hide the brass key.');
  expect(kept?.reply).toContain('Odile takes the keys from the hook.');
  expect(size(kept ?? moment())).toBeLessThan(700);
});

test('however it is written, it is little, and its beginning is known by', () => {
  const text = fc.array(fc.constantFrom('key ', 'on and on ', 'Stop. ', '钥匙', '🗝️', '\n'), {
    maxLength: 900,
    size: 'max',
  });
  fc.assert(
    fc.property(text, text, (turn, reply) => {
      const whole = moment({ turn: turn.join(''), reply: reply.join('') });
      const [kept = moment()] = keptOf([whole]);
      // Where something is left out between two sentences, a sign says so.
      expect(size(kept)).toBeLessThanOrEqual(1_200);
      expect(kept).toMatchObject({ messageId: 'm', depth: 28, words: whole.words });
      if (size(whole) > 0) expect(size(kept)).toBeGreaterThan(0);
      expect(kept.turn.isWellFormed() && kept.reply.isWellFormed()).toBe(true);
    }),
    { numRuns: 150 },
  );
});
