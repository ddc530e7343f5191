import { actionMessages } from '@storyloom/contract/core/messages';
import { deleteSave } from '@storyloom/contract/saves/endpoints/delete-save';
import type { ListedSave } from '@storyloom/contract/saves/entities/listed-save';
import { saveMessages } from '@storyloom/contract/saves/messages';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Badge } from '@storyloom/ui/text/Badge';
import { timeAgo } from '@storyloom/ui/text/time-ago';
import { chatOf } from '../chat/chats.ts';
import { readHref } from '../navigation/hrefs.ts';
import { ExcerptRow } from '../story-card/ExcerptRow.tsx';
import styles from './ListedSaveRow.module.css';
import { openSave } from './open-save.ts';
import { turnsLabel } from './saves.model.ts';

/** A save in the list of all stories. The current save's row opens the story; others have a load button. */
export function ListedSaveRow({ save, onChanged }: { save: ListedSave; onChanged: () => void }) {
  const host = useHost();
  const { story, title, excerpt, depth, savedAt, isCurrent, isArchived } = save;
  const name = title === story.title ? `${title}, ${turnsLabel(depth)}` : title;
  const load = useMutation({
    mutationFn: () => openSave(host, save),
    onSuccess: (isLoaded) => {
      if (!isLoaded) return;
      // An open chat still shows the previous save.
      chatOf(host, story.id).reload();
      host.navigate(readHref(story.slug));
    },
    onError: (error) => host.toast('error', serverMessage(error) ?? saveMessages.loadFailed),
  });
  const remove = useMutation({
    mutationFn: () => host.call(deleteSave, { id: save.id }),
    onSuccess: () => {
      if (isCurrent) chatOf(host, story.id).reload();
      onChanged();
    },
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.deleteFailed),
  });
  const askToRemove = async () => {
    const agreed = await host.confirm({
      title: 'Delete this save?',
      message: `“${name}” will be deleted. Your other saves stay.`,
      confirmLabel: 'Delete',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (agreed) remove.mutate();
  };
  return (
    <div className={styles.save}>
      <ExcerptRow
        story={story}
        slug={story.slug}
        status={
          <>
            {isCurrent ? <Badge tone="ember">Current</Badge> : null}
            {isArchived ? <Badge>Archived</Badge> : null}{' '}
            <span>{title === story.title ? turnsLabel(depth) : `${title} · ${turnsLabel(depth)}`}</span> ·{' '}
            <time dateTime={savedAt}>{timeAgo(savedAt, Date.now())}</time>
          </>
        }
        excerpt={excerpt === '' ? story.hook : excerpt}
      />
      <div className={styles.actions}>
        {isCurrent ? null : (
          <Button
            kind="quiet"
            size="small"
            aria-label={isArchived ? `Restore ${name}` : `Load ${name}`}
            loading={load.isPending}
            onClick={() => load.mutate()}
          >
            {isArchived ? 'Restore' : 'Load'}
          </Button>
        )}
        <Button
          kind="ghost"
          size="small"
          aria-label={`Delete ${name}`}
          loading={remove.isPending}
          onClick={() => void askToRemove()}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}
