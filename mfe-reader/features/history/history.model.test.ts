import { expect, it } from 'vitest';
import { turnsLine } from './history.model.ts';

it('counts a turn when the reader has spoken', () => {
  expect([0, 1, 2, 3, 4_000].map(turnsLine)).toEqual([
    'At the opening scene',
    '1 turn in',
    '1 turn in',
    '2 turns in',
    '2,000 turns in',
  ]);
});
