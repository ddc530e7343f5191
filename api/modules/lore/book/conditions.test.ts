import { describe, expect, test } from 'vitest';
import { findCondition, numbersIn } from './conditions.ts';

describe('findCondition', () => {
  test.each([
    ['If the reader opens the 1871 log, a page falls out.', 'the 1871 log'],
    ['When you ring the bell, then the lamp goes out.', 'the bell'],
    ['After the third murder: the inspector comes.', 'the third murder'],
    ['When the clock shows 12:30, the door opens.', 'the clock shows 12:30'],
    ['As soon as the tide turns, the door opens.', 'the tide turns'],
    ['The lamp goes out if the tide turns.', undefined],
    ['If the tide turns the door opens.', undefined],
  ])('of %j is %j', (text, condition) => {
    expect(findCondition(text)).toBe(condition);
  });
});

describe('numbersIn', () => {
  test.each([
    ['the bell rings a third time', ['third']],
    ['the clock strikes twelve', ['twelve']],
    ['the two guards sleep', []],
  ])('of %j are %j', (condition, numbers) => {
    expect(numbersIn(condition)).toEqual(numbers);
  });
});
