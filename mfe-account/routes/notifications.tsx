import { OwnDecisions } from '../features/decisions/OwnDecisions.tsx';
import { NotificationList } from '../features/notifications/NotificationList.tsx';
import styles from './settings.module.css';

/** The visitor's notifications, with decisions of moderators about their content. */
export default function NotificationsPage() {
  return (
    <main className={styles.page}>
      <meta name="robots" content="noindex" />
      <NotificationList decisions={<OwnDecisions />} />
    </main>
  );
}
