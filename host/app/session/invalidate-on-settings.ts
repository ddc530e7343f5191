import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import type { Host } from '@storyloom/mfe/host';
import type { Query } from '@tanstack/react-query';

const channelName = 'storyloom-settings';

/** Matches all answers of the API except the settings just saved. */
function isStale({ queryKey }: Query): boolean {
  // The keys of a micro-frontend begin with its name.
  const path = queryKey.find((part) => typeof part === 'string' && part.startsWith('/'));
  return path !== undefined && path !== userSettingInfo.path;
}

/**
 * Invalidates cached answers when the settings change, in this tab or another, because they depend on the settings.
 * Content on the screen stays until it is opened again.
 */
export function invalidateOnSettings({ bus, queryClient }: Pick<Host, 'bus' | 'queryClient'>): void {
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  let fromOtherTab = false;
  bus.on(settingsChanged, () => {
    void queryClient.invalidateQueries({ predicate: isStale, refetchType: 'none' });
    // A loader would use inactive data even if it is stale.
    queryClient.removeQueries({ type: 'inactive', predicate: isStale });
    if (!fromOtherTab) tabs?.postMessage(null);
  });
  if (!tabs) return;
  tabs.onmessage = async () => {
    await queryClient.invalidateQueries({ queryKey: [userSettingInfo.path], refetchType: 'all' });
    fromOtherTab = true;
    bus.emit(settingsChanged, {});
    fromOtherTab = false;
  };
}
