/** From the mildest to the strongest. */
export const ratings = ['G', 'PG', 'PG_13', 'R', 'X', 'XXX'] as const;
export type Rating = (typeof ratings)[number];

/** Ratings selected by default, in the order of the specification. */
export const defaultRatings: readonly Rating[] = ['G', 'PG_13', 'R', 'X', 'XXX', 'PG'];

const adult: readonly string[] = ['R', 'X', 'XXX'];

/** Whether stories of this rating open only after the adult warning. */
export function isAdult(rating: string): boolean {
  return adult.includes(rating);
}

/** `DISABLED`: the visitor confirmed the adult warning, so it no longer appears. */
export const adultContentStatuses = ['ENABLED', 'DISABLED'] as const;
export type AdultContentStatus = (typeof adultContentStatuses)[number];
