import type { ErrorDefinitions } from './error-definition.ts';

export const requestErrors = {
  /** details: fields { [path]: message } */
  'request.invalid': { code: 10001, msg: 'Some fields are invalid. Check them and try again.' },
  'request.repeated': {
    code: 10002,
    msg: 'This request was already sent with different content. Try again.',
  },
} as const satisfies ErrorDefinitions;
