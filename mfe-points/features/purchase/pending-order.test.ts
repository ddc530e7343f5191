// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parsePendingOrder, pendingOrders } from './pending-order.ts';

afterEach(() => {
  vi.restoreAllMocks();
  pendingOrders.write('mara', null);
  localStorage.clear();
});

const order = { id: 'order1', stage: 'paying', since: 1_000 } as const;
const read = (userId: string) => parsePendingOrder(pendingOrders.readText(userId));

describe('pendingOrders', () => {
  it('keep the order of each visitor until it is removed', () => {
    pendingOrders.write('mara', order);
    expect([read('mara'), read('oda')]).toEqual([order, null]);
    pendingOrders.remove('mara', 'order1');
    expect([read('mara'), localStorage.length]).toEqual([null, 0]);
  });

  it('keep an order that has taken the place of the one that ends', () => {
    pendingOrders.write('mara', { ...order, id: 'order2' });
    pendingOrders.remove('mara', 'order1');
    expect(read('mara')?.id).toBe('order2');
  });

  it('last until the page is closed where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    pendingOrders.write('mara', order);
    expect(read('mara')).toEqual(order);
    pendingOrders.remove('mara', 'order1');
    expect(read('mara')).toBeNull();
  });

  it('tell of changes in this tab and in others, until nobody listens', () => {
    const listener = vi.fn();
    const stop = pendingOrders.subscribe(listener);
    pendingOrders.write('mara', order);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    pendingOrders.write('mara', null);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('parsePendingOrder', () => {
  it.each([null, '', 'paying', 'paying 1', 'other 1 order1', 'paying x order1', 'paying 1 a b'])(
    'reads nothing from %j',
    (text) => {
      expect(parsePendingOrder(text)).toBeNull();
    },
  );
});
