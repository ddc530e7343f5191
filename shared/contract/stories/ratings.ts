/** From mildest to most explicit. */
export const ratings = ['G', 'PG', 'PG_13', 'R', 'X', 'XXX'] as const;
export type Rating = (typeof ratings)[number];

/** “PG-13”. */
export const ratingLabel = (rating: Rating): string => rating.replace('_', '-');

/** A rating, or that of the moderators if it is higher. */
export function atLeast(rating: Rating, min: Rating | null): Rating {
  return min !== null && ratings.indexOf(min) > ratings.indexOf(rating) ? min : rating;
}

/** The setting of a new visitor, in the specification's order. */
export const defaultRatings: readonly Rating[] = ['G', 'PG_13', 'R', 'X', 'XXX', 'PG'];

const adult: readonly string[] = ['R', 'X', 'XXX'];

/** True if the adult content warning is shown first. */
export function isAdult(rating: string): boolean {
  return adult.includes(rating);
}

/** `DISABLED`: the visitor confirmed the warning, and it is no longer shown. */
export const adultContentStatuses = ['ENABLED', 'DISABLED'] as const;
export type AdultContentStatus = (typeof adultContentStatuses)[number];
