import { useSession } from '@storyloom/mfe';
import { useState } from 'react';
import {
  forgetPendingOrder,
  type PendingOrder,
  readPendingOrder,
  storePendingOrder,
} from './pending-order.ts';

/** Returns the purchase that this page follows, at first the stored one, with functions that replace and remove it. */
export function usePendingOrder() {
  const { userId } = useSession();
  const [followed, setFollowed] = useState(() => ({ userId, order: readPendingOrder(userId) }));
  // The visitor has become known, or is another one.
  if (followed.userId !== userId) setFollowed({ userId, order: readPendingOrder(userId) });
  return {
    pending: followed.order,
    replace(next: Omit<PendingOrder, 'since'>) {
      const order = { ...next, since: Date.now() };
      storePendingOrder(userId, order);
      setFollowed({ userId, order });
    },
    remove(id: string) {
      forgetPendingOrder(userId, id);
      setFollowed({ userId, order: null });
    },
  };
}
