import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundedPoints } from './refunded-points.ts';

describe('refundedPoints', () => {
  it.each([
    [0, 0],
    [1, 5],
    [50, 265],
    [98, 519],
    [99, 525],
    [100, 525],
  ])('takes back for %i of 99 cents %i of 525 points', (refunded, points) => {
    expect(refundedPoints({ points: 525, paid: 99 }, refunded)).toBe(points);
  });

  it('takes back all points of a payment of 0', () => {
    expect(refundedPoints({ points: 525, paid: 0 }, 0)).toBe(525);
  });

  it('never shrinks as more is refunded, and never exceeds the points', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (points, paid, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((refunded) =>
          refundedPoints({ points, paid }, refunded),
        ) as [number, number];
        expect(less).toBeLessThanOrEqual(more);
        expect(more).toBeLessThanOrEqual(points);
      }),
    );
  });
});
