import { grants } from './limits.ts';

/** Texts of points, fixed by the product specification. */
export const pointsMessages = {
  noRecords: 'No records',
  claim: `Claim +${grants.checkIn}`,
  claimed: 'Claimed',
} as const;
