import { PageComposition } from '@storyloom/contract/platform/composition';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { forPages } from '../../app/remotes/composition.context.ts';
import { integrityOf, madeUpRelease } from '../../fixtures/fake-registry.ts';
import { toSiteComposition } from './site-composition.ts';

describe('toSiteComposition', () => {
  it('gives pages absolute addresses and the compatibility of each release, and no server files', () => {
    const stable = madeUpRelease(new Map(), 'sample', 'bbbbbbbbbbbb');
    const asset = { url: 'browser/chunk.js', integrity: integrityOf('chunk') };
    stable.parts = { 'slot:corner': { js: [asset], css: [] } };
    stable.manifest.slots = ['corner'];
    const lastKnownGood = madeUpRelease(new Map(), 'sample', 'aaaaaaaaaaaa');
    stable.shared = { react: '20.0.0' };
    lastKnownGood.shared = { react: '19.3.0' };
    const composition = {
      id: 'one',
      sequence: 1,
      mfes: { sample: { stable, lastKnownGood } },
      expires: '2999-01-01T00:00:00Z',
    };
    const page = toSiteComposition(composition, { shared: { react: '19.3.1' } });
    expect(z.safeParse(PageComposition, forPages(page)).error).toBeUndefined();
    expect(page.mfes[0]?.stable.entry.url).toBe('/m/sample/bbbbbbbbbbbb/browser/remoteEntry.js');
    expect(page.mfes[0]?.lastKnownGood?.entry.url).toBe('/m/sample/aaaaaaaaaaaa/browser/remoteEntry.js');
    expect(page.mfes[0]?.parts['slot:corner']?.js).toEqual([
      { ...asset, url: '/m/sample/bbbbbbbbbbbb/browser/chunk.js' },
    ]);
    expect(page.mfes[0]?.stable.incompatibility).toContain('needs react ^20.0.0');
    expect(page.mfes[0]?.lastKnownGood?.incompatibility).toBeNull();
    expect(JSON.stringify(page)).not.toContain('server/mfe.mjs');
    const assetsOrigin = 'https://cdn.example';
    const elsewhere = toSiteComposition(composition, { shared: {}, assetsOrigin });
    expect(elsewhere.mfes[0]?.stable.entry.url).toBe(`${assetsOrigin}${page.mfes[0]?.stable.entry.url}`);
    expect(elsewhere.mfes[0]?.parts['slot:corner']?.js[0]?.url).toMatch(
      /^https:\/\/cdn\.example\/m\/sample\//,
    );
  });
});
