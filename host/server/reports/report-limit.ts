import type { IncomingMessage } from 'node:http';
import { visitorAddress } from '../api/visitor-address.ts';

const WINDOW_MS = 60_000;
/** Reports of a minute that are read: of one network, and of all. */
const PER_NETWORK = 60;
const IN_ALL = 600;

/** The address, or the first part of an IPv6 address, whose rest a visitor can choose. */
const networkOf = (address: string) => address.split(':').slice(0, 4).join(':');

/** Limits the reports of browsers, so that one network cannot push out those of others. Returns false for one too many. */
export function createReportLimit(trustedProxies: number, now: () => number = Date.now) {
  let window = { since: 0, count: 0, networks: new Map<string, number>() };
  return (request: IncomingMessage): boolean => {
    if (now() - window.since >= WINDOW_MS) window = { since: now(), count: 0, networks: new Map() };
    const network = networkOf(visitorAddress(request, trustedProxies));
    const sent = window.networks.get(network) ?? 0;
    if (sent >= PER_NETWORK || window.count >= IN_ALL) return false;
    window.networks.set(network, sent + 1);
    window.count += 1;
    return true;
  };
}
