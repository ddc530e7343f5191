import { createHash, randomBytes } from 'node:crypto';

const DAY = 86_400_000;
const FORMAT = /^[A-Za-z0-9_-]{43}$/;

/** Time after the last use. */
export const tokenLifetimeMs = 90 * DAY;
/** Time after the login to an account, however often the token is used. Guests cannot log in again and have no such end. */
export const maxLoginMs = 365 * DAY;
/** A token is renewed once in each hour of the clock, to avoid a write per request; so the day of its last use is right. */
export const hourOf = (time: Date): number => Math.floor(time.getTime() / (DAY / 24));

/** Returns 256 random bits as 43 base64url characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token; null for malformed tokens, which need no query. */
export function hashToken(token: string): Buffer | null {
  return FORMAT.test(token) ? createHash('sha256').update(token).digest() : null;
}
