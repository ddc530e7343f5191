import { errors } from '@storyloom/contract/errors';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatState } from './chat.state.ts';
import type { Chat } from './chat.ts';
import styles from './TroublePanel.module.css';

interface TroublePanelProps {
  chat: Chat;
  state: ChatState;
  storyId: string;
}

/** What went wrong, in its place under the transcript, with the one thing to do about it. */
export function TroublePanel({ chat, state, storyId }: TroublePanelProps) {
  const { dialogs } = useHost();
  const { run, trouble, history, messages } = state;
  if (run) return null;
  if (trouble?.kind === 'points') {
    const open = () => void dialogs.open('points-details');
    return (
      <Panel text={trouble.text} tone="invite">
        <Button size="small" onClick={open}>
          See your points
        </Button>
      </Panel>
    );
  }
  if (trouble?.kind === 'model') {
    return (
      <Panel text={trouble.text} tone="invite">
        <Button size="small" onClick={() => void dialogs.open('model-picker', { storyId })}>
          Choose a model
        </Button>
      </Panel>
    );
  }
  if (trouble?.kind === 'moved') return <Panel text={trouble.text} tone="quiet" role="alert" />;
  if (trouble) {
    const canRetry = trouble.request !== null || trouble.kind === 'lost';
    return <Panel text={trouble.text}>{canRetry ? <Retry onClick={chat.retry} /> : null}</Panel>;
  }
  if (history === 'failed') {
    return (
      <Panel text="Your story so far did not load. It is safe.">
        <Retry onClick={chat.reload} />
      </Panel>
    );
  }
  const reply = messages.at(-1);
  if (reply?.role !== 'assistant') return null;
  if (reply.state === 'error') {
    return (
      <Panel text={errors['chat.provider_failed'].msg}>
        <Retry onClick={chat.goOn} />
      </Panel>
    );
  }
  if (reply.state === 'interrupted') {
    return (
      <Panel text={errors['chat.interrupted'].msg}>
        <Button size="small" onClick={chat.goOn}>
          Continue
        </Button>
      </Panel>
    );
  }
  const short = reply.finishReason === 'length' ? 'The reply ran out of room.' : null;
  const why = reply.state === 'stopped' ? 'You stopped the reply here.' : short;
  if (why === null) return null;
  return (
    <Panel text={why} tone="quiet">
      <Button size="small" kind="quiet" onClick={chat.goOn}>
        Continue
      </Button>
    </Panel>
  );
}

function Retry({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" kind="quiet" icon={<RotateCw />} onClick={onClick}>
      Retry
    </Button>
  );
}

interface PanelProps {
  text: string;
  tone?: 'fault' | 'invite' | 'quiet';
  /** What the reader did not bring about is told at once. */
  role?: 'alert' | 'note';
  children?: ReactNode;
}

function Panel({ text, tone = 'fault', role = tone === 'quiet' ? 'note' : 'alert', children }: PanelProps) {
  return (
    <div className={styles.panel} data-tone={tone} role={role}>
      <p>{text}</p>
      {children}
    </div>
  );
}
