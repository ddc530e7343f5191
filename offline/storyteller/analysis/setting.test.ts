import { testScene } from '@storyloom/ports/testing/test-scene';
import { describe, expect, test } from 'vitest';
import { detectGround, detectMood } from './setting.ts';

describe('detectGround', () => {
  test.each([
    ['The lamp room is cold.', 'indoors'],
    ['She climbs the stairs above the sea.', 'indoors'],
    ['The road follows the river to a house.', 'outdoors'],
    ['Nothing is said of the place.', 'indoors'],
  ])('of %j is %s', (opening, ground) => {
    expect(detectGround(testScene({ opening }))).toBe(ground);
  });
});

describe('detectMood', () => {
  test('is dark by category', () => {
    const moods = ['HORROR', 'SCIENCE_FICTION', 'ROMANCE'].map((category) =>
      detectMood(testScene({ category })),
    );
    expect(moods).toEqual(['dark', 'dark', 'light']);
  });
});
