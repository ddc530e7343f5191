import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_REPLY_TOKENS, promptBudget } from './budget.ts';

describe('promptBudget', () => {
  test('divides a context of 8192 tokens, minus the reply', () => {
    expect(promptBudget(8_192)).toEqual({
      input: 8_192 - MAX_REPLY_TOKENS,
      prefix: 2_622,
      constantLore: 1_123,
      triggeredLore: 1_498,
      memory: 1_123,
      memories: 561,
      withoutPath: 5_244,
    });
  });

  test('leaves three tenths for the path and a minimum for triggered lore in every context', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_048, max: 1_000_000 }), (context) => {
        const { input, prefix, constantLore, triggeredLore, memory, withoutPath } = promptBudget(context);
        expect(input - withoutPath).toBeGreaterThanOrEqual(input * 0.3);
        expect(prefix + triggeredLore + memory).toBeLessThanOrEqual(withoutPath + 2);
        expect(constantLore).toBeLessThan(prefix);
        expect(triggeredLore).toBeGreaterThanOrEqual(256);
      }),
    );
  });
});
