import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import { ownQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

type Parts = Pick<Host, 'bus' | 'call' | 'queryClient' | 'session'>;

/**
 * Sets `data-adult="confirmed"` on the root element while the visitor's adult warning is disabled. Without it, the kit
 * draws a curtain over covers of adult stories, and blurs portraits, in every micro-frontend.
 */
export function syncAdultAttribute(host: Parts, root: HTMLElement, onError: (error: unknown) => void): void {
  // Saved settings are in the cache first; a new request could return the previous ones.
  const read = async () => {
    const { userId } = host.session.getState();
    if (!userId) return;
    const options = ownQuery(host, userId, userSettingInfo, {});
    const { adultContentStatus } = await host.queryClient.fetchQuery({
      ...options,
      staleTime: Number.POSITIVE_INFINITY,
    });
    if (host.session.getState().userId === userId) set(adultContentStatus === 'DISABLED');
  };
  const set = (confirmed: boolean) => {
    if (confirmed) root.dataset.adult = 'confirmed';
    else delete root.dataset.adult;
  };
  // The session is cleared before the next visitor is loaded, which can take long without a connection.
  host.session.subscribe(({ userId }, former) => {
    if (userId !== former.userId) set(false);
  });
  host.bus.on(sessionChanged, () => void read().catch(onError));
  host.bus.on(settingsChanged, () => void read().catch(onError));
}
