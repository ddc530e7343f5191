import { useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { useDraftId } from '../draft/use-draft.ts';
import { Comparison } from './Comparison.tsx';
import { SaveVersion } from './SaveVersion.tsx';
import { VersionRow } from './VersionRow.tsx';
import styles from './Versions.module.css';
import { versionsQuery } from './versions.queries.ts';

/** Named and published versions of the draft: save one, compare two, restore one. */
export default function VersionsPanel() {
  const id = useDraftId();
  if (id === null) {
    return <p className={styles.quiet}>Your story can have versions once it has been saved.</p>;
  }
  return <Versions id={id} />;
}

function Versions({ id }: { id: string }) {
  const host = useHost();
  const { userId } = useSession();
  const query = useQuery(versionsQuery(host, userId, id));
  const refresh = () => void query.refetch();
  if (query.isError) return <ErrorPanel compact onRetry={refresh} retrying={query.isFetching} />;
  if (!query.data) return <Skeleton height={200} />;
  const versions = query.data;
  return (
    <div className={styles.panel}>
      <SaveVersion id={id} onSaved={refresh} />
      {versions.length === 0 ? (
        <p className={styles.quiet}>No versions yet. Publishing keeps one as well.</p>
      ) : (
        <>
          <ul className={styles.versions} aria-label="Versions">
            {versions.map((version) => (
              <VersionRow key={version.id} id={id} version={version} onChanged={refresh} />
            ))}
          </ul>
          <Comparison id={id} versions={versions} />
        </>
      )}
    </div>
  );
}
