import { modelPicker } from '@storyloom/contract/dialogs/model-picker';
import { pointsDetails } from '@storyloom/contract/dialogs/points-details';
import { errors } from '@storyloom/contract/errors';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { RotateCw } from 'lucide-react';
import type { Chat } from '../../chat/chat.ts';
import type { ChatState } from '../../chat/store/chat-state.ts';
import { Notice } from '../../text/Notice.tsx';

interface ChatErrorPanelProps {
  chat: Chat;
  state: ChatState;
  storyId: string;
}

/** What went wrong, in its place under the transcript, with the one thing to do about it. */
export function ChatErrorPanel({ chat, state, storyId }: ChatErrorPanelProps) {
  const { dialogs } = useHost();
  const { run, trouble, history, messages } = state;
  if (run) return null;
  if (trouble?.kind === 'points') {
    const open = () => void dialogs.open(pointsDetails);
    return (
      <Notice text={trouble.text} tone="invite">
        <Button size="small" onClick={open}>
          See your points
        </Button>
      </Notice>
    );
  }
  if (trouble?.kind === 'model') {
    return (
      <Notice text={trouble.text} tone="invite">
        <Button size="small" onClick={() => void dialogs.open(modelPicker, { storyId })}>
          Choose a model
        </Button>
      </Notice>
    );
  }
  if (trouble?.kind === 'moved') return <Notice text={trouble.text} tone="quiet" role="alert" />;
  if (trouble) {
    const canRetry = trouble.request !== null || trouble.kind === 'lost';
    return <Notice text={trouble.text}>{canRetry ? <Retry onClick={chat.retry} /> : null}</Notice>;
  }
  if (history === 'failed') {
    return (
      <Notice text="Your story so far did not load. It is safe.">
        <Retry onClick={chat.reload} />
      </Notice>
    );
  }
  const reply = messages.at(-1);
  if (reply?.role !== 'assistant') return null;
  if (reply.state === 'error') {
    return (
      <Notice text={errors['chat.provider_failed'].msg}>
        <Retry onClick={chat.goOn} />
      </Notice>
    );
  }
  if (reply.state === 'interrupted') {
    return (
      <Notice text={errors['chat.interrupted'].msg}>
        <Button size="small" onClick={chat.goOn}>
          Continue
        </Button>
      </Notice>
    );
  }
  const short = reply.finishReason === 'length' ? 'The reply ran out of room.' : null;
  const why = reply.state === 'stopped' ? 'You stopped the reply here.' : short;
  if (why === null) return null;
  return (
    <Notice text={why} tone="quiet">
      <Button size="small" kind="quiet" onClick={chat.goOn}>
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
