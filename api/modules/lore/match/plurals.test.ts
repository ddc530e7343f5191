import { describe, expect, test } from 'vitest';
import { toSingular } from './plurals.ts';

describe('toSingular', () => {
  test.each([
    ['lamps', 'lamp'],
    ['cities', 'city'],
    ['boxes', 'box'],
    ['women', 'woman'],
    ['Wolves', 'wolf'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['river', 'river'],
  ])('reduces %s to %s', (word, singular) => {
    expect(toSingular(word)).toBe(singular);
  });
});
