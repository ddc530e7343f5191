import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token that may publish, promote and roll back one micro-frontend, and no other. */
export function publishToken(secret: Buffer, mfe: string): string {
  return createHmac('sha256', secret).update(`publish:${mfe}`).digest('base64url');
}

export function mayPublish(secret: Buffer, mfe: string, authorization: string | undefined): boolean {
  const given = Buffer.from(authorization?.replace(/^Bearer /, '') ?? '');
  const wanted = Buffer.from(publishToken(secret, mfe));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
