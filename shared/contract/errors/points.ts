import type { ErrorDefinitions } from './definition.ts';

export const pointsErrors = {
  /** details: balance, price */
  'points.insufficient': { code: 14001, msg: "You're out of points. Get more to continue." },
  'points.already_claimed': { code: 14002, msg: 'You have received it today' },
} as const satisfies ErrorDefinitions;
