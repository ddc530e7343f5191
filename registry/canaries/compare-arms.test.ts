import { describe, expect, it } from 'vitest';
import { compareArms, type Stage, type Stages } from './compare-arms.ts';

const failing = (...failed: Stage[]) => compareArms({ failed, LCP: [], INP: [] });

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
    if (failing(stage).isWorse) return visit;
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
    expect(failing(stage(19, 19)).isWorse).toBe(false);
    expect(failing(stage(20, 10)).isWorse).toBe(true);
    expect(failing(stage(20, 9)).isWorse).toBe(false);
  });

  it('stays in an outage, in which the stable release fails as well', () => {
    const outage: Stage = {
      basisPoints: 1_000,
      canary: { visits: 30, failures: 20 },
      stable: { visits: 270, failures: 180 },
    };
    expect(failing(outage).isWorse).toBe(false);
  });

  it('keeps the evidence of an earlier share', () => {
    const stage = (basisPoints: number): Stage => ({
      basisPoints,
      canary: { visits: basisPoints / 10, failures: 3 },
      stable: { visits: 1_000 - basisPoints / 10, failures: 3 },
    });
    const [first, second] = [stage(500), stage(1_000)];
    expect(failing(first, second).evidence).toBeGreaterThan(failing(first).evidence);
    expect(failing()).toMatchObject({ isWorse: false, evidence: 1 });
  });

  it('is not deceived by visitors of the canary who come often', () => {
    const stage: Stage = {
      basisPoints: 1_000,
      canary: { visits: 5_000, failures: 50 },
      stable: { visits: 5_000, failures: 50 },
    };
    expect(failing(stage).isWorse).toBe(false);
  });

  /**
   * 20,000 visits of people with devices of their own, who keep their release. Each counts one slow visit, as hosts do.
   * Returns the visits after which a canary for one in ten was found worse, and the cause.
   */
  function simulateVitals(random: () => number, slower: number, count: number) {
    const none = () => ({ visits: 0, failures: 0 });
    const stage = (): Stage => ({ basisPoints: 1_000, canary: none(), stable: none() });
    const stages = { failed: [], LCP: [stage()], INP: [stage()] } satisfies Stages;
    const people = Array.from({ length: count }, () => ({
      arm: random() < 0.1 ? ('canary' as const) : ('stable' as const),
      slow: random() < 0.3 ? 0.3 : 0.02,
      poor: { LCP: 0, INP: 0 },
    }));
    for (let visit = 1; visit <= 20_000; visit++) {
      const person = people[Math.floor(random() * people.length)];
      if (!person) continue;
      for (const vital of ['LCP', 'INP'] as const) {
        const [counted] = stages[vital];
        if (!counted) continue;
        const isPoor = random() < person.slow * (vital === 'LCP' && person.arm === 'canary' ? slower : 1);
        if (isPoor && person.poor[vital]++ >= 1) continue;
        counted[person.arm].visits += 1;
        if (!isPoor) continue;
        counted[person.arm].failures += 1;
        const { isWorse, cause } = compareArms(stages);
        if (isWorse) return { visit, cause };
      }
    }
    return null;
  }

  it('finds at most 1 % of canaries worse that are slow as often, among people who come often with slow devices', () => {
    const random = seeded(3);
    const found = Array.from({ length: 1_000 }, () => simulateVitals(random, 1, 2_000)).filter(Boolean);
    expect(found.length / 1_000).toBeLessThanOrEqual(0.01);
  });

  it('finds a canary whose LCP is poor two and a half times as often, within a median of 3,000 visits', () => {
    const random = seeded(4);
    const found = Array.from({ length: 100 }, () => simulateVitals(random, 2.5, 20_000));
    expect(found.map((each) => each?.cause)).toEqual(found.map(() => 'LCP'));
    const visits = found.map((each) => each?.visit ?? Number.NaN).sort((one, other) => one - other);
    expect(visits[50]).toBeLessThanOrEqual(3_000);
  });
});
