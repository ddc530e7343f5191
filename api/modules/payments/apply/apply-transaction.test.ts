import { localPriceIds } from '@storyloom/testing/pay/prices';
import { describe, expect, test } from 'vitest';
import { createPriceList } from '../price-list.ts';
import { readLines } from './apply-transaction.ts';

const prices = createPriceList(localPriceIds);

interface Line {
  offer: string;
  quantity?: number;
  /** Part of the month that is paid, as the provider writes it. */
  rate?: string;
}

/** Points of each line of a payment; null if it cannot be read. */
function pointsOf(lines: Line[], { total = 999, origin = 'web' } = {}) {
  const items = lines.map(({ offer, quantity = 1, rate }) => ({
    price_id: localPriceIds[offer] ?? offer,
    quantity,
    proration: rate === undefined ? null : { rate },
  }));
  const totals = { total, subtotal: total, discount: 0, currency_code: 'USD' };
  const read = readLines({ origin, details: { totals, line_items: items } }, prices);
  return read?.map(({ points }) => points) ?? null;
}

describe('readLines', () => {
  test('gives each pack its points, also one that was free', () => {
    expect(pointsOf([{ offer: '100', quantity: 3 }, { offer: '525' }])).toEqual([300, 525]);
    expect(pointsOf([{ offer: '100' }], { total: 0 })).toEqual([100]);
  });

  test.each<[string, Line, Parameters<typeof pointsOf>[1], number]>([
    ['a whole month', { offer: 'PLUS' }, {}, 3_000],
    ['a whole month by its rate', { offer: 'PRO', rate: '1' }, {}, 5_000],
    ['a part of a month', { offer: 'PRO', rate: '0.5' }, {}, 0],
    ['a trial', { offer: 'PRO' }, { total: 0 }, 0],
    ['a change that pays back more than it costs', { offer: 'PLUS' }, { total: -500 }, 0],
    ['a change of plan', { offer: 'PRO' }, { origin: 'subscription_update' }, 0],
  ])('gives the points of %s of a plan', (_, line, payment, points) => {
    expect(pointsOf([line], payment)).toEqual([points]);
  });

  test('ignores lines that a change of plan pays back, and takes nothing back otherwise', () => {
    const lines = [{ offer: 'PLUS', quantity: -1 }, { offer: 'PRO' }];
    expect(pointsOf(lines, { origin: 'subscription_update' })).toEqual([0]);
    expect(() => pointsOf(lines)).toThrow('A payment has a negative quantity.');
  });

  test('reads no payment with an unknown price', () => {
    expect(pointsOf([{ offer: '100' }, { offer: 'pri_unknown' }])).toBeNull();
  });
});
