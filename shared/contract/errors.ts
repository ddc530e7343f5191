/**
 * The catalogue of domain errors: name → number on the wire and default words.
 * A reply carries `{ code: number, msg, data: { error: name, ...details } }` with HTTP 200.
 * Numbers never change once released; a message says what happened, why, and what to do.
 */
export const errors = {
  'request.invalid': { code: 10001, msg: 'Some fields are not valid.' },
  'auth.real_user_required': { code: 11001, msg: 'Please log in' },
  'points.insufficient': { code: 14001, msg: 'Not enough points. Get more points to go on.' },
} as const satisfies Record<string, { code: number; msg: string }>;

export type ErrorName = keyof typeof errors;
