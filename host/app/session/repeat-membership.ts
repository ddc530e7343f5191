import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import type { Bus } from '@storyloom/mfe/bus';

const channelName = 'storyloom-membership';

/** Emits a change of the membership in the visitor's other tabs as well. */
export function repeatMembership(bus: Bus): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const tabs = new BroadcastChannel(channelName);
  let fromOtherTab = false;
  bus.on(memberChanged, () => {
    if (!fromOtherTab) tabs.postMessage(null);
  });
  tabs.onmessage = () => {
    fromOtherTab = true;
    bus.emit(memberChanged, {});
    fromOtherTab = false;
  };
}
