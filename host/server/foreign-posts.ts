import type { IncomingMessage } from 'node:http';
import { originOf, type PublicAddress } from './public-address.ts';

const hostOf = (address: string) => URL.parse(address)?.host;

/**
 * Tells whether a page of another site sent a POST, which must not act for the visitor or spend the limits of the visitor's
 * network. Browsers name the relation on https; otherwise hosts are compared, because a proxy may have ended TLS. Programs send
 * neither.
 */
export function isForeignPost(request: IncomingMessage, address: PublicAddress): boolean {
  const { origin, 'sec-fetch-site': relation } = request.headers;
  if (request.method !== 'POST') return false;
  if (relation !== undefined) return relation !== 'same-origin' && relation !== 'none';
  return origin !== undefined && hostOf(origin) !== hostOf(originOf(request, address));
}
