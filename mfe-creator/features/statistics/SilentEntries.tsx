import { statisticsTimings } from '@storyloom/contract/creators/statistics-timings';
import { fires } from '@storyloom/contract/lore/endpoints/fires';
import type { LoreFires } from '@storyloom/contract/lore/entities/lore-fires';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { Link, ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Section } from '@storyloom/ui/sections/Section';
import { useState } from 'react';
import styles from './Statistics.module.css';
import { formatFigure } from './statistics.model.ts';

/** Number of entries shown initially. */
const SHOWN = 10;

/** The entries of the world book that were active in no reply to the published version, with links to them. */
export function SilentEntries({ storyId }: { storyId: string }) {
  const host = useHost();
  const { userId } = useSession();
  const query = useQuery({
    ...ownQuery(host, userId, fires, { id: storyId }),
    refetchInterval: statisticsTimings.refetch,
    staleTime: 0,
  });
  if (query.isError && query.data === undefined) {
    return (
      <ErrorPanel
        compact
        title="Couldn’t load which entries fired."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const [latest] = query.data ?? [];
  const silent = latest?.silent ?? [];
  return (
    <Section title="Entries that never fire">
      <p className={styles.note} role="status">
        {query.data === undefined ? 'Reading the latest replies…' : describe(latest)}
      </p>
      {silent.length === 0 ? null : <Entries storyId={storyId} silent={silent} />}
    </Section>
  );
}

/** Says how many entries fired in the latest version with replies, undefined before the first reply. */
function describe(latest: LoreFires | undefined): string {
  if (latest === undefined || latest.silent === null) {
    return `Known after ${loreLimits.silentReplies} replies to the published version.`;
  }
  if (latest.silent.length === 0) {
    return latest.entries.length === 0
      ? 'The published version has no entries that could fire.'
      : `Every enabled entry has fired in the latest ${formatFigure(latest.replies)} replies to version ${latest.version}.`;
  }
  return (
    `No reply of the latest ${formatFigure(latest.replies)} to version ${latest.version} was written ` +
    'with them. Give them keys that readers use, or make them always active.'
  );
}

function Entries({ storyId, silent }: { storyId: string; silent: NonNullable<LoreFires['silent']> }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? silent : silent.slice(0, SHOWN);
  return (
    <>
      <ul className={styles.stories} aria-label="Entries that never fire">
        {shown.map(({ entryId, title }) => (
          <li key={entryId}>
            <Link to={`/script/edit?id=${storyId}&entry=${entryId}`}>{title}</Link>
          </li>
        ))}
      </ul>
      {shown.length < silent.length ? (
        <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
          Show all {silent.length}
        </Button>
      ) : null}
    </>
  );
}
