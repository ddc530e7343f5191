import { membership } from '@storyloom/contract/admin/endpoints/membership';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { FactList } from '@storyloom/ui/sections/Facts';
import { Badge } from '@storyloom/ui/text/Badge';
import styles from '../../admin-parts/AdminParts.module.css';
import { formatTime } from '../../admin-parts/format-time.ts';
import { readable } from '../../admin-parts/readable.ts';

/** The plan of a user and the subscriptions behind it. */
export function Plan({ userId }: { userId: string }) {
  const host = useHost();
  const query = useQuery(ownQuery(host, useSession().userId, membership, { userId }));
  if (query.isPending) return <Skeleton height={120} />;
  if (query.isError) {
    return (
      <ErrorPanel
        compact
        title="Couldn’t load the plan."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const { member, subscriptions } = query.data;
  return (
    <div className={styles.form}>
      <p>{member.plan === null ? 'No plan.' : `${readable(member.plan)} plan.`}</p>
      <ul className={styles.form} aria-label="Subscriptions">
        {subscriptions.map(({ id, plan, status, renewsAt, endsAt, pastDueSince }) => (
          <li key={id} className={styles.card}>
            <p className={styles.line}>
              <span className={styles.name}>{readable(plan)}</span>
              <Badge tone={status === 'active' ? 'success' : 'neutral'}>{readable(status)}</Badge>
            </p>
            <FactList
              facts={[
                ...toFact('Renews', renewsAt),
                ...toFact('Ends', endsAt),
                ...toFact('Past due since', pastDueSince),
                ['Subscription', id],
              ]}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const toFact = (name: string, at: string | null) => (at ? [[name, formatTime(at)] as const] : []);
