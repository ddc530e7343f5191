import { describe, expect, it } from 'vitest';
import type { Stage } from '../releases/canaries.repository.ts';
import { compareArms } from './compare-arms.ts';

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Simulates visits with a canary for one in ten; returns the number of visits after which it was found worse, or null. */
function simulate(random: () => number, rates: { canary: number; stable: number }, visits: number) {
  const stage: Stage = {
    basisPoints: 1_000,
    canary: { visits: 0, failures: 0 },
    stable: { visits: 0, failures: 0 },
  };
  for (let visit = 1; visit <= visits; visit++) {
    const name = random() < 0.1 ? 'canary' : 'stable';
    stage[name].visits += 1;
    if (random() >= rates[name]) continue;
    stage[name].failures += 1;
    if (compareArms([stage]).isWorse) return visit;
  }
  return null;
}

describe('compareArms', () => {
  it('finds at most 1 % of equal canaries worse, looking after every failure of 20,000 visits', () => {
    const random = seeded(1);
    const runs = 1_000;
    const found = Array.from({ length: runs }, () =>
      simulate(random, { canary: 0.01, stable: 0.01 }, 20_000),
    ).filter((visits) => visits !== null).length;
    expect(found / runs).toBeLessThanOrEqual(0.01);
  });

  it('finds a canary that fails ten times as often within a median of 600 visits', () => {
    const random = seeded(2);
    const found = Array.from({ length: 1_000 }, () =>
      simulate(random, { canary: 0.1, stable: 0.01 }, 20_000),
    );
    expect(found).not.toContain(null);
    const median = found.map(Number).sort((one, other) => one - other)[500] ?? Number.NaN;
    expect(median).toBeLessThanOrEqual(600);
  });

  it('finds a canary that fails in half of its visits worse after 20 of them, without any other visit', () => {
    const stage = (visits: number, failures: number): Stage => ({
      basisPoints: 10_000,
      canary: { visits, failures },
      stable: { visits: 0, failures: 0 },
    });
    expect(compareArms([stage(19, 19)]).isWorse).toBe(false);
    expect(compareArms([stage(20, 10)]).isWorse).toBe(true);
    expect(compareArms([stage(20, 9)]).isWorse).toBe(false);
  });

  it('stays in an outage, in which the stable release fails as well', () => {
    const outage: Stage = {
      basisPoints: 1_000,
      canary: { visits: 30, failures: 20 },
      stable: { visits: 270, failures: 180 },
    };
    expect(compareArms([outage]).isWorse).toBe(false);
  });

  it('keeps the evidence of an earlier share', () => {
    const stage = (basisPoints: number): Stage => ({
      basisPoints,
      canary: { visits: basisPoints / 10, failures: 3 },
      stable: { visits: 1_000 - basisPoints / 10, failures: 3 },
    });
    const [first, second] = [stage(500), stage(1_000)];
    expect(compareArms([first, second]).evidence).toBeGreaterThan(compareArms([first]).evidence);
    expect(compareArms([])).toEqual({ isWorse: false, evidence: 1 });
  });

  it('is not deceived by visitors of the canary who come often', () => {
    const stage: Stage = {
      basisPoints: 1_000,
      canary: { visits: 5_000, failures: 50 },
      stable: { visits: 5_000, failures: 50 },
    };
    expect(compareArms([stage]).isWorse).toBe(false);
  });
});
