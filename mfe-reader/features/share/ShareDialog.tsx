import { actionMessages } from '@storyloom/contract/core/messages';
import { createShare } from '@storyloom/contract/shares/endpoints/create-share';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useRef, useState } from 'react';
import { transcriptOf } from '../chat/store/selectors.ts';
import type { TurnContext } from '../chat/turn-context.ts';
import styles from './ShareDialog.module.css';
import { ShareLink } from './ShareLink.tsx';
import { SharePreview } from './SharePreview.tsx';

/**
 * Previews what a link to the path up to a message makes public, and creates the link on request. The same message
 * always has the same link.
 */
export default function ShareDialog({ turn, onClose }: { turn: TurnContext; onClose: () => void }) {
  const host = useHost();
  const [open, setOpen] = useState(true);
  const createButton = useRef<HTMLButtonElement>(null);
  const create = useMutation({
    mutationFn: () => {
      const { saveId } = transcriptOf(turn.chat.store.getState());
      return host.call(createShare, { archiveId: saveId ?? '', messageId: turn.message.id });
    },
  });
  const share = create.data;
  const isEnded = turn.isLast && turn.message.ending !== undefined;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title={isEnded ? 'Share this ending' : 'Share your story so far'}
      description={
        share
          ? 'Your link is ready. Copy it and send it to anyone you like.'
          : `Anyone with the link can read it ${isEnded ? 'to its end' : 'up to here and play on from this point'}. You can turn the link off.`
      }
      size="small"
      initialFocus={createButton}
      footer={
        share ? undefined : (
          <>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button ref={createButton} loading={create.isPending} onClick={() => create.mutate()}>
              Create link
            </Button>
          </>
        )
      }
    >
      <div className={styles.share}>
        {share ? (
          <ShareLink share={share} onRevoked={() => setOpen(false)} />
        ) : (
          <>
            <SharePreview turn={turn} />
            {create.isError ? (
              <ErrorPanel
                compact
                title="Couldn’t create a link."
                text={serverMessage(create.error) ?? actionMessages.actionFailed}
              />
            ) : null}
          </>
        )}
      </div>
    </Dialog>
  );
}
