import type { IncomingMessage } from 'node:http';
import { createMinuteGate } from '@storyloom/logging/minute-gate';
import { networkOf, visitorAddress } from '../api/visitor-address.ts';

/** Reports of a minute that are read: of one network, and of all. */
const PER_NETWORK = 60;
const IN_ALL = 600;

/** Limits the reports of browsers in a minute, so that one network cannot push out those of others. Returns false for one too many. */
export function createReportLimit(trustedProxies: number, inAll = IN_ALL) {
  const isNewMinute = createMinuteGate();
  let sent: string[] = [];
  return (request: IncomingMessage): boolean => {
    if (isNewMinute()) sent = [];
    const network = networkOf(visitorAddress(request, trustedProxies));
    if (sent.length >= inAll || sent.filter((other) => other === network).length >= PER_NETWORK) return false;
    sent.push(network);
    return true;
  };
}
