import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReportLimit } from './report-limit.ts';

const from = (address: string) =>
  ({
    headers: { 'x-forwarded-for': address },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage;

afterEach(() => void vi.useRealTimers());

describe('createReportLimit', () => {
  it('takes 60 reports of a network and 600 of all in a minute', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const isAllowed = createReportLimit(1);
    const count = (address: string, sent: number) =>
      Array.from({ length: sent }, () => isAllowed(from(address))).filter(Boolean).length;
    expect(count('192.0.2.1', 100)).toBe(60);
    expect(count('2001:db8:1:2::1', 40) + count('2001:db8:1:2::2', 40)).toBe(60);
    for (let other = 0; other < 8; other++) expect(count(`198.51.100.${other}`, 60)).toBe(60);
    expect(count('203.0.113.1', 1)).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(count('203.0.113.1', 1)).toBe(1);
  });
});
