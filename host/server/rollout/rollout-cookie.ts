import { randomBytes } from 'node:crypto';

/** Seconds; 30 days, longer than a canary lasts. */
const maxAge = 30 * 24 * 60 * 60;

/** The random id that keeps a visitor with the releases of the first visit; null without one. */
export function rolloutIdIn(cookies: string): string | null {
  return /(?:^|;\s*)rollout=([\w-]{11})(?:;|$)/.exec(cookies)?.[1] ?? null;
}

/** A new id, and the `Set-Cookie` header that keeps it. Scripts cannot read it. */
export function createRolloutId(secure: boolean): { id: string; cookie: string } {
  const id = randomBytes(8).toString('base64url');
  const cookie = `rollout=${id}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
  return { id, cookie };
}
