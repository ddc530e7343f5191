import type { ErrorDefinitions } from './definition.ts';

export const pointsErrors = {
  /** details: balance, price */
  'points.insufficient': { code: 14001, msg: "You're out of points. Get more to continue." },
  'points.already_claimed': { code: 14002, msg: 'You have received it today' },
  'points.record_not_found': { code: 14003, msg: "This entry doesn't exist in your points history." },
  'points.purpose_refused': {
    code: 14004,
    msg: "This is charged when it's made, not separately. You weren't charged.",
  },
} as const satisfies ErrorDefinitions;
