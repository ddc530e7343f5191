import { pointsErrors } from '../errors/points.ts';
import { grants } from '../limits/points.ts';

/** Texts of points, fixed by the product specification. */
export const pointsMessages = {
  noRecords: 'No records',
  claim: `Claim +${grants.checkIn}`,
  claimed: 'Claimed',
  alreadyClaimed: pointsErrors['points.already_claimed'].msg,
} as const;
