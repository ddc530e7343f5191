import { expect, it } from 'vitest';
import { followsAfter } from './follow.model.ts';

it('lets go when the reader scrolls up', () => {
  expect(followsAfter({ follows: true, isUp: true, fromEnd: 30 })).toBe(false);
});

it('holds on when the text shrank under the end, which looks like a scroll up', () => {
  expect(followsAfter({ follows: true, isUp: true, fromEnd: 0 })).toBe(true);
});

it('holds on while the text outgrows a scroll to the end', () => {
  expect(followsAfter({ follows: true, isUp: false, fromEnd: 900 })).toBe(true);
});

it('follows again when the reader comes back to the end, not before', () => {
  expect(followsAfter({ follows: false, isUp: false, fromEnd: 300 })).toBe(false);
  expect(followsAfter({ follows: false, isUp: false, fromEnd: 20 })).toBe(true);
});
