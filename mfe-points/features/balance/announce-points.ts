import { account } from '@storyloom/contract/endpoints/points/account';
import { pointsChanged } from '@storyloom/contract/events/points-changed';
import type { Host } from '@storyloom/mfe/host';

/** Refetches the balance after it has changed, and tells the rest of the page. */
export function announcePoints({ bus, queryClient }: Pick<Host, 'bus' | 'queryClient'>): void {
  bus.emit(pointsChanged, {});
  // The header may have requested it at the event.
  void queryClient.invalidateQueries({ queryKey: [account.path] }, { cancelRefetch: false });
}
