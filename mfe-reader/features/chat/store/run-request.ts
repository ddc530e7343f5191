import type { continueReply } from '@storyloom/contract/chat/endpoints/continue-reply';
import type { refresh } from '@storyloom/contract/chat/endpoints/refresh';
import type { send } from '@storyloom/contract/chat/endpoints/send';
import type { Message } from '@storyloom/contract/chat/entities/message';
import type { InputOf } from '@storyloom/contract/core/endpoint';

/** A request that starts a run. */
export type RunRequest =
  | { kind: 'send'; input: InputOf<typeof send> }
  | { kind: 'refresh'; input: InputOf<typeof refresh> }
  | { kind: 'continue'; input: InputOf<typeof continueReply> };

interface IntentBase {
  storyId: string;
  clientRequestId: string;
  model?: string;
  /** The price that the page showed, in points. */
  price: number;
}

/** The reader's intent. The request is derived from it once the head is known. */
export type RunIntent =
  | (IntentBase & { kind: 'send'; content: string; opening?: number })
  | (IntentBase & { kind: 'refresh' | 'continue'; messageId: string });

export interface Attempt {
  intent: RunIntent;
  /** Null if nothing was sent. A retry repeats a sent request as it was: the server may have received it. */
  request: RunRequest | null;
}

interface Position {
  messages: readonly Message[];
  saveId: string | null;
}

export function requestFor(intent: RunIntent, { messages, saveId }: Position): RunRequest {
  const headId = messages.at(-1)?.id;
  if (intent.kind === 'send') {
    const { kind, ...input } = intent;
    return { kind, input: { ...input, parentId: headId ?? null, ...(saveId && { archiveId: saveId }) } };
  }
  if (intent.kind === 'refresh') {
    const { kind, ...input } = intent;
    return { kind, input: { ...input, expectedHeadId: headId } };
  }
  const { kind, ...input } = intent;
  return { kind, input };
}
