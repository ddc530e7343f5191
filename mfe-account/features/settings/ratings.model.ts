import { type Rating, ratings } from '@storyloom/contract/stories/ratings';

export const ratingTexts: Record<Rating, { label: string; about: string }> = {
  G: { label: 'G', about: 'For everyone' },
  PG: { label: 'PG', about: 'Mild peril and emotion' },
  PG_13: { label: 'PG-13', about: 'Ages 13 and up' },
  R: { label: 'R', about: 'Mature themes' },
  X: { label: 'X', about: 'Adults only' },
  XXX: { label: 'XXX', about: 'Adults only, explicit' },
};

/** Adds or removes a rating. The result is ordered from mildest; null if no rating would remain. */
export function toggleRating(list: readonly Rating[], rating: Rating): Rating[] | null {
  const selected = new Set(list);
  if (!selected.delete(rating)) selected.add(rating);
  return selected.size === 0 ? null : ratings.filter((one) => selected.has(one));
}
