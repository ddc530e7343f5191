import { actionMessages } from '@storyloom/contract/core/messages';
import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { userSettingModify } from '@storyloom/contract/users/endpoints/user-setting-modify';
import { ownQuery, useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';
import { TitledCard } from '@storyloom/ui/text/TitledCard';
import { settingsSections } from '../settings-sections/sections.ts';
import { NoticeSwitches } from './NoticeSwitches.tsx';
import styles from './RatingSettings.module.css';

/** Turns notifications and, for an account, their mails on and off. Mails about logins and passwords do not depend on it. */
export function NotificationSettings() {
  const host = useHost();
  const { status, userId } = useSession();
  const options = ownQuery(host, userId, userSettingInfo, {});
  const settings = useQuery(options);
  const save = useMutation({
    mutationFn: (notificationMails: boolean) => host.call(userSettingModify, { notificationMails }),
    scope: { id: 'user-settings' },
    async onSuccess(saved) {
      // A running fetch may be older than this answer.
      await host.queryClient.cancelQueries({ queryKey: options.queryKey });
      host.queryClient.setQueryData(options.queryKey, saved);
    },
    onError: () => host.toast('error', actionMessages.saveFailed),
  });
  const isOn = save.isPending ? save.variables : settings.data?.notificationMails;
  return (
    <TitledCard {...settingsSections.notifications} busy={settings.isPending}>
      <NoticeSwitches />
      {status === 'real' ? (
        <div>
          <p className={styles.intro}>We always email you about logins and passwords.</p>
          <label className={styles.choice}>
            <input
              type="checkbox"
              className={styles.box}
              checked={isOn ?? false}
              disabled={isOn === undefined}
              onChange={({ target }) => save.mutate(target.checked)}
            />
            <span className={styles.whole}>Email me when an export of your data is ready</span>
          </label>
        </div>
      ) : null}
    </TitledCard>
  );
}
