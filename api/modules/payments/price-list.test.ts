import { describe, expect, test } from 'vitest';
import { newOrder } from './orders/new-order.ts';
import { createPriceList, discounted } from './price-list.ts';

const now = new Date(0);
const order = (name: string, quantity: number, discountPercent: number) => {
  const offer = createPriceList({ 525: 'pri_pack' }).find(name);
  if (offer === undefined) throw new Error(`no offer ${name}`);
  return newOrder({ userId: 'ada', offer, quantity, discountPercent, now });
};

describe('createPriceList', () => {
  test('finds an offer by its price, or by its name without one', () => {
    const list = createPriceList({ 525: 'pri_pack', PRO: 'pri_pro' });
    expect(list.find('pri_pack')).toMatchObject({ kind: 'pack', points: 525, name: '525 points' });
    expect(list.find('pri_pro')).toMatchObject({ kind: 'plan', plan: 'PRO', points: 5_000 });
    expect(list.find('PLUS')).toMatchObject({ kind: 'plan', plan: 'PLUS' });
    expect(list.find('525')).toBeUndefined();
    expect(list.packs.find(({ points }) => points === 2_200)?.name).toBe('2,200 points');
  });
});

describe('discounted', () => {
  test.each([
    [499, 0, 499],
    [499, 10, 449],
    [495, 10, 445],
    [494, 10, 445],
    [499, 100, 0],
  ])('%d cents less %d percent are %d, rounded as the provider does', (cents, percent, left) => {
    expect(discounted(cents, percent)).toBe(left);
  });
});

describe('newOrder', () => {
  test('has the points and the discounted price of all packs, and is open', () => {
    const one = order('pri_pack', 1, 0);
    const three = order('pri_pack', 3, 10);
    expect(three).toMatchObject({
      points: 1_575,
      plan: null,
      quantity: 3,
      state: 'OPEN',
      paid: null,
      transactionId: null,
      price: discounted(one.price * 3, 10),
      createdAt: now,
      userId: 'ada',
    });
    expect(order('PLUS', 1, 0)).toMatchObject({ plan: 'PLUS', priceId: 'PLUS' });
    expect(one.id).not.toBe(three.id);
  });
});
