import type { ErrorDefinitions } from '../core/error-definition.ts';
import { userFailures, userMessages } from './messages.ts';

export const userErrors = {
  'auth.real_user_required': { code: 11001, msg: userMessages.pleaseLogIn },
  'auth.bad_credentials': { code: 11003, msg: userFailures.login },
  'auth.code_wrong': { code: 11004, msg: 'This code is wrong or has expired. Request a new one.' },
  /** details: retryAfter, in seconds */
  'auth.code_too_soon': {
    code: 11005,
    msg: 'We just sent you a code. Wait a moment before requesting another.',
  },
  'auth.email_taken': { code: 11006, msg: userFailures.register },
  'auth.identity_unknown': { code: 11007, msg: 'This login method isn’t supported. Choose another.' },
  'auth.oauth_failed': { code: 11008, msg: userFailures.oauth },
  /** The message of the reply gives the reason. */
  'auth.blocked': { code: 11020, msg: 'This account is blocked.' },
  'auth.issuer_down': {
    code: 11021,
    msg: 'We can’t reach this login service right now. Try again in a moment, or log in another way.',
  },
  /** details: email */
  'auth.proof_required': {
    code: 11022,
    msg: 'There’s already an account with this email. Enter its password once to connect the two.',
  },
  'auth.identity_taken': { code: 11023, msg: 'This login belongs to another account.' },
  'auth.last_login': {
    code: 11024,
    msg: 'This is your only way to log in. Add another before you remove it.',
  },
  'auth.mail_not_own': {
    code: 11026,
    msg: 'This code is only sent to your account’s own email. Reload the page and try again.',
  },
  'auth.guest_gone': { code: 11025, msg: 'This guest session has ended, or already has an account.' },
  'auth.proof_wrong': {
    code: 11027,
    msg: 'This password or code is wrong, or the code has expired.',
  },
  'auth.login_too_old': { code: 11028, msg: 'Log in again to change your logins.' },
  'user.not_found': { code: 17001, msg: 'This user doesn’t exist.' },
  'user.name_not_allowed': { code: 17002, msg: 'This name can’t be used. Choose another.' },
  'user.not_blockable': {
    code: 17010,
    msg: 'This account can’t be blocked: it is a guest’s, an administrator’s, deleted, or blocked already.',
  },
  'user.not_blocked': { code: 17011, msg: 'This account isn’t blocked.' },
  'export.not_available': { code: 17003, msg: 'This export has expired. Create a new one.' },
} as const satisfies ErrorDefinitions;
