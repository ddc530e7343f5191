import type { Category } from '@storyloom/contract/stories/categories';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';

/** The category of the most stories, where each story counts less than the one before it. Undefined without stories. */
export function findNearestCategory(best: readonly StoryCard[]): Category | undefined {
  const scores = new Map<Category, number>();
  for (const [index, { category }] of best.entries()) {
    scores.set(category, (scores.get(category) ?? 0) + 1 / (index + 1));
  }
  return [...scores].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
