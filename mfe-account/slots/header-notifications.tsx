import { unread } from '@storyloom/contract/notifications/endpoints/unread';
import { notificationLimits } from '@storyloom/contract/notifications/limits';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import { Link, useHost, useInvalidateOn, useLocation, useQuery, useSession } from '@storyloom/mfe';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { unreadQuery } from '../features/notifications/notifications.queries.ts';
import styles from './header-notifications.module.css';

/** Formats the count: "3", and "99+" from 100 on. */
const countText = (count: number) => (count < notificationLimits.unreadCap ? String(count) : `${count - 1}+`);

/** The bell in the header with the unread count, which is refetched on focus and after navigations. */
export default function HeaderNotifications() {
  const host = useHost();
  const { userId } = useSession();
  const { pathname } = useLocation();
  const { data } = useQuery({ ...unreadQuery(host, userId), refetchOnWindowFocus: true });
  useInvalidateOn([sessionChanged], [unread]);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    void host.queryClient.invalidateQueries({ queryKey: [unread.path] });
  }, [pathname, host]);
  const count = data?.unreadCount ?? 0;
  return (
    <Link to="/user/notifications" className={styles.link}>
      <Bell aria-hidden="true" />
      <span className="visually-hidden">
        {count === 0 ? 'Notifications' : `Notifications, ${countText(count)} unread`}
      </span>
      {count === 0 ? null : (
        <span className={styles.count} aria-hidden="true">
          {countText(count)}
        </span>
      )}
    </Link>
  );
}
