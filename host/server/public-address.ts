import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { createMinuteGate } from './minute-gate.ts';

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

/** Warns once a minute about a page that was requested under another host than that of PUBLIC_ORIGIN. */
export function createHostCheck(
  log: Pick<Logger, 'warn'>,
  { publicOrigin }: PublicAddress,
): (request: IncomingMessage) => void {
  const isDue = createMinuteGate();
  const named = publicOrigin && new URL(publicOrigin).host;
  return ({ headers: { host = '' } }) => {
    if (!named || host === named || !isDue()) return;
    log.warn(
      { host: host.slice(0, 200), publicOrigin },
      'Host and PUBLIC_ORIGIN differ: let the proxy send Host',
    );
  };
}
