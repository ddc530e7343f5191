import { limits } from '@storyloom/contract/limits';
import { describe, expect, it } from 'vitest';
import { canSend, charactersLeft, remainingText } from './composer.model.ts';

describe('charactersLeft', () => {
  it('is known only near the limit, and negative above it', () => {
    expect(charactersLeft('short')).toBeNull();
    expect(charactersLeft('x'.repeat(limits.message - 5))).toBe(5);
    expect(charactersLeft('x'.repeat(limits.message + 2))).toBe(-2);
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
    expect(canSend('x'.repeat(limits.message))).toBe(true);
    expect(canSend('x'.repeat(limits.message + 1))).toBe(false);
  });
});
