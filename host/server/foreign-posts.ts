import type { IncomingMessage } from 'node:http';
import { createMinuteGate } from '@storyloom/logging/minute-gate';
import type { Logger } from 'pino';
import { originOf, type PublicAddress } from './public-address.ts';

interface Options extends PublicAddress {
  log: Pick<Logger, 'warn'>;
}

const hostOf = (address: string) => URL.parse(address)?.host;

/**
 * Tells whether a page of another site sent a POST, which must not act for the visitor or spend the limits of the visitor's
 * network. Browsers name the relation on https; otherwise hosts are compared, because a proxy may have ended TLS. Programs send
 * neither. Logs once a minute that a proxy hides the Host header.
 */
export function createForeignPosts({ log, ...address }: Options): (request: IncomingMessage) => boolean {
  const isDue = createMinuteGate();

  function warn(request: IncomingMessage, site: string) {
    if (!isDue()) return;
    const origin = request.headers.origin?.slice(0, 200);
    const hint =
      'a POST of another origin was refused; if that is the address of this site, let the proxy send Host, or set PUBLIC_ORIGIN';
    log.warn({ origin, host: request.headers.host?.slice(0, 200), site }, hint);
  }

  return (request) => {
    const { origin, 'sec-fetch-site': relation } = request.headers;
    if (request.method !== 'POST') return false;
    if (relation !== undefined) return relation !== 'same-origin' && relation !== 'none';
    const site = originOf(request, address);
    if (origin === undefined || hostOf(origin) === hostOf(site)) return false;
    warn(request, site);
    return true;
  };
}
