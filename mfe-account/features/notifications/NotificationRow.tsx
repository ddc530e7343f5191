import type { Notification } from '@storyloom/contract/notifications/entities/notification';
import { pointsDetails } from '@storyloom/contract/points/dialogs/points-details';
import { Link, useHost, useSession } from '@storyloom/mfe';
import { Badge } from '@storyloom/ui/text/Badge';
import { timeAgo } from '@storyloom/ui/text/time-ago';
import { NotificationPicture } from './NotificationPicture.tsx';
import styles from './Notifications.module.css';
import { notificationText } from './notification-text.ts';

/** A notification in the list. The whole row is a link to its subject. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { dialogs } = useHost();
  const { userId } = useSession();
  const { createdAt, isRead } = notification;
  const { lead, title, to } = notificationText(notification, userId ?? '');
  return (
    <article className={styles.row} data-unread={!isRead || undefined}>
      <NotificationPicture notification={notification} />
      <div className={styles.words}>
        <p className={styles.lead}>{lead}</p>
        <h2 className={styles.title}>
          {to === null ? (
            <button type="button" className={styles.link} onClick={() => void dialogs.open(pointsDetails)}>
              {title}
            </button>
          ) : (
            <Link to={to} className={styles.link ?? ''}>
              {title}
            </Link>
          )}
        </h2>
        <p className={styles.facts}>
          {isRead ? null : <Badge tone="ember">New</Badge>}
          <time dateTime={createdAt}>{timeAgo(createdAt, Date.now())}</time>
        </p>
      </div>
    </article>
  );
}
