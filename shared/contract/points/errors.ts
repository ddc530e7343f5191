import type { ErrorDefinitions } from '../core/error-definition.ts';

export const pointsErrors = {
  /** details: balance, price */
  'points.insufficient': { code: 14001, msg: 'You’re out of points. Get more to continue.' },
  'points.already_claimed': { code: 14002, msg: 'You have received it today' },
  'points.record_not_found': { code: 14003, msg: 'This entry doesn’t exist in your points history.' },
  'points.purpose_refused': {
    code: 14004,
    msg: 'Nothing is charged by this call. Replies, pictures and improved texts charge their points when they are created.',
  },
  'grant.not_found': { code: 14010, msg: 'This grant doesn’t exist.' },
  'grant.guest': { code: 14011, msg: 'Guests can’t receive points. Ask the person to register first.' },
  'grant.decided': { code: 14012, msg: 'Somebody else has decided this grant. Reload the page.' },
  'grant.expired': { code: 14013, msg: 'This grant has waited too long. Make a new one.' },
} as const satisfies ErrorDefinitions;
