import { createHmac, timingSafeEqual } from 'node:crypto';

/** Scope of the token with which an installation publishes its own checkout and manages tokens. */
export const installation = 'installation';

/** Who sends a request, or changes something. */
export interface Actor {
  /** Name and id of the token, for the audit. */
  name: string;
  /** The micro-frontend or application that the token is for; the installation may change all. */
  scope: string;
  /** When the token expires; null for the installation's. */
  expiresAt: Date | null;
}

/** The registry itself, which ends a canary that fails, in spite of a lock. */
export const health: Actor = { name: 'health', scope: installation, expiresAt: null };

/**
 * The token of a micro-frontend or application that follows from the registry's secret, for processes beside the registry.
 * Teams get tokens that expire and can be revoked.
 */
export function derivedToken(secret: Buffer, scope: string): string {
  return createHmac('sha256', secret).update(`publish:${scope}`).digest('base64url');
}

export function isDerived(secret: Buffer, scope: string, token: string): boolean {
  const [given, wanted] = [Buffer.from(token), Buffer.from(derivedToken(secret, scope))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
