import type { Category } from '@storyloom/contract/stories/categories';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { describe, expect, test } from 'vitest';
import { findNearestCategory } from './nearest-category.ts';

const cards = (...categories: Category[]) => categories.map((category) => ({ category }) as StoryCard);

describe('findNearestCategory', () => {
  test('is that of the most stories, unless the best one outweighs them', () => {
    expect(findNearestCategory(cards('HORROR', 'HUMOR', 'HUMOR'))).toBe('HORROR');
    expect(findNearestCategory(cards('HORROR', 'HUMOR', 'HUMOR', 'HUMOR'))).toBe('HUMOR');
    expect(findNearestCategory([])).toBeUndefined();
  });

  test('is that of the better story if two categories weigh the same', () => {
    expect(findNearestCategory(cards('HUMOR', 'HORROR', 'ROMANCE', 'ROMANCE', 'HORROR'))).toBe('HUMOR');
    expect(findNearestCategory(cards('HUMOR'))).toBe('HUMOR');
  });
});
