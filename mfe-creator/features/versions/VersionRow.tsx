import { actionMessages } from '@storyloom/contract/core/messages';
import { deleteDraftVersion } from '@storyloom/contract/stories/endpoints/delete-draft-version';
import { restoreDraftVersion } from '@storyloom/contract/stories/endpoints/restore-draft-version';
import type { DraftVersion } from '@storyloom/contract/stories/entities/draft-version';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useDraft } from '../draft/draft.context.ts';
import styles from './Versions.module.css';
import { versionName } from './version-name.ts';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface VersionRowProps {
  id: string;
  version: DraftVersion;
  /** Called when it was deleted, or restored, which keeps the draft as a version. */
  onChanged: () => void;
}

/** One version, with Restore and, for a named one, Delete. */
export function VersionRow({ id, version, onChanged }: VersionRowProps) {
  const host = useHost();
  const draft = useDraft();
  const name = versionName(version);
  const restore = useMutation({
    mutationFn: () =>
      draft.replaceContent((saved) => host.call(restoreDraftVersion, { ...saved, versionId: version.id })),
    onSuccess: () => {
      host.toast('success', `“${name}” is now the draft.`);
      onChanged();
    },
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  const remove = useMutation({
    mutationFn: () => host.call(deleteDraftVersion, { id, versionId: version.id }),
    onSuccess: onChanged,
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
        <p className={styles.name}>{name}</p>
        <time className={styles.quiet} dateTime={version.createdAt}>
          {moment.format(new Date(version.createdAt))}
        </time>
      </div>
      <Button
        kind="quiet"
        size="small"
        aria-label={`Restore ${name}`}
        loading={restore.isPending}
        onClick={() =>
          void confirm(
            {
              title: `Restore “${name}”?`,
              message: `It replaces the draft, which is kept as the version “${storyMessages.beforeRestoring}”.`,
              confirmLabel: 'Restore',
            },
            () => restore.mutate(),
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
    </li>
  );
}
