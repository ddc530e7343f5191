import { localPriceIds } from '@storyloom/testing/pay/prices';
import { describe, expect, test, vi } from 'vitest';
import { createPriceList } from '../price-list.ts';
import { comparePrices } from './compare-prices.ts';

const prices = createPriceList(localPriceIds);
const offers = [...prices.packs, ...prices.plans];
const same = new Map(offers.map(({ priceId, cents }) => [priceId, `${cents} USD`]));

async function warningsAbout(readPrices: () => Promise<Map<string, string>>) {
  const warn = vi.fn();
  await comparePrices(prices, { provider: { readPrices }, logger: { warn } });
  return warn.mock.calls.map(([facts]) => facts);
}

describe('comparePrices', () => {
  test('warns about another amount, another currency and a missing price, and about nothing else', async () => {
    expect(await warningsAbout(async () => same)).toEqual([]);
    const [first = '', second = '', third = ''] = same.keys();
    const others = new Map(same).set(second, '1 USD').set(third, '1999 EUR');
    others.delete(first);
    expect(await warningsAbout(async () => others)).toMatchObject([
      { offer: '100 points', shown: '99 USD', charged: null },
      { shown: '499 USD', charged: '1 USD' },
      { shown: '1999 USD', charged: '1999 EUR' },
    ]);
  });

  test('warns once if the provider does not answer', async () => {
    expect(await warningsAbout(() => Promise.reject(new Error('down')))).toEqual([
      { err: new Error('down') },
    ]);
  });
});
