import type { Composition } from '@storyloom/contract/platform/composition';
import { describe, expect, it } from 'vitest';
import { madeUpRelease } from '../../fixtures/fake-registry.ts';
import { bucketOf } from './arms.ts';
import { createVisitCounts } from './visit-counts.ts';

const release = (buildId: string, mfe: string) => madeUpRelease(new Map(), mfe, buildId);
const composition = {
  mfes: {
    reader: {
      stable: release('aaaaaaaaaaaa', 'reader'),
      lastKnownGood: null,
      canary: { release: release('bbbbbbbbbbbb', 'reader'), basisPoints: 5_000 },
    },
    points: { stable: release('cccccccccccc', 'points'), lastKnownGood: null },
  },
} as unknown as Composition;
const ids = Array.from({ length: 20 }, (_, index) => `visitor${index}`);
const lucky = ids.find((id) => bucketOf('reader', id) < 5_000) ?? '';
const unlucky = ids.find((id) => bucketOf('reader', id) >= 5_000) ?? '';
const place = { mfe: 'reader', buildId: 'bbbbbbbbbbbb', basisPoints: 5_000 };

describe('createVisitCounts', () => {
  it('counts documents of both groups, for the micro-frontends with a canary', () => {
    const counts = createVisitCounts();
    for (const id of [lucky, lucky, unlucky]) counts.begin(composition, id);
    expect(counts.take()).toEqual([
      { ...place, arm: 'canary', visits: 2, failures: 0 },
      { ...place, arm: 'stable', visits: 1, failures: 0 },
    ]);
    expect(counts.take()).toEqual([]);
  });

  it('counts a failed document once, also after its visit was sent', () => {
    const counts = createVisitCounts();
    const visit = counts.begin(composition, lucky);
    counts.take();
    counts.fail(visit, 'points');
    counts.fail(visit, 'reader');
    counts.fail(visit, 'reader');
    expect(counts.take()).toEqual([{ ...place, arm: 'canary', visits: 0, failures: 1 }]);
  });

  it('ignores failures of visits that it has not counted', () => {
    const counts = createVisitCounts();
    counts.fail('made up', 'reader');
    expect(counts.take()).toEqual([]);
  });
});
