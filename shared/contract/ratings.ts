/** From mildest to strongest. */
export const ratings = ['G', 'PG', 'PG_13', 'R', 'X', 'XXX'] as const;
export type Rating = (typeof ratings)[number];

/** What a visitor sees before choosing, in the specification's order. */
export const defaultRatings: readonly Rating[] = ['G', 'PG_13', 'R', 'X', 'XXX', 'PG'];

const adult: readonly string[] = ['R', 'X', 'XXX'];

/** True where the adult warning stands in front. */
export function isAdult(rating: string): boolean {
  return adult.includes(rating);
}

/** `DISABLED`: the warning was confirmed and is switched off. */
export const adultContentStatuses = ['ENABLED', 'DISABLED'] as const;
export type AdultContentStatus = (typeof adultContentStatuses)[number];
