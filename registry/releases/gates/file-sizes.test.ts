import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { integrity, sampleRelease } from '../../fixtures/release.ts';
import { checkSizes, measureRelease, type ReleaseSize, sizeLimits } from './file-sizes.ts';

const fits: ReleaseSize = {
  parts: { 'route:home': sizeLimits.part },
  entry: sizeLimits.entry,
  server: sizeLimits.server,
  browser: sizeLimits.browser,
};

describe('measureRelease', () => {
  it('counts the stored bytes of each part with gzip, a file of a part once', async () => {
    const { release } = sampleRelease({ paths: ['/', '/more'] });
    const chunk = { url: 'browser/chunk.js', integrity: integrity('chunk') };
    release.assets.push(chunk);
    release.parts['route:page-1']?.js.push(chunk, chunk);
    const stored = new Map([[chunk.url, randomBytes(10_000)]]);
    const read = async (url: string) => stored.get(url) ?? Buffer.from('a'.repeat(10_000));
    const { parts, entry, server, browser } = await measureRelease(release, read);
    // The two routes share one object.
    expect(Object.values(parts).every((bytes) => bytes > 10_000 && bytes < 10_200)).toBe(true);
    for (const small of [entry, server]) expect(small).toBeLessThan(100);
    expect(browser).toBeGreaterThan(10_000);
    expect(browser).toBeLessThan(10_300);
  });
});

describe('checkSizes', () => {
  it('accepts what is as large as the limits', () => {
    expect(() => checkSizes(fits)).not.toThrow();
  });

  it.each<[string, Partial<ReleaseSize>, string]>([
    [
      'part',
      { parts: { 'route:home': 150_100 } },
      'route:home is 150.1 kB with gzip; at most 150.0 kB are allowed.',
    ],
    ['entry', { entry: 50_001 }, 'The entry is 50.0 kB'],
    ['server module', { server: 1_000_100 }, 'The server module is 1000.1 kB'],
    ['total', { browser: 2_000_100 }, 'All code for browsers is 2000.1 kB'],
  ])('refuses a larger %s', (_, change, message) => {
    expect(() => checkSizes({ ...fits, ...change })).toThrow(message);
  });
});
