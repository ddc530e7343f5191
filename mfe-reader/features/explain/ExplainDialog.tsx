import { explain } from '@storyloom/contract/endpoints/chat/explain';
import { retrievedMemories } from '@storyloom/contract/endpoints/chat/retrieved-memories';
import { messages } from '@storyloom/contract/messages';
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
import { Moments } from './RetrievedMemories.tsx';

/** Which lore and which old moments a reply was written with, and what was thought of and left out. */
export default function WhyDialog({ turn, onClose }: { turn: TurnContext; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const host = useHost();
  const trace = useQuery(endpointQuery(host, explain, { messageId: turn.message.id }));
  // Beside the lore: where they do not load, the lore is still told.
  const remembered = useQuery(endpointQuery(host, retrievedMemories, { messageId: turn.message.id }));
  const moments = remembered.data ?? [];
  const isPending = trace.isPending || remembered.isPending;
  const { used, leftOut } = reasonsOf(trace.data ?? []);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title="Why did it say that?"
      description="What the storyteller knew of this world when it wrote this reply."
    >
      <div className={styles.reasons} aria-busy={isPending}>
        {isPending ? <TextSkeleton lines={6} /> : null}
        {trace.isError ? (
          <ErrorPanel
            compact
            title="The reasons did not load"
            text={messages.loadFailed}
            onRetry={() => void trace.refetch()}
            retrying={trace.isFetching}
          />
        ) : null}
        {trace.data?.length === 0 && remembered.isSuccess && moments.length === 0 ? (
          <p className={styles.none}>
            Nothing of the world book came up, and nothing of long ago. The reply was written from what was
            said before and from who is in the scene.
          </p>
        ) : null}
        <Reasons heading="It was written with" reasons={used} />
        <Moments moments={moments} />
        <Reasons heading="Thought of, and left out" reasons={leftOut} />
        <Button kind="quiet" size="small" className={styles.back} onClick={() => setOpen(false)}>
          Back to the story
        </Button>
      </div>
    </Dialog>
  );
}
