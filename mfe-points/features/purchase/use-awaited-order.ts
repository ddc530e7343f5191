import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { useHost, useSession } from '@storyloom/mfe';
import { useEffect } from 'react';
import { readPendingOrder, storePendingOrder } from './pending-order.ts';

/** Opens the dialog if an earlier page paid for an order, or was replaced by its payment page. */
export function useAwaitedOrder(): void {
  const { dialogs } = useHost();
  const { userId } = useSession();
  useEffect(() => {
    const pending = readPendingOrder(userId);
    if (!pending || pending.stage === 'paying') return;
    // Opens only once for a visitor who returns without paying.
    if (pending.stage === 'away') storePendingOrder(userId, { ...pending, stage: 'paying' });
    void dialogs.open(getMorePoints);
  }, [dialogs, userId]);
}
