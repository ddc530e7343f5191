import { userSettingInfo } from '@storyloom/contract/endpoints/users/user-setting-info';
import type { Host } from '@storyloom/mfe/host';

const channelName = 'storyloom-settings';

/**
 * What a visitor is shown follows from the settings: when they change, in this tab or in another, every other answer is
 * old. What stands on the screen stays until it is opened anew, so nothing moves under the finger.
 */
export function followSettings({ bus, queryClient }: Pick<Host, 'bus' | 'queryClient'>): void {
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  let heard = false;
  bus.on('settings.changed', () => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== userSettingInfo.path,
      refetchType: 'none',
    });
    if (!heard) tabs?.postMessage(null);
  });
  if (!tabs) return;
  tabs.onmessage = async () => {
    await queryClient.invalidateQueries({ queryKey: [userSettingInfo.path], refetchType: 'all' });
    heard = true;
    bus.emit('settings.changed', {});
    heard = false;
  };
}
