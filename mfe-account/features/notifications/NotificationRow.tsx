import type { Notification } from '@storyloom/contract/notifications/entities/notification';
import { isAdult } from '@storyloom/contract/stories/ratings';
import { Link } from '@storyloom/mfe';
import { Cover } from '@storyloom/ui/stories/Cover';
import { Badge } from '@storyloom/ui/text/Badge';
import { timeAgo } from '@storyloom/ui/text/time-ago';
import styles from './Notifications.module.css';

/** A new story of a followed author. The whole row is a link to it. */
export function NotificationRow({
  notification: { story, createdAt, isRead },
}: {
  notification: Notification;
}) {
  return (
    <article className={styles.row} data-unread={!isRead || undefined}>
      <Cover
        src={story.cover.thumbUrl}
        placeholder={story.cover.placeholder}
        adult={isAdult(story.rating)}
        title={story.title}
        className={styles.cover}
      />
      <div className={styles.words}>
        <p className={styles.author}>{story.author.name} published a new story</p>
        <h2 className={styles.title}>
          <Link to={`/read/${story.slug}`} className={styles.link ?? ''}>
            {story.title}
          </Link>
        </h2>
        <p className={styles.facts}>
          {isRead ? null : <Badge tone="ember">New</Badge>}
          <time dateTime={createdAt}>{timeAgo(createdAt, Date.now())}</time>
        </p>
      </div>
    </article>
  );
}
