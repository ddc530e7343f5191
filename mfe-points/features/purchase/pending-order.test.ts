// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parsePendingOrder, pendingOrders } from './pending-order.ts';

afterEach(() => {
  vi.restoreAllMocks();
  pendingOrders.remove('mara', 'order1');
  localStorage.clear();
});

const order = { id: 'order1', stage: 'paying', since: 1_000 } as const;
const read = (userId: string) => parsePendingOrder(pendingOrders.readText(userId));

describe('pendingOrders', () => {
  it('stores the order of each visitor until it is removed', () => {
    pendingOrders.write('mara', order);
    expect([read('mara'), read('oda')]).toEqual([order, null]);
    pendingOrders.remove('mara', 'order1');
    expect(read('mara')).toBeNull();
  });

  it('keeps an order that has replaced the removed one', () => {
    pendingOrders.write('mara', { ...order, id: 'order2' });
    pendingOrders.remove('mara', 'order1');
    expect(read('mara')?.id).toBe('order2');
  });

  it('keeps an order that another tab stores while this tab removes an earlier one', () => {
    pendingOrders.write('mara', order);
    const writeItem = Storage.prototype.setItem;
    const removeItem = Storage.prototype.removeItem;
    const storeOther = () => writeItem.call(localStorage, 'storyloom:mara:order', 'paying 2000 order2');
    // The other tab writes between this tab's read and its write.
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(function (this: Storage, ...given) {
      storeOther();
      writeItem.apply(this, given);
    });
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(function (this: Storage, ...given) {
      storeOther();
      removeItem.apply(this, given);
    });
    pendingOrders.remove('mara', 'order1');
    expect(read('mara')?.id).toBe('order2');
  });

  it('stores a removed order again when it is continued', () => {
    pendingOrders.write('mara', order);
    pendingOrders.remove('mara', 'order1');
    pendingOrders.write('mara', order);
    expect(read('mara')).toEqual(order);
  });

  it('removes an order if storage is full', () => {
    pendingOrders.write('mara', order);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    pendingOrders.remove('mara', 'order1');
    expect(read('mara')).toBeNull();
  });

  it('keeps an order in memory if it cannot be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    pendingOrders.write('mara', order);
    expect(read('mara')).toEqual(order);
    pendingOrders.remove('mara', 'order1');
    expect(read('mara')).toBeNull();
  });

  it('notifies of changes in this tab and in others until unsubscribed', () => {
    const listener = vi.fn();
    const stop = pendingOrders.subscribe(listener);
    pendingOrders.write('mara', order);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    pendingOrders.remove('mara', 'order1');
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    pendingOrders.write('mara', order);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('parsePendingOrder', () => {
  it.each([null, '', 'paying', 'paying 1', 'other 1 order1', 'paying x order1', 'paying 1 a b'])(
    'returns null for %j',
    (text) => {
      expect(parsePendingOrder(text)).toBeNull();
    },
  );
});
