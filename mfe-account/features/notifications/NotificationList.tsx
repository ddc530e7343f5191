import { Link, useHost, useInfiniteQuery, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { type ReactNode, useMemo, useState } from 'react';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './Notifications.module.css';
import { notificationsQuery, unreadQuery } from './notifications.queries.ts';
import { useMarkRead } from './use-mark-read.ts';

/** The visitor's notifications, latest first, after `decisions` of moderators. Shown ones are marked as read. */
export function NotificationList({ decisions }: { decisions: ReactNode }) {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery(notificationsQuery(host, userId));
  const items = useMemo(() => (query.data?.pages ?? []).flatMap((page) => page.pageList), [query.data]);
  const { data: unread } = useQuery(unreadQuery(host, userId));
  const hasUnread = unread !== undefined && unread.unreadCount > 0;
  // The button stays while the page is shown, so that it keeps the focus.
  const [wasUnread, setWasUnread] = useState(false);
  if (hasUnread && !wasUnread) setWasUnread(true);
  const { markAll, isMarkingAll } = useMarkRead(items);
  const hasFailed = query.data ? query.isFetchNextPageError : query.isError;
  return (
    <>
      <header className={styles.head}>
        <h1>Notifications</h1>
        {hasUnread || wasUnread ? (
          <Button kind="quiet" size="small" loading={isMarkingAll} idle={!hasUnread} onClick={markAll}>
            Mark all as read
          </Button>
        ) : null}
      </header>
      {decisions}
      <InfiniteList
        label="Notifications"
        layout="list"
        items={items}
        getKey={({ id }) => id}
        renderItem={(notification) => <NotificationRow notification={notification} />}
        hasNextPage={query.hasNextPage}
        loading={query.data ? query.isFetchingNextPage : !hasFailed}
        error={hasFailed ? 'Couldn’t load your notifications.' : null}
        onLoadMore={() => void query.fetchNextPage()}
        onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        empty={
          <EmptyState
            title="Nothing new yet"
            text="Follow an author, and their new stories appear here, with news of your own stories and links."
            action={
              <Button href="/story" renderLink={({ href, ...props }) => <Link to={href} {...props} />}>
                Browse stories
              </Button>
            }
          />
        }
      />
    </>
  );
}
