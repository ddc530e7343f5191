import { createHash } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, with `::` expanded. */
function expandGroups(address: string): string[] {
  const [before = '', after] = address.split('::');
  const split = (text: string) => text.split(':').filter(Boolean);
  const [head, tail] = [split(before), split(after ?? '')];
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(Math.max(0, gap)).fill('0'), ...tail];
}

/**
 * The network counted by rate limits: the IPv4 address, also if mapped into IPv6, or the /64 network of an IPv6 address,
 * which usually belongs to one household. A forwarded text that is no address is hashed: it may be long, or have
 * characters that cannot be stored.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const [bare = ''] = address.split('%');
  if (mapped !== undefined) return mapped;
  if (isIP(bare) === 0) return `unknown:${createHash('sha256').update(address).digest('hex').slice(0, 16)}`;
  if (!isIPv6(bare)) return bare;
  const network = expandGroups(bare).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
