import type { Choice } from './categories.ts';
import { type Rating, ratingLabel, ratings } from './ratings.ts';

/** What each rating allows, as authors choose it and readers set it. */
export const ratingTexts: Readonly<Record<Rating, string>> = {
  G: 'For everyone',
  PG: 'Mild peril and emotion',
  PG_13: 'Some violence or romance',
  R: 'Adults, strong violence or sex',
  X: 'Adults, explicit',
  XXX: 'Adults, most explicit',
};

/** “PG: Mild peril and emotion”, from mildest to most explicit. */
export const ratingChoices: readonly Choice<Rating>[] = ratings.map((value) => ({
  value,
  label: `${ratingLabel(value)}: ${ratingTexts[value]}`,
}));
