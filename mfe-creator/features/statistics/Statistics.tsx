import { statistics as statisticsEndpoint } from '@storyloom/contract/creators/endpoints/statistics';
import {
  type StoryStatistics,
  statisticsPeriods,
} from '@storyloom/contract/creators/entities/story-statistics';
import { insightLimits } from '@storyloom/contract/creators/statistics-limits';
import { statisticsTimings } from '@storyloom/contract/creators/statistics-timings';
import { userMessages } from '@storyloom/contract/users/messages';
import { isBusinessError } from '@storyloom/http/errors';
import {
  keepPreviousData,
  Link,
  ownQuery,
  useHost,
  useLocation,
  useQuery,
  useSearchParams,
  useSession,
} from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { Section } from '@storyloom/ui/sections/Section';
import styles from './Statistics.module.css';
import { formatNumber, isFull, periodLabels, readPeriod } from './statistics.model.ts';
import { Totals } from './Totals.tsx';

const Figures = lazyPart(() => import('./Figures.tsx'), { waiting: <Skeleton height={240} /> });

/** The statistics of one story, or of all the visitor's stories without an id. */
export function Statistics({ storyId }: { storyId: string | undefined }) {
  const { status } = useSession();
  if (status === 'guest') return <LoginNotice />;
  return status === 'real' ? <OwnStatistics storyId={storyId} /> : <Skeleton height={240} />;
}

function OwnStatistics({ storyId }: { storyId: string | undefined }) {
  const host = useHost();
  const { userId } = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const period = readPeriod(search.get('period'));
  const input = storyId === undefined ? { period } : { storyId, period };
  const query = useQuery({
    ...ownQuery(host, userId, statisticsEndpoint, input),
    placeholderData: keepPreviousData,
    refetchInterval: statisticsTimings.refetch,
    staleTime: 0,
  });
  if (query.isPending) return <Skeleton height={240} />;
  if (isBusinessError(query.error, 'story.not_found'))
    return <ErrorPanel title={query.error.message} text="It may be in another account, or was deleted." />;
  if (query.data === undefined)
    return <ErrorPanel onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  return (
    <div className={styles.statistics}>
      <nav aria-label="Period" className={styles.periods}>
        {statisticsPeriods.map((each) => (
          <Link
            key={each}
            to={`${pathname}?period=${each}`}
            aria-current={each === period ? 'page' : undefined}
          >
            {periodLabels[each]}
          </Link>
        ))}
      </nav>
      <Section label="Totals">
        <Totals statistics={query.data} />
      </Section>
      {storyId === undefined ? <Stories stories={query.data.stories} /> : null}
      <Figures statistics={query.data} />
    </div>
  );
}

function Stories({ stories }: { stories: StoryStatistics['stories'] }) {
  if (stories.length === 0) return null;
  return (
    <Section title="By story">
      {isFull(stories) ? (
        <p className={styles.note}>The {insightLimits.rows} stories that were opened most.</p>
      ) : null}
      <ul className={styles.stories} aria-label="Stories">
        {stories.map(({ id, title, visitors, chats }) => (
          <li key={id}>
            <Link to={`/build/statistics/${id}`}>
              <span>{title}</span>
              <span className={styles.note}>
                {`${formatNumber(visitors, 'visitor')}, ${formatNumber(chats, 'turn')}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function LoginNotice() {
  const host = useHost();
  return (
    <EmptyState
      art="lantern"
      title="See how readers play"
      text="Openings, readers and where they turn back, for every story you publish."
      action={
        <>
          <p className={styles.note}>{userMessages.pleaseLogIn}</p>
          <Button onClick={() => void host.requireLogin()}>Log in</Button>
        </>
      }
    />
  );
}
