import { type Rating, ratings } from '@storyloom/contract/ratings';

export const ratingWords: Record<Rating, { label: string; about: string }> = {
  G: { label: 'G', about: 'For everyone' },
  PG: { label: 'PG', about: 'Mild peril and emotion' },
  PG_13: { label: 'PG-13', about: 'For readers of 13 and over' },
  R: { label: 'R', about: 'Mature themes' },
  X: { label: 'X', about: 'Adults only' },
  XXX: { label: 'XXX', about: 'Adults only, explicit' },
};

/** The list with one rating turned over, mildest first; null when nothing would be left to read. */
export function toggled(list: readonly Rating[], rating: Rating): Rating[] | null {
  const wanted = new Set(list);
  if (!wanted.delete(rating)) wanted.add(rating);
  return wanted.size === 0 ? null : ratings.filter((one) => wanted.has(one));
}
