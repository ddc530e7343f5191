import { explain } from '@storyloom/contract/chat/endpoints/explain';
import { retrievedMemories } from '@storyloom/contract/chat/endpoints/retrieved-memories';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import type { TurnContext } from '../chat/turn-context.ts';
import styles from './ExplainDialog.module.css';
import { reasonsOf } from './explain.model.ts';
import { Reasons } from './Reasons.tsx';
import { RetrievedMemories } from './RetrievedMemories.tsx';

/** The lore and memories a reply was generated with, and the lore that was left out. */
export default function ExplainDialog({ turn, onClose }: { turn: TurnContext; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const host = useHost();
  const trace = useQuery(endpointQuery(host, explain, { messageId: turn.message.id }));
  // If the memories do not load, the lore is still shown.
  const memoriesQuery = useQuery(endpointQuery(host, retrievedMemories, { messageId: turn.message.id }));
  const memories = memoriesQuery.data ?? [];
  const isPending = trace.isPending || memoriesQuery.isPending;
  const { used, leftOut } = reasonsOf(trace.data ?? []);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title="Why did it say that?"
      description="What the storyteller was thinking of."
    >
      <div className={styles.reasons} aria-busy={isPending}>
        {isPending ? <TextSkeleton lines={6} /> : null}
        {trace.isError ? (
          <ErrorPanel
            compact
            title="Couldn’t load the notes."
            text="Try again in a moment."
            onRetry={() => void trace.refetch()}
            retrying={trace.isFetching}
          />
        ) : null}
        {trace.data?.length === 0 && memoriesQuery.isSuccess && memories.length === 0 ? (
          <p className={styles.none}>
            No notes came up. The reply was written from the conversation and the characters in the scene.
          </p>
        ) : null}
        <Reasons heading="Notes it used" reasons={used} />
        <RetrievedMemories memories={memories} />
        <Reasons heading="Notes it left out" reasons={leftOut} />
        <Button kind="quiet" size="small" className={styles.back} onClick={() => setOpen(false)}>
          Back to the story
        </Button>
      </div>
    </Dialog>
  );
}
