import { describe, expect, it } from 'vitest';
import { adminOrder, adminUser } from '../../../testing/points-admin.ts';
import { pointsTaken, refundEffect } from './order.model.ts';

describe('pointsTaken', () => {
  it('adds up to all points of the order over several refunds', () => {
    const first = pointsTaken(adminOrder(), 100);
    const second = pointsTaken(adminOrder({ refunded: 100 }), 100);
    const rest = pointsTaken(adminOrder({ refunded: 200 }), 299);
    expect([first, second, rest]).toEqual([105, 105, 315]);
  });

  it('is 0 for an order without a payment', () => {
    expect(pointsTaken(adminOrder({ paid: null }), 100)).toBe(0);
  });
});

describe('refundEffect', () => {
  it('states the amount, the person and the points', () => {
    expect(refundEffect(adminOrder(), 499, adminUser({ points: 575 }))).toBe(
      '$4.99 goes back to Ada’s payment method. Once the provider approves, 525 points are taken back.',
    );
  });

  it('states the debt, and says that the plan continues', () => {
    const effect = refundEffect(adminOrder({ plan: 'PRO' }), 499, adminUser({ points: 500 }));
    expect(effect).toContain('The balance has 500 now, so about 25 of them would become a debt.');
    expect(effect).toContain('The plan continues.');
  });
});
