import { storyMessages } from '@storyloom/contract/stories/messages';
import { useHost } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { useRef, useState } from 'react';
import { UndoLine } from '../draft/UndoLine.tsx';
import { useDraftId } from '../draft/use-draft.ts';
import { Comparison } from './Comparison.tsx';
import { SaveVersion } from './SaveVersion.tsx';
import { useRestoreVersion } from './use-restore-version.ts';
import { useVersions } from './use-versions.ts';
import { VersionRow } from './VersionRow.tsx';
import styles from './Versions.module.css';

/** Versions of the draft, to save, compare and restore. */
export default function VersionsPanel() {
  const id = useDraftId();
  if (id === null) {
    return <p className={styles.quiet}>Your story can have versions once it has been saved.</p>;
  }
  return <Versions id={id} />;
}

function Versions({ id }: { id: string }) {
  const host = useHost();
  const query = useVersions(id);
  const refresh = () => void query.refetch();
  const [kept, setKept] = useState<string | null>(null);
  const keep = (versionId: string | null) => {
    setKept(versionId);
    refresh();
  };
  const undo = useRestoreVersion(() => {
    host.toast('success', 'Your draft is back.');
    keep(null);
  });
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
      {kept === null ? null : (
        <UndoLine
          text={`Your draft was kept as “${storyMessages.beforeRestoring}”.`}
          onUndo={() => undo.mutate(kept)}
        />
      )}
      {versions.length === 0 ? (
        <p className={styles.quiet} ref={takeRest} tabIndex={-1}>
          No versions yet. One is kept every ten minutes of work, and one with each publication.
        </p>
      ) : (
        <>
          <ul className={styles.versions} aria-label="Versions" ref={takeRest} tabIndex={-1}>
            {versions.map((version) => (
              <VersionRow key={version.id} id={id} version={version} onDeleted={refresh} onRestored={keep} />
            ))}
          </ul>
          <Comparison id={id} versions={versions} />
        </>
      )}
    </div>
  );
}
