import type { Notification } from '@storyloom/contract/notifications/entities/notification';
import { isAdult } from '@storyloom/contract/stories/ratings';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { Cover } from '@storyloom/ui/stories/Cover';
import { Coins, Flag, UserPlus } from 'lucide-react';
import styles from './Notifications.module.css';

const icons = { FOLLOWERS: UserPlus, PLAN_RENEWED: Coins, REPORT_DECIDED: Flag };

/** The cover of a notification's story, the picture of its person, or the icon of its kind. */
export function NotificationPicture({ notification }: { notification: Notification }) {
  if ('story' in notification) {
    const { cover, rating, title } = notification.story;
    return (
      <Cover
        src={cover.thumbUrl}
        placeholder={cover.placeholder}
        adult={isAdult(rating)}
        title={title}
        className={styles.cover}
      />
    );
  }
  if (notification.kind === 'FOLLOWERS' && notification.newest) {
    const { avatarUrl, name } = notification.newest;
    return <Avatar name={name} src={avatarUrl} size={64} decorative />;
  }
  const Icon = icons[notification.kind];
  return (
    <span className={styles.icon}>
      <Icon aria-hidden="true" />
    </span>
  );
}
