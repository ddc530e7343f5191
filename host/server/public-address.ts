import type { IncomingMessage } from 'node:http';

export interface PublicAddress {
  /** The site's origin, such as https://stories.example; null: the origin of each request. */
  publicOrigin?: string | null;
  /** Proxies in front of this server that append to X-Forwarded-For and set X-Forwarded-Proto. */
  trustedProxies?: number;
}

/** The origin of canonical addresses and redirects: the configured one, or the origin of the request. */
export function originOf(
  request: IncomingMessage,
  { publicOrigin, trustedProxies = 0 }: PublicAddress,
): string {
  if (publicOrigin) return publicOrigin;
  const forwarded = String(request.headers['x-forwarded-proto'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const isHttps = trustedProxies > 0 && forwarded === 'https';
  return `${isHttps ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`;
}

/** True if visitors reach this site by TLS. */
export function isSecure(request: IncomingMessage, address: PublicAddress): boolean {
  return originOf(request, address).startsWith('https:');
}
