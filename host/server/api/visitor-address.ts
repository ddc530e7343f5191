import type { IncomingMessage } from 'node:http';

/**
 * The visitor's address: each trusted proxy appends the address it saw; entries before those may be forged. A request
 * that passed fewer proxies is identified by its own address.
 */
export function visitorAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const claimed = String(incoming.headers['x-forwarded-for'] ?? '').split(',');
  const own = incoming.socket.remoteAddress ?? '';
  const seen = [...claimed.map((each) => each.trim()).filter(Boolean), own];
  return seen.at(-1 - trustedProxies) ?? own;
}

/** The address, or the first part of an IPv6 address, whose rest a visitor can choose. */
export const networkOf = (address: string): string => address.split(':').slice(0, 4).join(':');
