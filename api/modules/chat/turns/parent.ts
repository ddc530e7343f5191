import type { Clock } from '../../../platform/clock.ts';
import type { Handle } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { PlayableStory } from '../../catalogue/catalogue.service.ts';
import type { LoreState } from '../../lore/lore.service.ts';
import {
  childrenOf,
  findMessage,
  type MessageRow,
  type NewMessage,
} from '../../messages/messages.service.ts';
import { type PathNode, readUntold } from '../memory/path.repository.ts';
import { seedOfMessage } from '../runs/runs.repository.ts';
import type { TurnRequest } from './turn-request.ts';

/** Where a reply goes in the tree and what it starts with. */
export interface Placement {
  parent: Pick<MessageRow, 'id' | 'rootId' | 'depth'>;
  /** The reader's turn, still to be hung with the reply; null for a reply beside another. */
  turn: NewMessage | null;
  written: string;
  editedFrom: string | null;
  seed: string;
  /** What a prompt is made from, the parent first. */
  path: Pick<PathNode, 'id' | 'role' | 'text' | 'depth' | 'chapters' | 'line'>[];
  /** What the reply above knows of the lore told so far. */
  loreState: LoreState;
}

export interface PlaceParts {
  newId(): string;
  clock: Clock;
}

/** The first node of a tree: the opening scene, told once and for all branches. */
export function openingOf(parts: PlaceParts, story: PlayableStory, userId: string) {
  const id = parts.newId();
  return {
    id,
    rootId: id,
    storyId: story.storyId,
    userId,
    parentId: null,
    depth: 0,
    role: 'assistant',
    speaker: speakerOf(story),
    text: story.opening,
    state: 'done',
    options: story.options,
    createdAt: parts.clock.now(),
  } satisfies NewMessage;
}

export function speakerOf(story: PlayableStory): string | null {
  return story.type === 'ROLE' ? story.main.name : null;
}

/** Whose tree it is, and the path up from the save's head. */
export interface Stand {
  userId: string;
  storyId: string;
  path: readonly [PathNode, ...PathNode[]];
}

function assertStandsThere({ path: [head] }: Stand, { parentId }: TurnRequest): void {
  if (parentId !== undefined && parentId !== head.id) {
    throw new DomainError('chat.stale_parent', { headMessageId: head.id });
  }
}

/** Places the reader's turn under the head. Throws chat.stale_parent. */
export function placeTurn(parts: PlaceParts, stand: Stand, turn: TurnRequest): Placement {
  assertStandsThere(stand, turn);
  const { userId, storyId, path } = stand;
  const [head] = path;
  const own = {
    id: parts.newId(),
    rootId: head.rootId,
    depth: head.depth + 1,
    role: 'user' as const,
    text: turn.content ?? '',
  };
  const above = { ...own, chapters: null, line: null };
  const createdAt = parts.clock.now();
  const turnMessage: NewMessage = { ...own, storyId, userId, parentId: head.id, state: 'done', createdAt };
  return {
    parent: own,
    turn: turnMessage,
    written: '',
    editedFrom: null,
    seed: `${own.id}:0`,
    path: [above, ...path],
    loreState: path.find(({ role }) => role === 'assistant')?.loreState ?? {},
  };
}

/** Finds the parent that another reply is written beside. Throws chat.message_not_found, chat.stale_parent, chat.nothing_to_continue. */
export async function placeBeside(handle: Handle, stand: Stand, turn: TurnRequest): Promise<Placement> {
  assertStandsThere(stand, turn);
  const { userId, storyId, path } = stand;
  const [head] = path;
  const reply = await findMessage(handle, turn.messageId ?? '');
  const isMine = reply?.userId === userId && reply.storyId === storyId && reply.rootId === head.rootId;
  if (!isMine || reply.role !== 'assistant' || reply.parentId === null) {
    throw new DomainError('chat.message_not_found');
  }
  const above = await readUntold(handle, reply.parentId);
  const [parent] = above;
  if (parent === undefined) throw new DomainError('chat.message_not_found');
  const loreState = above.find(({ role }) => role === 'assistant')?.loreState ?? {};
  const beside = { parent, turn: null, path: above, loreState };
  if (turn.kind === 'refresh') {
    const siblings = (await childrenOf(handle, [parent.id])).get(parent.id) ?? [];
    return { ...beside, written: '', editedFrom: null, seed: `${parent.id}:${siblings.length}` };
  }
  if (reply.id !== head.id) throw new DomainError('chat.stale_parent', { headMessageId: head.id });
  if (reply.state === 'done' && reply.finishReason !== 'length')
    throw new DomainError('chat.nothing_to_continue');
  const seed = (await seedOfMessage(handle, reply.id)) ?? `${parent.id}:0`;
  return { ...beside, written: reply.text, editedFrom: reply.id, seed };
}
