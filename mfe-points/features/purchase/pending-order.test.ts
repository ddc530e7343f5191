// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetPendingOrder, readPendingOrder, storePendingOrder } from './pending-order.ts';

const order = { id: 'order1', stage: 'paying', since: 1_000 } as const;

beforeEach(() => localStorage.clear());

describe('the pending order', () => {
  it('is stored for its visitor until it is forgotten', () => {
    storePendingOrder('mara', order);
    expect([readPendingOrder('mara'), readPendingOrder('oda')]).toEqual([order, null]);
    forgetPendingOrder('mara', 'order1');
    expect(readPendingOrder('mara')).toBeNull();
  });

  it('stays if another one has replaced the forgotten one', () => {
    storePendingOrder('mara', { ...order, id: 'order2' });
    forgetPendingOrder('mara', 'order1');
    expect(readPendingOrder('mara')?.id).toBe('order2');
  });

  it.each(['', 'paying', 'paying 1', 'other 1 order1', 'paying x order1', 'paying 1 a b'])(
    'is not read from %j',
    (text) => {
      localStorage.setItem('storyloom:mara:order', text);
      expect(readPendingOrder('mara')).toBeNull();
    },
  );
});
