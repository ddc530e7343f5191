import { type LoreTestResult, loreTestResult } from '@storyloom/contract/lore/entities/lore-test';
import { publish } from '@storyloom/contract/stories/endpoints/publish';
import { works } from '@storyloom/contract/stories/endpoints/works';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { publishMessages } from '@storyloom/contract/stories/studio-messages';
import { isBusinessError, serverMessage } from '@storyloom/http/errors';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { CheckboxField } from '@storyloom/ui/forms/CheckboxField';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import { TextField } from '@storyloom/ui/forms/TextField';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { type ReactNode, useRef, useState } from 'react';
import { fieldsOf } from '../draft/content-errors.ts';
import { useDraft } from '../draft/draft.context.ts';
import { unsavedReason } from '../draft/unsaved.ts';
import { useDraftState } from '../draft/use-draft.ts';
import { Changes, type ChangesProps } from './Changes.tsx';
import { PublicParts } from './PublicParts.tsx';
import styles from './PublishDialog.module.css';
import { Published } from './Published.tsx';
import { usePenName } from './use-pen-name.ts';

interface PublishDialogProps extends ChangesProps {
  /** For a draft without a cover; `onChoose` leads to the fields of the cover. */
  renderCover: (onChoose: () => void) => ReactNode;
  /** Called with error messages by field path after the server has refused the content. The dialog closes. */
  onRefused: (errors: Readonly<Record<string, string>>) => void;
  onClosed: () => void;
}

const noteLimit = { max: storyLimits.changeNote, unit: 'characters' } as const;

/** Says what becomes public, publishes the saved draft, and offers the link to the story. */
export function PublishDialog({ renderCover, renderChanges, onRefused, onClosed }: PublishDialogProps) {
  const host = useHost();
  const draft = useDraft();
  const version = useDraftState(({ publishedVersion }) => publishedVersion);
  const wasPublished = useRef(version !== null).current;
  const hadCover = useRef(Boolean(draft.store.getState().content.cover?.imageId)).current;
  const [isOpen, setOpen] = useState(true);
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const [isUnlisted, setUnlisted] = useState(draft.store.getState().status === 'UNLISTED');
  const [failures, setFailures] = useState<readonly LoreTestResult[]>([]);
  const [noteError, setNoteError] = useState<string>();
  const note = useRef<HTMLTextAreaElement>(null);
  const penName = usePenName();
  const close = () => setOpen(false);
  const askForCover = () => {
    onRefused({ cover: storyMessages.cover });
    close();
  };

  /** Failing lore tests and a refused note are explained in the dialog, everything else in a toast. */
  const refuse = (error: unknown) => {
    if (isBusinessError(error, 'story.lore_tests_failed')) return setFailures(failuresOf(error.details));
    const isRefused = isBusinessError(error, 'request.invalid') || isBusinessError(error, 'story.moderated');
    const { changeNote, ...fields } = isRefused ? fieldsOf(error.details) : {};
    setNoteError(changeNote);
    if (changeNote !== undefined && Object.keys(fields).length === 0) return;
    host.toast('error', serverMessage(error) ?? publishMessages.failed);
    if (!isRefused) return;
    onRefused(fields);
    close();
  };

  const send = async () => {
    if (!draft.store.getState().content.cover?.imageId) return askForCover();
    setSending(true);
    try {
      if (!(await penName.save())) return setSending(false);
      await draft.saveNow();
      const state = draft.store.getState();
      const { save, id, stored } = state;
      if (save.kind === 'conflict') {
        host.toast('error', unsavedReason(state) ?? publishMessages.failed);
        // The conflict is resolved on the page behind the dialog.
        return close();
      }
      if (save.kind !== 'saved' || stored === null) throw new Error('The draft is not saved.');
      draft.adoptStatus(
        await host.call(publish, {
          id,
          revision: stored.revision,
          unlisted: isUnlisted,
          changeNote: note.current?.value ?? '',
          ignoreLoreTests: failures.length > 0,
        }),
      );
      setDone(true);
      host.bus.emit(storyPublished, {});
      void host.queryClient.invalidateQueries({ queryKey: [works.path] });
    } catch (error) {
      refuse(error);
    }
    setSending(false);
  };

  if (isDone) {
    return (
      <Dialog
        open={isOpen}
        onClose={close}
        onClosed={onClosed}
        title={wasPublished ? 'Your changes are live' : 'Your story is live'}
      >
        <Published isUnlisted={isUnlisted} isUpdate={wasPublished} onClose={close} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={wasPublished ? 'Publish the changes?' : 'Publish this story?'}
      footer={
        <>
          <Button kind="ghost" onClick={close}>
            Cancel
          </Button>
          <Button loading={isSending} onClick={() => void send()}>
            {failures.length > 0 ? 'Publish anyway' : 'Publish'}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {failures.length > 0 ? (
          <div role="alert">
            <p>{failures.length === 1 ? 'A lore test fails:' : `${failures.length} lore tests fail:`}</p>
            <ul>
              {failures.map(({ testId, explanation }) => (
                <li key={testId}>{explanation}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {hadCover ? null : renderCover(askForCover)}
        {penName.field && !wasPublished ? <TextField {...penName.field} /> : null}
        <Changes renderChanges={renderChanges} />
        {wasPublished ? (
          <LimitedTextArea
            ref={note}
            label="Change note"
            error={noteError}
            optional
            hint="Readers of the earlier version see it."
            limit={noteLimit}
            minLines={2}
            maxLines={6}
          />
        ) : null}
        <PublicParts isUnlisted={isUnlisted} />
        <CheckboxField
          label="Unlisted"
          hint="Only people with the link can find it; it isn’t in lists or search."
          checked={isUnlisted}
          onChange={({ currentTarget }) => setUnlisted(currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}

function failuresOf({ failures }: Readonly<Record<string, unknown>>): readonly LoreTestResult[] {
  if (!Array.isArray(failures)) return [];
  return failures.flatMap((one) => {
    const result = loreTestResult.safeParse(one);
    return result.success ? [result.data] : [];
  });
}
