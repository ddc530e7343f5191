import { userSettingInfo } from '@storyloom/contract/endpoints/users/user-setting-info';
import { userSettingModify } from '@storyloom/contract/endpoints/users/user-setting-modify';
import type { Host } from '@storyloom/mfe/host';
import { storyQuery } from '../stories/stories.queries.ts';

const warning = [
  '1. You are about to access mature content.',
  '2. It may contain adult themes, explicit and graphic material.',
  '3. By continuing you confirm that you are of legal age and understand that it is for mature audiences.',
  '4. You accept responsibility for your viewing choices and agree to the Terms of Service and Community Guidelines.',
  '5. You only need to confirm this once.',
].join('\n');

/** Asks, and on yes switches the warning off together with the reader's own list of ratings. */
export async function confirmAdult(host: Host, queries: Host['queryClient'], storyId: string): Promise<void> {
  const agreed = await host.confirm({
    title: "'adult content' Risk Warning",
    message: warning,
    confirmLabel: 'Confirm',
    cancelLabel: 'Cancel',
  });
  if (!agreed) return;
  await host.session.ready();
  const { contentRatingList } = await host.call(userSettingInfo, {});
  await host.call(userSettingModify, { contentRatingList, adultContentStatus: 'DISABLED' });
  host.bus.emit('settings.changed', {});
  await queries.invalidateQueries({ queryKey: storyQuery(host, storyId).queryKey });
}
