import { NotificationList } from '../features/notifications/NotificationList.tsx';
import styles from './settings.module.css';

/** The visitor's notifications. */
export default function NotificationsPage() {
  return (
    <main className={styles.page}>
      <meta name="robots" content="noindex" />
      <NotificationList />
    </main>
  );
}
