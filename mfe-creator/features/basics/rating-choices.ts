import type { Choice } from '@storyloom/contract/stories/categories';
import type { Rating } from '@storyloom/contract/stories/ratings';

/** Ratings from mildest to most explicit, with the content that each allows. */
export const ratingChoices: readonly Choice<Rating>[] = [
  { value: 'G', label: 'G: everyone' },
  { value: 'PG', label: 'PG: mild peril and emotion' },
  { value: 'PG_13', label: 'PG-13: some violence or romance' },
  { value: 'R', label: 'R: adults, strong violence or sex' },
  { value: 'X', label: 'X: adults, explicit' },
  { value: 'XXX', label: 'XXX: adults, most explicit' },
];
