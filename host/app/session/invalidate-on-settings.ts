import { userSettingInfo } from '@storyloom/contract/endpoints/users/user-setting-info';
import { settingsChanged } from '@storyloom/contract/events/settings-changed';
import type { Host } from '@storyloom/mfe/host';
import type { Query } from '@tanstack/react-query';

const channelName = 'storyloom-settings';

/** Every answer of the API, but not the settings just saved. */
function isOld({ queryKey: [path] }: Query): boolean {
  return typeof path === 'string' && path.startsWith('/') && path !== userSettingInfo.path;
}

/**
 * What a visitor is shown follows from the settings: when they change, in this tab or in another, every other answer is
 * old. What stands on the screen stays until it is opened anew, so nothing moves under the finger.
 */
export function invalidateOnSettings({ bus, queryClient }: Pick<Host, 'bus' | 'queryClient'>): void {
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  let heard = false;
  bus.on(settingsChanged, () => {
    void queryClient.invalidateQueries({ predicate: isOld, refetchType: 'none' });
    // A loader would take what is kept, old or not: a list that is opened anew begins with a new answer.
    queryClient.removeQueries({ type: 'inactive', predicate: isOld });
    if (!heard) tabs?.postMessage(null);
  });
  if (!tabs) return;
  tabs.onmessage = async () => {
    await queryClient.invalidateQueries({ queryKey: [userSettingInfo.path], refetchType: 'all' });
    heard = true;
    bus.emit(settingsChanged, {});
    heard = false;
  };
}
