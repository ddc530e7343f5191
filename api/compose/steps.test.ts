import { describe, expect, test } from 'vitest';
import { inOrder } from './steps.ts';

describe('inOrder', () => {
  test('returns the steps of all modules in the order of the names', () => {
    expect(inOrder(['a', 'b', 'c'], [{ c: 3 }, undefined, { b: 2, a: 1 }])).toEqual([1, 2, 3]);
  });

  test.each([
    ['a step without a place in the order', ['a'], [{ a: 1, b: 2 }]],
    ['a name without a step', ['a', 'b'], [{ a: 1 }]],
    ['two steps with one name', ['a'], [{ a: 1 }, { a: 2 }]],
  ])('rejects %s', (_case, order, steps) => {
    expect(() => inOrder<number>(order, steps)).toThrow('not those of the order');
  });
});
