import { creatorLimits } from '../limits/creators.ts';
import type { ErrorDefinitions } from './definition.ts';

export const creatorErrors = {
  'creator.tier_not_reached': { code: 19001, msg: "You haven't reached this milestone yet." },
  'creator.tier_claimed': { code: 19002, msg: "You've already claimed this reward." },
  'creator.contract_not_met': { code: 19003, msg: "You don't meet the contract requirements yet." },
  'creator.contract_open': { code: 19004, msg: 'Your application is already under review.' },
  'withdrawal.too_small': {
    code: 19005,
    msg: `The minimum withdrawal is ${creatorLimits.withdrawalMinCents / 100} USD.`,
  },
  'withdrawal.open': { code: 19006, msg: 'You already have a withdrawal under review.' },
  'withdrawal.insufficient': { code: 19007, msg: 'This is more than your available balance.' },
} as const satisfies ErrorDefinitions;
