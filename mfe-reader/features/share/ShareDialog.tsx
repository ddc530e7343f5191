import { createShare } from '@storyloom/contract/endpoints/shares/create-share';
import { revoke } from '@storyloom/contract/endpoints/shares/revoke';
import { actionMessages } from '@storyloom/contract/messages/actions';
import { isRequestError } from '@storyloom/http/errors';
import { useHost, useMutation, useQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { CopyButton } from '@storyloom/ui/actions/CopyButton';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { TextField } from '@storyloom/ui/forms/TextField';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import { transcriptOf } from '../chat/store/selectors.ts';
import type { TurnContext } from '../chat/turn-context.ts';
import { readHref } from '../navigation/hrefs.ts';
import styles from './ShareDialog.module.css';

/** Creates the link to the path up to a message. The same message always has the same link. */
export default function ShareDialog({ turn, onClose }: { turn: TurnContext; onClose: () => void }) {
  const host = useHost();
  const [open, setOpen] = useState(true);
  const { saveId } = transcriptOf(turn.chat.store.getState());
  const messageId = turn.message.id;
  const made = useQuery({
    queryKey: [createShare.path, { messageId }],
    queryFn: () => host.call(createShare, { archiveId: saveId ?? '', messageId }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const revokeShare = useMutation({
    mutationFn: (id: string) => host.call(revoke, { id }),
    onSuccess() {
      host.toast('success', 'The link is turned off.');
      setOpen(false);
    },
    onError: () => host.toast('error', actionMessages.actionFailed),
  });
  const link = made.data ? new URL(readHref(made.data.slug), location.origin).href : '';
  const failure =
    isRequestError(made.error) && made.error.name === 'BusinessError' ? made.error.message : null;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title="Share your story so far"
      description="Anyone with the link can read it up to here and play on from this point. You can turn the link off."
      size="small"
    >
      <div className={styles.share} aria-busy={made.isPending}>
        {made.isPending ? <Skeleton height="64px" /> : null}
        {made.isError ? (
          <ErrorPanel
            compact
            title="Couldn’t create a link."
            text={failure ?? actionMessages.actionFailed}
            onRetry={() => void made.refetch()}
            retrying={made.isFetching}
          />
        ) : null}
        {made.data ? (
          <>
            <TextField label="Link" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
            <div className={styles.acts}>
              <CopyButton
                labelled
                label="Copy link"
                text={link}
                onFailed={() => host.toast('error', 'This couldn’t be copied. Select the text instead.')}
              />
              {'share' in navigator ? (
                <Button
                  kind="quiet"
                  onClick={() => void navigator.share({ title: turn.story.title, url: link }).catch(() => {})}
                >
                  Send
                </Button>
              ) : null}
              <Button
                kind="ghost"
                loading={revokeShare.isPending}
                onClick={() => revokeShare.mutate(made.data.id)}
              >
                Turn off link
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
