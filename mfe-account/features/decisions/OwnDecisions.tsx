import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { TitledCard } from '@storyloom/ui/text/TitledCard';
import styles from './Decision.module.css';
import { Decision } from './Decision.tsx';
import { useOwnDecisions } from './use-own-decisions.ts';

/** Decisions about the visitor's content, with their reasons. Renders nothing if there are none. */
export function OwnDecisions() {
  const { data, isError, isFetching, refetch } = useOwnDecisions();
  if (data === undefined && !isError) return <div aria-busy="true" hidden />;
  if (data?.length === 0) return null;
  return (
    <TitledCard id="decisions" title="Decisions about your content">
      {data === undefined ? (
        <ErrorPanel
          compact
          title="Couldn’t load decisions about your content."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      <ul className={styles.list}>
        {data?.map((each) => (
          <li key={each.id}>
            <Decision item={each} heading={<h3 className={styles.subject}>{each.subject.title}</h3>} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
