import { actionMessages } from '@storyloom/contract/core/messages';
import { deleteDraftVersion } from '@storyloom/contract/stories/endpoints/delete-draft-version';
import type { DraftVersion } from '@storyloom/contract/stories/entities/draft-version';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useRestoreVersion } from './use-restore-version.ts';
import styles from './Versions.module.css';
import { versionName, versionTime } from './version-name.ts';

interface VersionRowProps {
  id: string;
  version: DraftVersion;
  onDeleted: () => void;
  /** Called with the version that keeps the draft as it was. */
  onRestored: (keptVersionId: string | null) => void;
}

/** One version, with Restore and, for a named one, Delete. */
export function VersionRow({ id, version, onDeleted, onRestored }: VersionRowProps) {
  const host = useHost();
  const name = versionName(version);
  const restore = useRestoreVersion((keptVersionId) => {
    host.toast('success', `“${name}” is now the draft.`);
    onRestored(keptVersionId);
  });
  const remove = useMutation({
    mutationFn: () => host.call(deleteDraftVersion, { id, versionId: version.id }),
    onSuccess: onDeleted,
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.deleteFailed),
  });
  const confirm = async (
    options: { title: string; message: string; confirmLabel: string },
    run: () => void,
  ) => {
    if (await host.confirm({ ...options, cancelLabel: 'Cancel' })) run();
  };
  return (
    <li className={styles.version}>
      <div className={styles.about}>
        <p className={styles.name}>{version.publishedVersion === null ? version.name : name}</p>
        <time className={styles.quiet} dateTime={version.createdAt}>
          {versionTime(version)}
        </time>
      </div>
      <div className={styles.acts}>
        <Button
          kind="quiet"
          size="small"
          aria-label={`Restore ${name}`}
          loading={restore.isPending}
          onClick={() =>
            void confirm(
              {
                title: `Restore “${name}”?`,
                message: 'It replaces the draft, which stays in the list of versions.',
                confirmLabel: 'Restore',
              },
              () => restore.mutate(version.id),
            )
          }
        >
          Restore
        </Button>
        {version.publishedVersion === null ? (
          <Button
            kind="ghost"
            size="small"
            aria-label={`Delete ${name}`}
            loading={remove.isPending}
            onClick={() =>
              void confirm(
                {
                  title: `Delete “${name}”?`,
                  message: 'This version can’t be restored afterwards. The draft stays as it is.',
                  confirmLabel: 'Delete',
                },
                () => remove.mutate(),
              )
            }
          >
            Delete
          </Button>
        ) : null}
      </div>
    </li>
  );
}
