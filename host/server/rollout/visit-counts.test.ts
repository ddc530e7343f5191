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
const place = { mfe: 'reader', buildId: 'bbbbbbbbbbbb', basisPoints: 5_000, signal: 'failed' };

describe('createVisitCounts', () => {
  it('counts documents of both groups, for the micro-frontends with a canary', () => {
    const counts = createVisitCounts(2);
    for (const id of [lucky, lucky, unlucky]) counts.begin(composition, id, '192.0.2.1');
    expect(counts.take()).toEqual([
      { ...place, arm: 'canary', visits: 2, failures: 0 },
      { ...place, arm: 'stable', visits: 1, failures: 0 },
    ]);
    expect(counts.take()).toEqual([]);
  });

  it('counts a failed document once, also after its visit was sent', () => {
    const counts = createVisitCounts(2);
    const visit = counts.begin(composition, lucky, '192.0.2.1');
    counts.take();
    counts.fail(visit, 'points');
    counts.fail(visit, 'reader');
    counts.fail(visit, 'reader');
    expect(counts.take()).toEqual([{ ...place, arm: 'canary', visits: 0, failures: 1 }]);
  });

  it('ignores failures of visits that it has not counted', () => {
    const counts = createVisitCounts(2);
    counts.fail('made up', 'reader');
    expect(counts.take()).toEqual([]);
  });

  it('counts two failures of one network, so that one visitor cannot have a canary withdrawn', () => {
    const counts = createVisitCounts(2);
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
      counts.fail(counts.begin(composition, lucky, address), 'reader');
    expect(counts.take()).toEqual([{ ...place, arm: 'canary', visits: 5, failures: 3 }]);
  });

  it('counts the vitals of a document once, and one poor rating of a network against a canary', () => {
    const counts = createVisitCounts(2);
    const rate = (visit: string | undefined, LCP: 'good' | 'poor') =>
      counts.rate({ mfe: 'reader', buildId: 'aaaaaaaaaaaa', visit, ratings: { LCP } });
    const begin = (address: string) => counts.begin(composition, lucky, address);
    const visit = begin('192.0.2.1');
    for (const each of [visit, visit, begin('192.0.2.1'), begin('192.0.2.2'), 'made up']) rate(each, 'poor');
    rate(begin('192.0.2.1'), 'good');
    rate(undefined, 'good');
    const rated = counts.take().filter(({ signal }) => signal !== 'failed');
    const canary = { ...place, arm: 'canary', signal: 'LCP' };
    expect(rated).toEqual([
      { ...canary, visits: 3, failures: 2 },
      { ...canary, buildId: 'aaaaaaaaaaaa', basisPoints: 0, arm: 'stable', visits: 1, failures: 0 },
    ]);
    expect(counts.take()).toEqual([]);
  });
});
