import { expect, test } from 'vitest';
import { orderIn, wordsOf } from './orders.ts';
import { deltaChars, textOf } from './told-text.ts';

const order = { id: 17, firstByteMs: 200, deltas: 40, deltaMs: 100 };

test('the provider reads what the reader ordered', () => {
  expect(orderIn(`Somebody said: ${wordsOf(order)}!`)).toEqual(order);
});

test('other words are refused', () => {
  expect(() => orderIn('I look around.')).toThrow('No order of the bench: I look around.');
});

test('each order has its own text, as long as its deltas say, the same each time', () => {
  const text = textOf(order);
  expect([...text]).toHaveLength(order.deltas * deltaChars);
  expect(textOf(order)).toBe(text);
  expect(textOf({ ...order, id: 18 })).not.toBe(text);
});

test('the text holds what streams get wrong: wide characters and pairs, and no space at its end', () => {
  const text = textOf({ id: 3, deltas: 200 });
  expect(text).toMatch(/[\u{1f000}-\u{1ffff}]/u);
  expect(text).toMatch(/灯/);
  expect(text).toBe(text.trimEnd());
});
