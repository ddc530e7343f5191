import { describe, expect, it } from 'vitest';
import { acceptsGzip } from './accepts-gzip.ts';

describe('acceptsGzip', () => {
  it.each([
    ['gzip, deflate, br', true],
    ['br;q=1.0, gzip;q=0.8', true],
    ['gzip ; q=0.001', true],
    ['gzip;q=0', false],
    ['br, gzip; q=0.000, deflate', false],
    ['GZIP;Q=0.0', false],
    ['identity', false],
    [undefined, false],
  ])('reads “%s” as %s', (encodings, expected) => {
    expect(acceptsGzip({ headers: { 'accept-encoding': encodings } })).toBe(expected);
  });
});
