import { describe, expect, test } from 'vitest';
import { toSingular, wordForms } from './plurals.ts';

describe('toSingular', () => {
  test.each([
    ['lamps', 'lamp'],
    ['cities', 'city'],
    ['boxes', 'box'],
    ['classes', 'class'],
    ['houses', 'house'],
    ['women', 'woman'],
    ['Wolves', 'wolf'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['river', 'river'],
  ])('reduces %s to %s', (word, singular) => {
    expect(toSingular(word)).toBe(singular);
  });
});

describe('wordForms', () => {
  test.each([
    ['plank', 'planks'],
    ['cities', 'city'],
    ['wife', 'wives'],
    ['wives', 'wife'],
  ])('finds for %s the other form %s', (word, other) => {
    expect(wordForms(word)).toEqual([word, other]);
  });
});
