import { describe, expect, test } from 'vitest';
import { findCondition, findEvent } from './conditions.ts';

describe('findCondition', () => {
  test.each([
    ['If the reader opens the 1871 log, a page falls out.', 'the 1871 log'],
    ['When you ring the bell, then the lamp goes out.', 'the bell'],
    ['As soon as the tide turns, the door opens.', 'the tide turns'],
    ['The lamp goes out if the tide turns.', undefined],
    ['If the tide turns the door opens.', undefined],
  ])('of %j is %j', (text, condition) => {
    expect(findCondition(text)).toBe(condition);
  });
});

describe('findEvent', () => {
  test.each([
    ['If the reader lifts the plank, a box lies beneath it.', 'Lift the plank', 'A box lies beneath it.'],
    ['If the reader searches the hut and calls, nobody comes.', 'Search the hut', 'Nobody comes.'],
    ['When the player tries the door, it opens.', 'Try the door', 'It opens.'],
    ['Once you ring the bell, then the lamp goes out.', 'Ring the bell', 'The lamp goes out.'],
  ])('of %j is “%s”', (text, act, outcome) => {
    expect(findEvent(text)).toEqual({ act, outcome });
  });

  test.each([
    'If the tide turns, the door opens.',
    'If the reader is late, the door is shut.',
    'If the reader must wait, it rains.',
    'The door opens.',
  ])('is none in %j', (text) => {
    expect(findEvent(text)).toBeUndefined();
  });
});
