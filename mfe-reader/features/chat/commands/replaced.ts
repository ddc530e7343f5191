import type { Message } from '@storyloom/contract/chat/entities/message';
import type { Transcript } from '../store/chat-state.ts';
import type { RunIntent } from '../store/run-request.ts';
import { messagesAfter } from '../store/transcript.ts';

/** The reply that a run continues, or to which it generates another version. */
export interface Replaced {
  kind: 'refresh' | 'continue';
  id: string;
  parentId: string | null;
  /** The text that the run continues; empty for another version. */
  text: string;
  /** The transcript before the run; null if an earlier page requested it. */
  before: Transcript | null;
}

/** A regenerated reply disappears at once; a continued one keeps its text. */
export function replacedBy(intent: RunIntent, before: Transcript): Replaced | null {
  if (intent.kind === 'send') return null;
  const { kind, messageId: id } = intent;
  const reply = before.messages.find((message) => message.id === id);
  const text = kind === 'continue' ? (reply?.text ?? '') : '';
  return { kind, id, parentId: reply?.parentId ?? null, text, before };
}

/** The reply replaced by one that an earlier page requested; null for the first reply to a message. */
export function replacedByRunning({ id, parentId, editedFrom, siblingIds }: Message): Replaced | null {
  if (siblingIds.length === 1) return null;
  return { kind: editedFrom === null ? 'refresh' : 'continue', id, parentId, text: '', before: null };
}

/**
 * The transcript before a run that failed, below the messages that are shown. `versionId` is the failed version if it
 * has text: the reader may choose it.
 */
export function restoreReplaced(
  shown: readonly Message[],
  { id, before }: Replaced,
  versionId: string | null,
): Partial<Transcript> {
  if (before === null) return {};
  const { messages, undoSteps, mayHaveUnreadSiblings } = before;
  const reply = messages.find((message) => message.id === id);
  if (reply === undefined) return { messages };
  const siblingIds = versionId === null ? reply.siblingIds : [...reply.siblingIds, versionId];
  return {
    messages: [...shown, { ...reply, siblingIds }, ...messagesAfter(messages, id)],
    undoSteps,
    mayHaveUnreadSiblings,
  };
}
