import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address as they are written out in full. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const split = (text: string) => text.split(':').filter(Boolean);
  const [head, tail] = [split(before), split(after ?? '')];
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(Math.max(0, gap)).fill('0'), ...tail];
}

/**
 * Whom a limit by address counts: an IPv4 address, however it is written, or the /64 network of an IPv6 address,
 * for one household has all of its addresses.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const [bare = ''] = address.split('%');
  if (mapped || !isIPv6(bare)) return mapped ?? address;
  const network = groupsOf(bare).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
