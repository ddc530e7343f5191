import { chatLimits } from '@storyloom/contract/chat/limits';
import { describe, expect, it } from 'vitest';
import { canSend, charactersLeft, remainingText } from './composer.model.ts';

describe('charactersLeft', () => {
  it('is known only near the limit, and negative above it', () => {
    expect(charactersLeft('short')).toBeNull();
    const shown = Math.round(chatLimits.message * 0.85);
    expect(charactersLeft('x'.repeat(shown - 1))).toBeNull();
    expect(charactersLeft('x'.repeat(shown + 1))).toBe(chatLimits.message - shown - 1);
    expect(charactersLeft('x'.repeat(chatLimits.message - 5))).toBe(5);
    expect(charactersLeft('x'.repeat(chatLimits.message + 2))).toBe(-2);
  });
});

describe('remainingText', () => {
  it('names the characters left or over', () => {
    expect([12, -1, -18_000].map(remainingText)).toEqual([
      '12 left',
      '1 character over',
      '18,000 characters over',
    ]);
  });
});

describe('canSend', () => {
  it('rejects blank and overlong drafts', () => {
    expect(canSend('  ')).toBe(false);
    expect(canSend('\u200b\u3164')).toBe(false);
    expect(canSend('😀'.repeat(chatLimits.message))).toBe(true);
    expect(canSend('😀'.repeat(chatLimits.message + 1))).toBe(false);
  });
});
