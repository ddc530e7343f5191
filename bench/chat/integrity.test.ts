import { expect, test } from 'vitest';
import { isRight } from './integrity.ts';

const reply = (text: string, whole = true) => ({ text, whole, firstTokenMs: 1 });

test('a stream is right when it holds what was sent, to the character', () => {
  expect(isRight(reply('salt 🌊'), 'salt 🌊')).toBe(true);
});

test('a lost, doubled or foreign character is seen', () => {
  const wrong = ['salt ', 'saalt 🌊', 'silt 🌊'];
  expect(wrong.map((text) => isRight(reply(text), 'salt 🌊'))).toEqual([false, false, false]);
});

test('a stream that broke off is not right, even when all its text came', () => {
  expect(isRight(reply('salt', false), 'salt')).toBe(false);
  expect(isRight(new Error('socket hang up'), 'salt')).toBe(false);
});
