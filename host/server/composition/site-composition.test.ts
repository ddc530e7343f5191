import { PageComposition } from '@storyloom/contract/composition';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { forPages } from '../../app/remotes/composition.ts';
import { integrityOf, madeUpRelease } from '../../fixtures/fake-registry.ts';
import { toSiteComposition } from './site-composition.ts';

it('gives the page what it needs, with addresses on this origin, and nothing of the server', () => {
  const stable = madeUpRelease(new Map(), 'sample', 'bbbbbbbbbbbb');
  const asset = { url: 'browser/chunk.js', integrity: integrityOf('chunk') };
  stable.parts = { 'slot:corner': { js: [asset], css: [] } };
  stable.manifest.slots = ['corner'];
  const lastKnownGood = madeUpRelease(new Map(), 'sample', 'aaaaaaaaaaaa');
  const page = toSiteComposition({
    id: 'one',
    mfes: { sample: { stable, lastKnownGood } },
    expires: '2999-01-01T00:00:00Z',
  });
  expect(z.safeParse(PageComposition, forPages(page)).error).toBeUndefined();
  expect(page.mfes[0]?.stable.entry.url).toBe('/m/sample/bbbbbbbbbbbb/browser/remoteEntry.js');
  expect(page.mfes[0]?.lastKnownGood?.entry.url).toBe('/m/sample/aaaaaaaaaaaa/browser/remoteEntry.js');
  expect(page.mfes[0]?.parts['slot:corner']?.js).toEqual([
    { ...asset, url: '/m/sample/bbbbbbbbbbbb/browser/chunk.js' },
  ]);
  expect(JSON.stringify(page)).not.toContain('server/mfe.mjs');
});
