import { modelPicker } from '@storyloom/contract/chat/dialogs/model-picker';
import type { Message } from '@storyloom/contract/chat/entities/message';
import { chatErrors } from '@storyloom/contract/chat/errors';
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { RotateCw } from 'lucide-react';
import type { Chat } from '../../chat/chat.ts';
import { retryOf } from '../../chat/store/chat-error.ts';
import type { ChatState } from '../../chat/store/chat-state.ts';
import { errorOf, runOf, transcriptOf } from '../../chat/store/selectors.ts';
import { Notice } from '../../text/Notice.tsx';

interface ChatErrorPanelProps {
  chat: Chat;
  state: ChatState;
  storyId: string;
}

/** Explains below the transcript why there is no reply or why it ended early, and offers a next step. */
export function ChatErrorPanel({ chat, state, storyId }: ChatErrorPanelProps) {
  const { dialogs } = useHost();
  if (runOf(state)) return null;
  const error = errorOf(state);
  if (error?.kind === 'points') {
    const { price } = error;
    const getPoints = async () => {
      if (await dialogs.open(getMorePoints, { needs: 'points', price })) chat.retry();
    };
    return (
      <Notice text={error.text} tone="invite">
        <Button size="small" onClick={() => void getPoints()}>
          Get points
        </Button>
      </Notice>
    );
  }
  if (error?.kind === 'membership') {
    const join = async () => {
      if (await dialogs.open(getMorePoints, { needs: 'membership', opens: 'story' })) chat.retry();
    };
    return (
      <Notice text={error.text} tone="invite">
        <Button size="small" onClick={() => void join()}>
          See plans
        </Button>
      </Notice>
    );
  }
  if (error?.kind === 'price') {
    return (
      <Notice text={error.text} tone="invite">
        <Button size="small" onClick={chat.retry}>
          {`Get the reply for ${error.price === 1 ? '1 point' : `${error.price} points`}`}
        </Button>
      </Notice>
    );
  }
  if (error?.kind === 'model') {
    return (
      <Notice text={error.text} tone="invite">
        <Button size="small" onClick={() => void dialogs.open(modelPicker, { storyId })}>
          Choose a model
        </Button>
      </Notice>
    );
  }
  if (error?.kind === 'moved') return <Notice text={error.text} tone="quiet" role="alert" />;
  if (error?.kind === 'unfinished' && error.again === 'continue') {
    return <EndedReply text={error.text} onContinue={chat.retry} />;
  }
  if (error) {
    const canRetry = error.kind !== 'failed' || retryOf(error) !== null;
    return <Notice text={error.text}>{canRetry ? <Retry onClick={chat.retry} /> : null}</Notice>;
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
    <Button size="small" kind="quiet" icon={<RotateCw />} onClick={onClick}>
      Retry
    </Button>
  );
}
