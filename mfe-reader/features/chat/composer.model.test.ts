import { limits } from '@storyloom/contract/limits';
import { expect, it } from 'vitest';
import { canSend, leftText, lettersLeft, priceText, sendsBy } from './composer.model.ts';

const enter = { key: 'Enter', shiftKey: false, keyCode: 13, isComposing: false };

it('sends by Enter on a keyboard, not on a touch screen', () => {
  expect(sendsBy(enter, false)).toBe(true);
  expect(sendsBy(enter, true)).toBe(false);
});

it('starts a line by Shift and Enter', () => {
  expect(sendsBy({ ...enter, shiftKey: true }, false)).toBe(false);
});

it('lets an input method finish its word', () => {
  expect(sendsBy({ ...enter, isComposing: true }, false)).toBe(false);
  expect(sendsBy({ ...enter, keyCode: 229 }, false)).toBe(false);
});

it('tells what is left only when it is little', () => {
  expect(lettersLeft('short')).toBeNull();
  expect(lettersLeft('x'.repeat(limits.message - 5))).toBe(5);
  expect(lettersLeft('x'.repeat(limits.message + 2))).toBe(-2);
});

it('says in words what is left and what is too much', () => {
  expect([leftText(12), leftText(-18_000)]).toEqual(['12 left', '18,000 too many']);
});

it('sends neither blanks nor too much', () => {
  expect(canSend('  ')).toBe(false);
  expect(canSend('x'.repeat(limits.message))).toBe(true);
  expect(canSend('x'.repeat(limits.message + 1))).toBe(false);
});

it('names a price in words', () => {
  expect([priceText(1), priceText(5)]).toEqual(['1 point', '5 points']);
});
