import { siteHeader } from '@storyloom/contract/core/headers';
import { localPriceIds } from '@storyloom/testing/pay/prices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { openShop, type Shop } from './testing/shop.ts';

const PAYMENTS = '/ai-lab/payments';
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const offersOf = async (token?: string) =>
  (await shop.api.get(`${PAYMENTS}/offers`, token)).data as unknown as {
    isAvailable: boolean;
    packs: { priceId: string; name: string; price: number; listPrice: number; isPopular: boolean }[];
    plans: { plan: string; isCurrent: boolean; lines: string[] }[];
  };

describe('offers', () => {
  test('are the packs and plans of the price list', async () => {
    const { isAvailable, packs, plans } = await offersOf();
    expect(isAvailable).toBe(true);
    expect(packs.map(({ name, price, isPopular }) => [name, price, isPopular])).toEqual([
      ['100 points', 99, false],
      ['525 points', 499, false],
      ['2,200 points', 1_999, true],
      ['6,000 points', 4_999, false],
    ]);
    expect(plans.map(({ plan, isCurrent }) => [plan, isCurrent])).toEqual([
      ['PLUS', false],
      ['PRO', false],
    ]);
  });

  test("have the member's discount and mark the plan", async () => {
    const { token } = await newPerson(shop.api);
    await shop.buy(token, 'PRO');
    const { packs, plans } = await offersOf(token);
    expect(packs.map(({ price, listPrice }) => [price, listPrice])).toEqual([
      [79, 99],
      [399, 499],
      [1_599, 1_999],
      [3_999, 4_999],
    ]);
    expect(plans.find(({ isCurrent }) => isCurrent)?.plan).toBe('PRO');
  });

  test('of test payments are for visitors on this machine only', async () => {
    const at = async (site: string) => {
      const { data } = await shop.api.send(`${PAYMENTS}/offers`, { headers: { [siteHeader]: site } });
      return data.isAvailable;
    };
    expect(await at('http://localhost:3000')).toBe(true);
    expect(await at('http://192.168.1.5:3000')).toBe(false);
  });

  test('cannot be bought without a provider', async () => {
    const api = await createTestApi();
    const token = await api.guest();
    const { data } = await api.get(`${PAYMENTS}/offers`);
    expect(data.isAvailable).toBe(false);
    const [pack] = data.packs as { priceId: string }[];
    const response = await api.post(`${PAYMENTS}/checkout`, { priceId: pack?.priceId }, token);
    expect(response.data.error).toBe('payment.unavailable');
    await api.drop();
  });
});

describe('a purchase', () => {
  test('adds its points once the provider has confirmed it', async () => {
    const { token } = await newPerson(shop.api);
    const order = await shop.checkout(token, '525', 2);
    const read = async () => (await shop.api.get(`${PAYMENTS}/order?id=${order.id}`, token)).data;
    expect(await read()).toMatchObject({
      name: '525 points',
      quantity: 2,
      price: 998,
      pointsCount: 1_050,
      state: 'OPEN',
      checkoutUrl: `${shop.paddle.url}/?_ptxn=${order.transactionId}`,
      pointsAddedAt: null,
    });
    shop.paddle.seller.pay(order.transactionId);
    await shop.paddle.deliveries.idle();
    expect(await shop.balance(token)).toBe(50);
    await shop.settle();
    expect(await read()).toMatchObject({ state: 'PAID', checkoutUrl: null });
    expect((await read()).pointsAddedAt).not.toBeNull();
    expect(await shop.balance(token)).toBe(1_100);
  });

  test('is listed with the latest first once it is paid', async () => {
    const { token } = await newPerson(shop.api);
    const first = await shop.buy(token, '100');
    shop.api.clock.advance(1_000);
    const second = await shop.buy(token, '525');
    await shop.checkout(token, '2200');
    const { data } = await shop.api.get(`${PAYMENTS}/orders`, token);
    expect((data.pageList as { id: string }[]).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(data.totalCount).toBe(2);
  });

  test('of another person cannot be read', async () => {
    const [owner, other] = [await newPerson(shop.api), await newPerson(shop.api)];
    const { id } = await shop.checkout(owner.token, '100');
    const { data } = await shop.api.get(`${PAYMENTS}/order?id=${id}`, other.token);
    expect(data.error).toBe('payment.order_not_found');
  });

  test.each([0, -1, 1.5, 11, 1e21, '2', null])('rejects the quantity %j', async (quantity) => {
    const { token } = await newPerson(shop.api);
    const input = { priceId: localPriceIds['100'], quantity };
    const { data } = await shop.api.post(`${PAYMENTS}/checkout`, input, token);
    expect(data.error).toBe('request.invalid');
  });

  test.each(['pri_unknown', 'PLUS ', '__proto__', 'constructor'])('rejects the price %j', async (priceId) => {
    const { token } = await newPerson(shop.api);
    const { data } = await shop.api.post(`${PAYMENTS}/checkout`, { priceId }, token);
    expect(data.error).toBe('payment.price_unknown');
  });

  test('rejects several of a plan', async () => {
    const { token } = await newPerson(shop.api);
    const { data } = await shop.api.post(
      `${PAYMENTS}/checkout`,
      { priceId: localPriceIds.PLUS, quantity: 2 },
      token,
    );
    expect(data.error).toBe('payment.one_plan');
  });

  test('is charged with the discount of the plan', async () => {
    const { token } = await newPerson(shop.api);
    await shop.buy(token, 'PLUS');
    const { transactionId } = await shop.checkout(token, '2200');
    const { seller } = shop.paddle;
    expect(seller.totalOf(seller.transaction(transactionId))).toBe(1_799);
  });

  test('adds the points of both tabs that buy at once', async () => {
    const { token } = await newPerson(shop.api);
    const orders = await Promise.all([shop.checkout(token, '100'), shop.checkout(token, '525')]);
    for (const { transactionId } of orders) shop.paddle.seller.pay(transactionId);
    await shop.settle();
    expect(await shop.balance(token)).toBe(675);
  });

  test('of a plan is the same in two tabs', async () => {
    const { token } = await newPerson(shop.api);
    const first = await shop.checkout(token, 'PLUS');
    expect(await shop.checkout(token, 'PLUS')).toEqual(first);
  });

  test('is cancelled if the provider does not create it', async () => {
    const broken = await openShop({ PADDLE_API_KEY: 'another-key' });
    const { token, id } = await newPerson(broken.api);
    const input = { priceId: localPriceIds['100'] };
    const { data } = await broken.api.post(`${PAYMENTS}/checkout`, input, token);
    expect(data.error).toBe('payment.unavailable');
    const { rows } = await broken.api.database.pool.query('select state from orders where user_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ state: 'CANCELLED' }]);
    await broken.close();
  });

  test('keeps the price at which it was begun', async () => {
    const { token } = await newPerson(shop.api);
    const { id } = await shop.checkout(token, '2200');
    await shop.buy(token, 'PRO');
    const { data } = await shop.api.get(`${PAYMENTS}/order?id=${id}`, token);
    expect(data.price).toBe(1_999);
  });
});

describe('the portal', () => {
  test('opens for a person who has paid', async () => {
    const { token } = await newPerson(shop.api);
    const open = () => shop.api.post(`${PAYMENTS}/portal`, {}, token);
    expect((await open()).data.error).toBe('payment.nothing_to_manage');
    await shop.buy(token, '100');
    expect((await open()).data.url).toMatch(new RegExp(`^${shop.paddle.url}/portal/ctm_`));
  });
});
