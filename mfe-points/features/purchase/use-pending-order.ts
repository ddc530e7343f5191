import { useSession } from '@storyloom/mfe';
import { useMemo, useSyncExternalStore } from 'react';
import { type PendingOrder, parsePendingOrder, pendingOrders } from './pending-order.ts';

/** Returns the visitor's pending order, with functions that replace and remove it. */
export function usePendingOrder() {
  const { userId } = useSession();
  const text = useSyncExternalStore(
    pendingOrders.subscribe,
    () => pendingOrders.readText(userId),
    () => null,
  );
  const pending = useMemo(() => parsePendingOrder(text), [text]);
  return {
    pending,
    replace: (order: Omit<PendingOrder, 'since'>) =>
      pendingOrders.write(userId, { ...order, since: Date.now() }),
    remove: (id: string) => pendingOrders.remove(userId, id),
  };
}
