import { describe, expect, it } from 'vitest';
import { counterText } from './counter-text.ts';

describe('counterText', () => {
  it('groups thousands by commas', () => {
    expect(counterText(0, 10_000)).toBe('0 / 10,000');
    expect(counterText(12_345, 10_000)).toBe('12,345 / 10,000');
    expect(counterText(999, 1_000)).toBe('999 / 1,000');
  });

  it('names the unit after both numbers', () => {
    expect(counterText(3, 400, 'words')).toBe('3 / 400 words');
  });
});
