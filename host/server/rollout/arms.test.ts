import type { Composition } from '@storyloom/contract/platform/composition';
import { compositionIdOf } from '@storyloom/contract/platform/composition-id';
import { describe, expect, it } from 'vitest';
import { madeUpRelease } from '../../fixtures/fake-registry.ts';
import { armOf, bucketOf } from './arms.ts';

const release = (buildId: string, mfe = 'reader') => madeUpRelease(new Map(), mfe, buildId);
const [stable, before, next] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'].map((id) => release(id));
const points = { stable: release('dddddddddddd', 'points'), lastKnownGood: null };

/** A composition with a canary of the reader. */
function compositionWith(basisPoints: number): Composition {
  const mfes = {
    reader: { stable, lastKnownGood: before, canary: { release: next, basisPoints } },
    points,
  } as Composition['mfes'];
  return { id: compositionIdOf(mfes), sequence: 1, mfes, expires: '2999-01-01T00:00:00.000Z' };
}

const ids = Array.from({ length: 500_000 }, (_, index) => index.toString(36).padStart(11, 'v'));

describe('bucketOf', () => {
  it('gives each share of 500,000 ids exactly, within 0.1 %', () => {
    const places = ids.map((id) => bucketOf('reader', id));
    for (const share of [0.001, 0.01, 0.1, 0.5]) {
      const found = places.filter((place) => place < share * 10_000).length / ids.length;
      expect(Math.abs(found - share)).toBeLessThan(0.001);
    }
  });

  it('is independent of other micro-frontends', () => {
    const few = ids.slice(0, 50_000);
    const both = few.filter((id) => bucketOf('reader', id) < 1_000 && bucketOf('points', id) < 1_000).length;
    expect(Math.abs(both / few.length - 0.01)).toBeLessThan(0.002);
  });
});

describe('armOf', () => {
  const isChosen = (composition: Composition, id: string) =>
    armOf(composition, id).mfes.reader?.stable.buildId === next?.buildId;

  it('moves nobody out of a canary that grows', () => {
    const [small, large] = [compositionWith(1_000), compositionWith(2_000)];
    const few = ids.slice(0, 20_000);
    const first = few.filter((id) => isChosen(small, id));
    expect(first.length).toBeGreaterThan(1_800);
    expect(first.every((id) => isChosen(large, id))).toBe(true);
  });

  it('makes the stable release the last known good one of the canary, and changes no other', () => {
    const arm = armOf(compositionWith(10_000), 'anybody');
    expect(arm.mfes.reader).toEqual({ stable: next, lastKnownGood: stable });
    expect(arm.mfes.points).toEqual(points);
    expect(arm.id).toBe(compositionIdOf(arm.mfes));
  });

  it('is one object for all visitors with the same releases', () => {
    const composition = compositionWith(10_000);
    expect(armOf(composition, 'one')).toBe(armOf(composition, 'other'));
    expect(armOf(composition, null).mfes.reader).toEqual({ stable, lastKnownGood: before });
  });

  it('is the composition itself without a canary', () => {
    const plain = { ...compositionWith(1), mfes: { points } };
    expect(armOf(plain, 'anybody')).toBe(plain);
  });
});
