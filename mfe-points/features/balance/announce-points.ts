import { account } from '@storyloom/contract/points/endpoints/account';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import type { Host } from '@storyloom/mfe/host';

/** Refetches the balance after it has changed, and emits `points.changed`. */
export function announcePoints({ bus, queryClient }: Pick<Host, 'bus' | 'queryClient'>): void {
  bus.emit(pointsChanged, {});
  // The header may already be fetching it because of the event.
  void queryClient.invalidateQueries({ queryKey: [account.path] }, { cancelRefetch: false });
}
