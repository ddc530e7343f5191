import { describe, expect, it } from 'vitest';
import { mergedText } from './merged-text.ts';

describe('mergedText', () => {
  it.each([
    [{ stories: 3, saves: 4, points: 41 }, '3 stories, 4 saves and 41 points were added to your account'],
    [{ stories: 1, saves: 1, points: 1 }, '1 story, 1 save and 1 point were added to your account'],
    [{ stories: 0, saves: 0, points: 50 }, '50 points were added to your account'],
    [{ stories: 0, saves: 1, points: 0 }, '1 save was added to your account'],
    [{ stories: 0, saves: 0, points: 0 }, null],
    [null, null],
  ])('of %j is %j', (merged, text) => {
    expect(mergedText(merged)).toBe(text);
  });
});
