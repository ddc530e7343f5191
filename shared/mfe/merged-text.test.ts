import { describe, expect, it } from 'vitest';
import { mergedText } from './merged-text.ts';

describe('mergedText', () => {
  it.each([
    [
      { stories: 3, saves: 4, points: 41 },
      '3 stories and 4 saves are in your account. 41 guest points added.',
    ],
    [{ stories: 1, saves: 1, points: 1 }, '1 story and 1 save are in your account. 1 guest point added.'],
    [{ stories: 0, saves: 0, points: 50 }, '50 guest points added.'],
    [{ stories: 0, saves: 1, points: 0 }, '1 save is in your account.'],
    [{ stories: 0, saves: 0, points: 0 }, null],
    [null, null],
  ])('of %j is %j', (merged, text) => {
    expect(mergedText(merged)).toBe(text);
  });
});
