import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressFile, encodingFor } from './encoding.ts';

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip;q=0.8', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip ; q=0.001', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0', null],
    ['GZIP;Q=0.0', null],
    ['identity', null],
    [undefined, null],
  ])('reads “%s” as %s', (accepted, expected) => {
    expect(encodingFor({ headers: { 'accept-encoding': accepted } })).toBe(expected);
  });
});

describe('compressFile', () => {
  const text = Buffer.from(Array.from({ length: 2_000 }, (_, index) => `${index * 7_919} words `).join(''));

  it.each(['br', 'gzip'] as const)(
    'keeps the contents, and makes them smaller with more effort, with %s',
    async (encoding) => {
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
      const [quick, best] = await Promise.all([
        compressFile(text, encoding, 'quick'),
        compressFile(text, encoding, 'best'),
      ]);
      expect([unpack(quick).equals(text), unpack(best).equals(text)]).toEqual([true, true]);
      expect(best.length).toBeLessThanOrEqual(quick.length);
    },
  );
});
