import { createHmac, timingSafeEqual } from 'node:crypto';

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
