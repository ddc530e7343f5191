import { isTold } from '@storyloom/contract/chat/told';
import type { Clock } from '../../../platform/clock.ts';
import type { Handle } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { PlayableStory } from '../../catalogue/catalogue.service.ts';
import type { LoreState } from '../../lore/lore.service.ts';
import {
  findChildren,
  findOwnMessage,
  type MessageRow,
  type NewMessage,
  type ScriptPosition,
} from '../../messages/messages.service.ts';
import { toOpeningMessage } from '../../saves/saves.service.ts';
import { type PathNode, readPromptPath } from '../memory/path.repository.ts';
import { findTelling } from '../runs/runs.repository.ts';
import type { TurnRequest } from './turn-request.ts';

/** The start of a turn: a save's head, or the opening scene of a story that has no save yet. */
export interface Position {
  userId: string;
  storyId: string;
  /** null before the first send, which creates the save. */
  saveId: string | null;
  /** True while a reply is generated in the save. */
  isGenerating: boolean;
  /** The path from the head towards the root; never empty. */
  path: readonly [PathNode, ...PathNode[]];
  /** The opening scene, if this turn has to insert it. */
  opening: NewMessage | undefined;
}

/** The parent of a new reply, and the inputs of its generation. */
export interface ReplyParent {
  parent: Pick<MessageRow, 'id' | 'rootId' | 'depth'>;
  /** Inserted with the reply; null if the reply is a sibling of another. */
  userMessage: NewMessage | null;
  /** Text to continue; empty for a new reply. */
  startText: string;
  editedFrom: string | null;
  /** True for another version, or the rest, of a reply that was told and paid: it tells the same. */
  isRepeated: boolean;
  /** Texts of the replies above a new turn that were told to their end. */
  textsAbove: readonly string[];
  seed: string;
  /** The path the prompt is assembled from, parent first. */
  path: Pick<PathNode, 'id' | 'role' | 'text' | 'depth' | 'sections' | 'branches'>[];
  /** Lore state of the reply above. */
  loreState: LoreState;
  /** Place in the story’s script above the reply; `start` below the opening scene, null for a path without a script. */
  scriptPosition: ScriptPosition | 'start' | null;
}

export interface ParentParts {
  db: Handle;
  newId(): string;
  clock: Clock;
}

/** The position before the first message in a story. Throws chat.message_not_found, chat.stale_parent. */
export function firstPosition(
  { newId, clock }: ParentParts,
  story: PlayableStory,
  userId: string,
  { kind, parentId, opening: chosen }: TurnRequest,
): Position {
  if (kind !== 'send') throw new DomainError('chat.message_not_found');
  if (parentId) throw new DomainError('chat.stale_parent', { headMessageId: null });
  const id = newId();
  const opening = toOpeningMessage(story, { id, createdAt: clock.now(), chosen });
  const root = { ...opening, loreState: null, scriptPosition: null, sections: null, branches: null };
  return { userId, storyId: story.storyId, saveId: null, isGenerating: false, path: [root], opening };
}

/** Throws chat.stale_parent { headMessageId }, chat.message_not_found, chat.nothing_to_continue. */
export async function resolveParent(
  parts: ParentParts,
  position: Position,
  request: TurnRequest,
): Promise<ReplyParent> {
  if (position.saveId !== null) assertHead(position, request);
  if (request.kind === 'send') return addUserMessage(parts, position, request.content ?? '');
  return findSibling(parts.db, position, request);
}

function assertHead({ path: [head] }: Position, { parentId }: TurnRequest): void {
  if (parentId !== undefined && parentId !== head.id) {
    throw new DomainError('chat.stale_parent', { headMessageId: head.id });
  }
}

/** A user message under the head, which the reply answers. */
function addUserMessage({ newId, clock }: ParentParts, position: Position, text: string): ReplyParent {
  const { storyId, path } = position;
  const [head] = path;
  const parent = { id: newId(), rootId: head.rootId, depth: head.depth + 1, role: 'user' as const, text };
  return {
    parent,
    userMessage: {
      ...parent,
      storyId,
      parentId: head.id,
      state: 'done',
      createdAt: clock.now(),
    },
    startText: '',
    editedFrom: null,
    isRepeated: false,
    textsAbove: path.flatMap(({ role, state, depth, text }) =>
      role === 'assistant' && state === 'done' && depth > 0 ? text : [],
    ),
    seed: `${parent.id}:0`,
    path: [{ ...parent, sections: null, branches: null }, ...path],
    loreState: loreStateOf(path),
    scriptPosition: scriptPositionOf(path),
  };
}

/** The parent of an existing reply, which the new reply regenerates or continues. */
async function findSibling(
  db: Handle,
  { userId, path: [head] }: Position,
  { kind, messageId }: TurnRequest,
): Promise<ReplyParent> {
  const reply = await findOwnMessage(db, userId, messageId ?? '');
  if (reply?.rootId !== head.rootId || reply.role !== 'assistant' || reply.parentId === null) {
    throw new DomainError('chat.message_not_found');
  }
  const path = await readPromptPath(db, reply.parentId);
  const [parent] = path;
  if (parent === undefined) throw new DomainError('chat.message_not_found');
  const sibling = {
    parent,
    userMessage: null,
    path,
    loreState: loreStateOf(path),
    scriptPosition: scriptPositionOf(path),
    textsAbove: [],
  };
  const telling = await findTelling(db, { id: reply.id, parentId: parent.id });
  // Without a run it is an edit, of which the original may have been refunded, or its reader has had it for long.
  const isWhole = reply.editedFrom === null && (reply.state === 'done' || reply.state === 'stopped');
  const isRepeated = isTold(reply) && (telling?.isPaid ?? isWhole) && reply.finishReason !== 'filtered';
  const sameSeed = telling?.seed ?? `${parent.id}:0`;
  if (kind === 'refresh') {
    const siblings = (await findChildren(db, [parent.id])).get(parent.id) ?? [];
    const seed = isRepeated ? sameSeed : `${parent.id}:${siblings.length}`;
    return { ...sibling, startText: '', editedFrom: null, isRepeated, seed };
  }
  if (reply.id !== head.id) throw new DomainError('chat.stale_parent', { headMessageId: head.id });
  if (reply.state === 'done' && reply.finishReason !== 'length') {
    throw new DomainError('chat.nothing_to_continue');
  }
  return { ...sibling, startText: reply.text, editedFrom: reply.id, isRepeated, seed: sameSeed };
}

function loreStateOf(path: readonly PathNode[]): LoreState {
  return path.find(({ role }) => role === 'assistant')?.loreState ?? {};
}

/** The nearest place above: a reply that failed or was withheld has none. A path told without the script has no place in it. */
export function scriptPositionOf(path: readonly PathNode[]): ReplyParent['scriptPosition'] {
  const replies = path.filter(({ role, text }) => role === 'assistant' && text !== '');
  const nearest = replies.find(({ scriptPosition }) => scriptPosition !== null)?.scriptPosition ?? null;
  return nearest ?? (replies.length === 1 && replies[0]?.depth === 0 ? 'start' : null);
}
