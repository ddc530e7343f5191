import type { Message } from '@storyloom/contract/chat/entities/message';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import type { OlderMessages, Transcript } from './chat-state.ts';
import type { DialogPage } from './dialog-page.ts';

/**
 * The messages of the newest page, oldest first, without the reply being generated. A running reply without a run was
 * abandoned by its process: it is interrupted.
 */
export function readNewestPage(page: DialogPage): { messages: Message[]; running: Message | null } {
  const messages = [...page.pageList].reverse();
  const head = messages.at(-1);
  if (head?.state !== 'running') return { messages, running: null };
  if (page.activeRunId) return { messages: messages.slice(0, -1), running: head };
  return { messages: [...messages.slice(0, -1), { ...head, state: 'interrupted' }], running: null };
}

export function olderFrom(cursor: number | null): OlderMessages {
  return cursor === null ? { status: 'complete' } : { status: 'partial', cursor };
}

/** Puts an older page above the messages, without duplicates. */
export function withOlder(messages: readonly Message[], page: DialogPage): Message[] {
  const known = new Set(messages.map((message) => message.id));
  return [...page.pageList.filter((message) => !known.has(message.id)).reverse(), ...messages];
}

/** Appends a message, replacing an earlier version of it. */
export function withMessage(messages: readonly Message[], message: Message): Message[] {
  return [...messages.filter((one) => one.id !== message.id), message];
}

/** The messages above `id`; all if it is not among them. */
export function messagesBefore(messages: readonly Message[], id: string): Message[] {
  const index = messages.findIndex((message) => message.id === id);
  return index === -1 ? [...messages] : messages.slice(0, index);
}

/** The messages below `id`; none if it is not among them. */
export function messagesAfter(messages: readonly Message[], id: string): Message[] {
  const index = messages.findIndex((message) => message.id === id);
  return index === -1 ? [] : messages.slice(index + 1);
}

/** The path up to and including `id`, continued with `tail`. */
export function withTail(messages: readonly Message[], id: string, tail: readonly Message[]): Message[] {
  const index = messages.findIndex((message) => message.id === id);
  return index === -1 ? [...messages] : [...messages.slice(0, index + 1), ...tail];
}

/**
 * Joins a branch that was read from its end up to `messageId` or further. Messages above the fork stay, so they
 * keep their position on the screen; without a common message, only the branch is shown.
 */
export function joinBranch(
  { messages, older }: Transcript,
  branch: { messages: readonly Message[]; cursor: number | null },
  messageId: string,
): Pick<Transcript, 'messages' | 'older'> {
  const first = branch.messages.find(({ id }) => id === messageId);
  const fork = messages.find(({ id }) => id === first?.parentId);
  if (!first || !fork) return { messages: branch.messages, older: olderFrom(branch.cursor) };
  return {
    messages: withTail(messages, fork.id, [first, ...messagesAfter(branch.messages, first.id)]),
    older,
  };
}

/** Adopts the fields that the server adds to messages of this page: order, siblings, options. */
export function withServerFields(messages: readonly Message[], page: DialogPage): Message[] {
  const known = new Map(page.pageList.map((message) => [message.id, message]));
  return messages.map((message) => {
    const { text, state } = message;
    const read = known.get(message.id);
    return read ? { ...read, text, state } : message;
  });
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

/** A message with the fields that this page knows; a load adds the rest. */
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

/** The opening scenes that a story can begin with. */
export const openingsOf = ({
  opening,
  otherOpenings = [],
}: Pick<StoryDetail, 'opening' | 'otherOpenings'>) => [opening, ...otherOpenings];

/** The opening scene of the save's version if it was read; otherwise `current`, that of the newest version. */
export function openingOf(messages: readonly Message[], current: string): string {
  const first = messages[0];
  return first && isOpening(first) ? first.text : current;
}

export function isOpening(message: Message): boolean {
  return message.role === 'assistant' && message.parentId === null;
}

/** True for a reply that moderation withheld completely. */
export function isWithheld({ role, state, text }: Pick<Message, 'role' | 'state' | 'text'>): boolean {
  return role === 'assistant' && state === 'done' && text.trim() === '';
}

/** True for a reply that moderation withheld after its beginning. */
export function isPartlyWithheld(message: Message): boolean {
  return message.role === 'assistant' && message.finishReason === 'filtered' && !isWithheld(message);
}

/** The options below the last reply; `opening` are the story's own, before there is a reply. */
export function optionsOf(messages: readonly Message[], opening: readonly string[]): readonly string[] {
  const last = messages.at(-1);
  if (!last || isOpening(last)) return opening;
  return last.role === 'assistant' && last.state === 'done' ? last.options : [];
}
