import type { Message } from '@storyloom/contract/entities/message';
import type { DialogPage } from './chat-state.ts';

/** A page from the server goes from the head up; a transcript goes down. A running reply without a run has lost it. */
export function newestPage(page: DialogPage): { messages: Message[]; running: Message | null } {
  const messages = [...page.pageList].reverse();
  const head = messages.at(-1);
  if (head?.state !== 'running') return { messages, running: null };
  if (page.activeRunId) return { messages: messages.slice(0, -1), running: head };
  return { messages: [...messages.slice(0, -1), { ...head, state: 'interrupted' }], running: null };
}

/** Earlier messages before those shown; one that both hold is kept once. */
export function withOlder(shown: readonly Message[], page: DialogPage): Message[] {
  const known = new Set(shown.map((message) => message.id));
  return [...page.pageList.filter((message) => !known.has(message.id)).reverse(), ...shown];
}

/** The path with this message as its new end, in place of an earlier version of itself. */
export function withMessage(shown: readonly Message[], message: Message): Message[] {
  return [...shown.filter((one) => one.id !== message.id), message];
}

/** The path as it leads to this message, which is not in it; all of it when the message is not shown. */
export function before(shown: readonly Message[], id: string): Message[] {
  const at = shown.findIndex((message) => message.id === id);
  return at === -1 ? [...shown] : shown.slice(0, at);
}

interface LocalMessage {
  id: string;
  storyId: string;
  role: Message['role'];
  text: string;
  state: Message['state'];
  runId?: string | null;
  siblingIds?: readonly string[];
}

/** A message the server holds in full and this page knows in part; a reload brings the rest. */
export function localMessage(parent: Message | undefined, part: LocalMessage): Message {
  return {
    parentId: parent?.id ?? null,
    depth: parent ? parent.depth + 1 : 1,
    speaker: null,
    editedFrom: null,
    model: null,
    usage: null,
    finishReason: null,
    options: [],
    imageUrl: null,
    pinned: false,
    seq: parent ? parent.seq + 1 : 0,
    createdAt: new Date(0).toISOString(),
    runId: null,
    ...part,
    siblingIds: [...(part.siblingIds ?? [part.id])],
  };
}

/** The opening scene is the path's first message. A save stays on its own version of it. */
export function openingOf(messages: readonly Message[], written: string): string {
  const first = messages[0];
  return first && isOpening(first) ? first.text : written;
}

export function isOpening(message: Message): boolean {
  return message.role === 'assistant' && message.parentId === null;
}

/** A reply of which no sentence was allowed: it is done, and nothing of it may be read. */
export function isWithheld({ role, state, text }: Pick<Message, 'role' | 'state' | 'text'>): boolean {
  return role === 'assistant' && state === 'done' && text.trim() === '';
}

/** A reply of which only the beginning was allowed. */
export function isCutShort(message: Message): boolean {
  return message.role === 'assistant' && message.finishReason === 'filtered' && !isWithheld(message);
}

/** What the reader may tap now: the last reply's options, or the story's before there is a reply. */
export function optionsOf(messages: readonly Message[], written: readonly string[]): readonly string[] {
  const last = messages.at(-1);
  if (!last || isOpening(last)) return written;
  return last.role === 'assistant' && last.state === 'done' ? last.options : [];
}
