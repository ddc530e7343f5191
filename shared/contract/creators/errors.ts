import type { ErrorDefinitions } from '../core/error-definition.ts';
import { creatorLimits } from './limits.ts';

export const creatorErrors = {
  'creator.tier_not_reached': { code: 19001, msg: 'You haven’t reached this milestone yet.' },
  'creator.tier_claimed': { code: 19002, msg: 'You’ve already claimed this reward.' },
  'creator.contract_not_met': { code: 19003, msg: 'You don’t meet the contract requirements yet.' },
  'creator.contract_open': { code: 19004, msg: 'Your application is already under review.' },
  'withdrawal.too_small': {
    code: 19005,
    msg: `The minimum withdrawal is ${creatorLimits.withdrawalMinCents / 100} USD.`,
  },
  'withdrawal.open': { code: 19006, msg: 'You already have a withdrawal under review.' },
  'withdrawal.insufficient': { code: 19007, msg: 'This is more than your available balance.' },
  'creator.contract_accepted': { code: 19008, msg: 'You have a contract already.' },
  'contract.not_found': { code: 19010, msg: 'This application doesn’t exist.' },
  'contract.decided': { code: 19011, msg: 'This application was decided already. Reload the page.' },
  'withdrawal.not_found': { code: 19012, msg: 'This withdrawal doesn’t exist.' },
  'withdrawal.decided': {
    code: 19013,
    msg: 'This withdrawal was decided already, so it can no longer change.',
  },
  'withdrawal.changed': {
    code: 19014,
    msg: 'The creator changed this withdrawal since you read it. Read it again before you decide.',
  },
  'withdrawal.not_approved': { code: 19015, msg: 'This withdrawal isn’t awaiting payment.' },
  'withdrawal.document_missing': {
    code: 19017,
    msg: 'The document is no longer stored. Please upload it again.',
  },
  'withdrawal.document_unread': {
    code: 19019,
    msg: 'Open the document and compare the name before you approve.',
  },
  'document.unavailable': {
    code: 19018,
    msg: 'Documents can’t be received right now. Try again later.',
  },
} as const satisfies ErrorDefinitions;
