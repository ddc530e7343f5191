import { type Rating, ratings } from '@storyloom/contract/stories/ratings';

/** Adds or removes a rating. The result is ordered from mildest; null if no rating would remain. */
export function toggleRating(list: readonly Rating[], rating: Rating): Rating[] | null {
  const selected = new Set(list);
  if (!selected.delete(rating)) selected.add(rating);
  return selected.size === 0 ? null : ratings.filter((one) => selected.has(one));
}
