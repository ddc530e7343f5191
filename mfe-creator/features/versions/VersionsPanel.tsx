import { useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { useRef } from 'react';
import { useDraftId } from '../draft/use-draft.ts';
import { Comparison } from './Comparison.tsx';
import { SaveVersion } from './SaveVersion.tsx';
import { VersionRow } from './VersionRow.tsx';
import styles from './Versions.module.css';
import { versionsQuery } from './versions.queries.ts';

/** Named and published versions of the draft, to save, compare and restore. */
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
  const rest = useRef<HTMLElement | null>(null);
  const takeRest = (element: HTMLElement | null) => {
    rest.current = element;
  };
  const restoreFocus = useRestoreFocus(() => rest.current);
  if (query.isError) return <ErrorPanel compact onRetry={refresh} retrying={query.isFetching} />;
  if (!query.data) return <Skeleton height={200} />;
  const versions = query.data;
  return (
    <div className={styles.panel} {...restoreFocus}>
      <SaveVersion id={id} onSaved={refresh} />
      {versions.length === 0 ? (
        <p className={styles.quiet} ref={takeRest} tabIndex={-1}>
          No versions yet. Publishing keeps one as well.
        </p>
      ) : (
        <>
          <ul className={styles.versions} aria-label="Versions" ref={takeRest} tabIndex={-1}>
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
