import { preview } from '@storyloom/contract/stories/endpoints/preview';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { isBusinessError } from '@storyloom/http/errors';
import { Slot, useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fieldsOf } from '../draft/content-errors.ts';
import { useDraft } from '../draft/draft.context.ts';
import { usePlayFrom } from '../draft/play-from.context.ts';
import { useDraftState } from '../draft/use-draft.ts';
import styles from './PreviewPanel.module.css';
import { RefusedFields } from './RefusedFields.tsx';
import { useLackForPlay } from './use-lack-for-play.ts';

type Prepared =
  | { state: 'preparing' }
  | { state: 'loggedOut' }
  | { state: 'ready'; story: StoryDetail }
  | { state: 'failed'; error: unknown; content: object };

/** Time after the last change until a refused draft is tried again, in ms. */
const retryDelay = 1_500;

/** The texts that the author has to change before the server accepts the draft; null for other failures. */
function refusalOf(error: unknown) {
  if (isBusinessError(error, 'story.moderated'))
    return { text: error.message, label: 'Texts that are not allowed', fields: fieldsOf(error.details) };
  if (isBusinessError(error, 'request.invalid'))
    return {
      text: 'Some fields can’t be played as they are. Correct them, then try again.',
      label: 'Fields to correct',
      fields: fieldsOf(error.details),
    };
  return null;
}

/** Plays the current draft with the reader's chat. */
export default function PreviewPanel() {
  const lack = useLackForPlay();
  return lack === null ? <Preview /> : <EmptyState title="Not playable yet" text={lack} />;
}

function Preview() {
  const host = useHost();
  const draft = useDraft();
  const { knot } = usePlayFrom();
  const [prepared, setPrepared] = useState<Prepared>({ state: 'preparing' });
  const [played, setPlayed] = useState<object | null>(null);
  const hasChanged = useDraftState(({ content }) => played !== null && content !== played);

  const [isRestarting, setRestarting] = useState(false);

  const prepare = useCallback(
    async ({ restart = false } = {}) => {
      if (!(await host.requireLogin())) {
        setPrepared({ state: 'loggedOut' });
        return;
      }
      let sent = draft.store.getState().content;
      try {
        await draft.saveNow();
        const { id, content } = draft.store.getState();
        sent = content;
        if (id === null) throw new Error('The draft is not saved.');
        const story = await host.call(preview, {
          id,
          content,
          ...(knot !== null && { knot }),
          ...(restart && { restart }),
        });
        setPlayed(content);
        setPrepared({ state: 'ready', story });
      } catch (error) {
        // The form shows the refused fields too.
        const refusal = refusalOf(error);
        if (refusal) draft.setErrors(refusal.fields);
        setPrepared({ state: 'failed', error, content: sent });
      }
    },
    [host, draft, knot],
  );
  useEffect(() => void prepare(), [prepare]);
  const story = prepared.state === 'ready' ? prepared.story : null;
  const input = useMemo(() => ({ story }), [story]);
  const startOver = async () => {
    setRestarting(true);
    await prepare({ restart: true });
    setRestarting(false);
  };

  // A refused draft is tried again once the author has changed it.
  const corrected = useDraftState(({ content }) =>
    prepared.state === 'failed' && refusalOf(prepared.error) && content !== prepared.content ? content : null,
  );
  useEffect(() => {
    if (corrected === null) return;
    const timer = setTimeout(() => void prepare(), retryDelay);
    return () => clearTimeout(timer);
  }, [corrected, prepare]);

  if (prepared.state === 'preparing') return <TextSkeleton lines={6} />;
  if (prepared.state === 'loggedOut') {
    return (
      <EmptyState
        title="Log in to play your draft"
        text="Replies cost points, so a preview needs an account."
        action={<Button onClick={() => void prepare()}>Log in</Button>}
      />
    );
  }
  if (prepared.state === 'failed') {
    const { error } = prepared;
    const refusal = refusalOf(error);
    return (
      <>
        <ErrorPanel
          compact
          title="Preview currently unavailable"
          text={refusal?.text ?? 'Your draft is safe. Try again in a moment.'}
          onRetry={() => void prepare()}
        />
        {refusal ? <RefusedFields label={refusal.label} fields={refusal.fields} /> : null}
      </>
    );
  }
  return (
    <div className={styles.preview}>
      <p className={styles.note}>
        Only you see this. Replies that a model writes cost points, as for readers; your statistics count
        none.
        {hasChanged ? (
          <Button size="small" kind="quiet" onClick={() => void prepare()}>
            Use my changes
          </Button>
        ) : null}
        <Button size="small" kind="quiet" loading={isRestarting} onClick={() => void startOver()}>
          Start over
        </Button>
      </p>
      <Slot
        key={prepared.story.id}
        name="studio-preview"
        input={input}
        fallback={<TextSkeleton lines={6} />}
      />
    </div>
  );
}
