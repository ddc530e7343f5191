import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxReplyTokens, sharesOf } from './budget.ts';

test('of a context of 8192 tokens each part has its share, and the reply its place', () => {
  expect(sharesOf(8_192)).toEqual({
    input: 8_192 - maxReplyTokens,
    prefix: 2_622,
    constantLore: 1_123,
    triggeredLore: 1_498,
    memory: 1_123,
    moments: 561,
    others: 5_244,
  });
});

test('in every context the path keeps three tenths, and triggered lore a useful piece', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_048, max: 1_000_000 }), (context) => {
      const { input, prefix, constantLore, triggeredLore, memory, others } = sharesOf(context);
      expect(input - others).toBeGreaterThanOrEqual(input * 0.3);
      expect(prefix + triggeredLore + memory).toBeLessThanOrEqual(others + 2);
      expect(constantLore).toBeLessThan(prefix);
      expect(triggeredLore).toBeGreaterThanOrEqual(256);
    }),
  );
});
