import { createHash, randomBytes } from 'node:crypto';

const DAY = 86_400_000;
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

export const tokenLifeMs = 90 * DAY;
/** A token in use is moved on at most this often: a write for every read would be the dearest part of a call. */
export const slideAfterMs = DAY / 24;

/** 256 random bits as 43 letters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token; null for text that was never one, so that it costs no query. */
export function hashToken(token: string): Buffer | null {
  return SHAPE.test(token) ? createHash('sha256').update(token).digest() : null;
}
