import { actionMessages } from '@storyloom/contract/core/messages';
import { mute } from '@storyloom/contract/notifications/endpoints/mute';
import { muted } from '@storyloom/contract/notifications/endpoints/muted';
import { type NoticeGroup, noticeGroups } from '@storyloom/contract/notifications/groups';
import { ownQuery, useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';
import styles from './RatingSettings.module.css';

const labels: Record<NoticeGroup, string> = {
  FOLLOWED: 'An author you follow publishes a story',
  LINKS: 'Somebody opens a link that you shared',
  STORIES: 'Your stories get readers and thanks, and you get followers',
  PLAN: 'Your plan is renewed',
  CAMPAIGNS: 'An event with your story ends soon',
  REPORTS: 'We looked at what you reported',
};
/** The groups that guests get notifications of. */
const guestGroups: readonly NoticeGroup[] = ['FOLLOWED', 'LINKS', 'REPORTS'];

/** Turns groups of notifications off and on. */
export function NoticeSwitches() {
  const host = useHost();
  const { status, userId } = useSession();
  const options = ownQuery(host, userId, muted, {});
  const { data } = useQuery(options);
  const save = useMutation({
    mutationFn: (change: { group: NoticeGroup; isMuted: boolean }) => host.call(mute, change),
    scope: { id: mute.path },
    async onSuccess(saved) {
      // A running fetch may be older than this answer.
      await host.queryClient.cancelQueries({ queryKey: options.queryKey });
      host.queryClient.setQueryData(options.queryKey, saved);
    },
    onError: () => host.toast('error', actionMessages.saveFailed),
  });
  const isOn = (group: NoticeGroup) =>
    save.isPending && save.variables.group === group
      ? !save.variables.isMuted
      : data !== undefined && !data.groups.includes(group);
  return (
    <fieldset className={styles.list}>
      <legend className={styles.intro}>Notify me on Storyloom when</legend>
      {(status === 'real' ? noticeGroups : guestGroups).map((group) => (
        <label key={group} className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={isOn(group)}
            disabled={data === undefined}
            onChange={({ target }) => save.mutate({ group, isMuted: !target.checked })}
          />
          <span className={styles.whole}>{labels[group]}</span>
        </label>
      ))}
    </fieldset>
  );
}
