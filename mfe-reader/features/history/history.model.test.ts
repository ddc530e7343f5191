import { describe, expect, it } from 'vitest';
import { turnsLine } from './history.model.ts';

describe('turnsLine', () => {
  it.each([
    [0, 'At the opening scene'],
    [1, '1 turn in'],
    [2, '1 turn in'],
    [3, '2 turns in'],
    [4_000, '2,000 turns in'],
  ])('writes a depth of %i messages as "%s"', (depth, text) => {
    expect(turnsLine(depth)).toBe(text);
  });
});
