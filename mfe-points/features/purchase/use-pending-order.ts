import { useSession } from '@storyloom/mfe';
import { useMemo, useSyncExternalStore } from 'react';
import { type PendingOrder, parsePendingOrder, pendingOrders } from './pending-order.ts';

type SetPendingOrder = (order: Omit<PendingOrder, 'since'> | null) => void;

/** The visitor's purchase that is not over, and a function that replaces it. */
export function usePendingOrder(): [PendingOrder | null, SetPendingOrder] {
  const { userId } = useSession();
  const text = useSyncExternalStore(
    pendingOrders.subscribe,
    () => pendingOrders.readText(userId),
    () => null,
  );
  const pending = useMemo(() => parsePendingOrder(text), [text]);
  return [pending, (order) => pendingOrders.write(userId, order && { ...order, since: Date.now() })];
}
