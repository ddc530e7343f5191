import { webStatistics } from '@storyloom/contract/analytics/endpoints/web-statistics';
import { webPeriods } from '@storyloom/contract/analytics/entities/web-figures';
import {
  keepPreviousData,
  Link,
  ownQuery,
  useHost,
  useQuery,
  useSearchParams,
  useSession,
} from '@storyloom/mfe';
import { Chip } from '@storyloom/ui/actions/Chip';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { Figures } from './Figures.tsx';
import styles from './WebStatistics.module.css';

/** What the visitors who consented did, in a period that the address names. */
export default function WebStatistics() {
  const host = useHost();
  const { userId } = useSession();
  const [search] = useSearchParams();
  const period = webPeriods.find((each) => each === search.get('period')) ?? '30';
  const query = useQuery({
    ...ownQuery(host, userId, webStatistics, { period }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <div className={styles.statistics}>
      <title>Web statistics - Storyloom</title>
      <h1 className={styles.title}>Web statistics</h1>
      <nav aria-label="Period" className={styles.periods}>
        {webPeriods.map((each) => (
          <Chip
            key={each}
            href={`/admin/statistics?period=${each}`}
            selected={each === period}
            renderLink={({ href, ...props }) => <Link to={href} {...props} />}
          >
            {`${each} days`}
          </Chip>
        ))}
      </nav>
      {query.data ? <Figures statistics={query.data} /> : null}
      {query.isPending ? <Skeleton height={240} /> : null}
      {query.isError ? <ErrorPanel onRetry={() => void query.refetch()} retrying={query.isFetching} /> : null}
    </div>
  );
}
