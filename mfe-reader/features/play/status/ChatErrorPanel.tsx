import { modelPicker } from '@storyloom/contract/chat/dialogs/model-picker';
import type { Message } from '@storyloom/contract/chat/entities/message';
import { chatErrors } from '@storyloom/contract/chat/errors';
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Chat } from '../../chat/chat.ts';
import { retryOf } from '../../chat/store/chat-error.ts';
import type { ChatState } from '../../chat/store/chat-state.ts';
import { errorOf, runOf, transcriptOf } from '../../chat/store/selectors.ts';
import { Notice } from '../../text/Notice.tsx';

interface ChatErrorPanelProps {
  chat: Chat;
  state: ChatState;
  storyId: string;
  /** Whether the built-in storyteller can reply in place of a model. */
  hasStoryteller?: boolean | undefined;
}

/** Explains below the transcript why there is no reply or why it ended early, and offers a next step. */
export function ChatErrorPanel({ chat, state, storyId, hasStoryteller }: ChatErrorPanelProps) {
  const { dialogs } = useHost();
  const chooseModel = (
    <Button size="small" kind="quiet" onClick={() => void dialogs.open(modelPicker, { storyId })}>
      Choose a model
    </Button>
  );
  const otherModel = hasStoryteller ? chooseModel : null;
  if (runOf(state)) return null;
  const error = errorOf(state);
  if (error?.kind === 'points') {
    const { price } = error;
    const getPoints = async () => {
      if (await dialogs.open(getMorePoints, { needs: 'points', price })) chat.retry();
    };
    return (
      <Invitation text={error.text} label="Get points" onClick={() => void getPoints()}>
        {otherModel}
      </Invitation>
    );
  }
  if (error?.kind === 'membership') {
    const join = async () => {
      if (await dialogs.open(getMorePoints, { needs: 'membership', opens: 'story' })) chat.retry();
    };
    return <Invitation text={error.text} label="See plans" onClick={() => void join()} />;
  }
  if (error?.kind === 'price') {
    const price = error.price === 1 ? '1 point' : `${error.price} points`;
    return <Invitation text={error.text} label={`Get the reply for ${price}`} onClick={chat.retry} />;
  }
  if (error?.kind === 'model') {
    return (
      <Notice text={error.text} tone="invite">
        {chooseModel}
      </Notice>
    );
  }
  if (error?.kind === 'moved') return <Notice text={error.text} tone="quiet" role="alert" />;
  if (error?.kind === 'unfinished' && error.again === 'continue') {
    return <EndedReply text={error.text} onContinue={chat.retry} />;
  }
  if (error) {
    const canRetry = error.kind !== 'failed' || retryOf(error) !== null;
    return (
      <Notice text={error.text}>
        {canRetry ? <Retry onClick={chat.retry} /> : null}
        {error.kind === 'unfinished' ? otherModel : null}
      </Notice>
    );
  }
  if (state.status === 'failed') {
    return (
      <Notice text="We couldn’t load your story. It’s safe.">
        <Retry onClick={chat.reload} />
      </Notice>
    );
  }
  const reply = transcriptOf(state).messages.at(-1);
  if (reply?.role !== 'assistant') return null;
  if (reply.state === 'error' && reply.text === '') {
    return (
      <Notice text={chatErrors['chat.provider_failed'].msg}>
        <Retry onClick={chat.continueReply} />
        {otherModel}
      </Notice>
    );
  }
  if (reply.state === 'error' || reply.state === 'interrupted') {
    return <EndedReply text={chatErrors['chat.interrupted'].msg} onContinue={chat.continueReply} />;
  }
  const text = endedEarlyText(reply);
  if (text === null) return null;
  return (
    <Notice text={text} tone="quiet">
      <Button size="small" kind="quiet" onClick={chat.continueReply}>
        Continue
      </Button>
    </Notice>
  );
}

function endedEarlyText({ state, finishReason }: Message): string | null {
  if (state === 'stopped') return 'You stopped the reply here.';
  return finishReason === 'length' ? 'This reply hit its length limit.' : null;
}

interface InvitationProps {
  text: string;
  label: string;
  onClick: () => void;
  children?: ReactNode;
}

function Invitation({ text, label, onClick, children }: InvitationProps) {
  return (
    <Notice text={text} tone="invite">
      <Button size="small" onClick={onClick}>
        {label}
      </Button>
      {children}
    </Notice>
  );
}

function EndedReply({ text, onContinue }: { text: string; onContinue: () => void }) {
  return (
    <Notice text={text}>
      <Button size="small" onClick={onContinue}>
        Continue
      </Button>
    </Notice>
  );
}

function Retry({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" kind="quiet" icon={<RefreshCw />} onClick={onClick}>
      Retry
    </Button>
  );
}
