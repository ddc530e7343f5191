import { describe, expect, test } from 'vitest';
import { isRight } from './integrity.ts';

const reply = (text: string, whole = true) => ({ text, whole, firstTokenMs: 1 });

describe('isIntact', () => {
  test('accepts a stream that contains exactly what was sent', () => {
    expect(isRight(reply('salt 🌊'), 'salt 🌊')).toBe(true);
  });

  test('rejects lost, doubled and foreign characters', () => {
    const wrong = ['salt ', 'saalt 🌊', 'silt 🌊'];
    expect(wrong.map((text) => isRight(reply(text), 'salt 🌊'))).toEqual([false, false, false]);
  });

  test('rejects an incomplete stream, even with all its text', () => {
    expect(isRight(reply('salt', false), 'salt')).toBe(false);
    expect(isRight(new Error('socket hang up'), 'salt')).toBe(false);
  });
});
