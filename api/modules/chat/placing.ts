import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Save } from '../archives/archives.service.ts';
import type { MessageRow } from './chat.schema.ts';
import { childrenOf, findMessage, insertMessage, type NewMessage, walkUp } from './messages.repository.ts';
import type { PlayableStory } from './neighbours.ts';
import { seedOfMessage } from './runs/runs.repository.ts';
import type { TurnRequest } from './turns.ts';

/** A node of the path as a prompt and a scene read it. */
export type PathNode = Pick<MessageRow, 'role' | 'text' | 'depth'>;

/** Where a reply goes in the tree and what it starts with. */
export interface Placement {
  parent: Pick<MessageRow, 'id' | 'rootId' | 'depth'>;
  /** The reader's turn, still to be hung with the reply; null for a reply beside another. */
  turn: NewMessage | null;
  written: string;
  editedFrom: string | null;
  seed: string;
  /** What a prompt is made from, the parent first. */
  path: PathNode[];
}

export interface PlaceParts {
  newId(): string;
  clock: Clock;
}

/** The most messages of a path that are read for a prompt; its budget takes fewer. */
const PATH_LIMIT = 120;

/** The first node of a tree: the opening scene, told once and for all branches. */
export async function plantOpening(tx: Tx, parts: PlaceParts, story: PlayableStory, userId: string) {
  const id = parts.newId();
  return insertMessage(tx, {
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
  });
}

export function speakerOf(story: PlayableStory): string | null {
  return story.type === 'ROLE' ? story.main.name : null;
}

/** The save's path, newest first. */
export async function readPath(tx: Tx, save: Save): Promise<[MessageRow, ...MessageRow[]]> {
  const [head, ...above] = await walkUp(tx, save.headMessageId, PATH_LIMIT);
  if (head === undefined) throw new DomainError('archive.not_found');
  return [head, ...above];
}

/** Places the reader's turn under the head. Throws chat.stale_parent. */
export function placeTurn(
  parts: PlaceParts,
  path: [MessageRow, ...MessageRow[]],
  turn: TurnRequest,
): Placement {
  const [head] = path;
  if (turn.parentId !== undefined && turn.parentId !== head.id) {
    throw new DomainError('chat.stale_parent', { headMessageId: head.id });
  }
  const { storyId, userId, rootId } = head;
  const own = {
    id: parts.newId(),
    rootId,
    depth: head.depth + 1,
    role: 'user' as const,
    text: turn.content ?? '',
  };
  const createdAt = parts.clock.now();
  const turnMessage: NewMessage = { ...own, storyId, userId, parentId: head.id, state: 'done', createdAt };
  return {
    parent: own,
    turn: turnMessage,
    written: '',
    editedFrom: null,
    seed: `${own.id}:0`,
    path: [own, ...path],
  };
}

/** Finds the parent that another reply is written beside. Throws chat.message_not_found, chat.stale_parent, chat.nothing_to_continue. */
export async function placeBeside(
  tx: Tx,
  path: [MessageRow, ...MessageRow[]],
  turn: TurnRequest,
): Promise<Placement> {
  const [head] = path;
  const reply = await findMessage(tx, turn.messageId ?? '');
  const isMine =
    reply?.userId === head.userId && reply.storyId === head.storyId && reply.rootId === head.rootId;
  if (!isMine || reply.role !== 'assistant' || reply.parentId === null) {
    throw new DomainError('chat.message_not_found');
  }
  const above = await walkUp(tx, reply.parentId, PATH_LIMIT);
  const [parent] = above;
  if (parent === undefined) throw new DomainError('chat.message_not_found');
  const beside = { parent, turn: null, path: above };
  if (turn.kind === 'refresh') {
    const siblings = (await childrenOf(tx, [parent.id])).get(parent.id) ?? [];
    return { ...beside, written: '', editedFrom: null, seed: `${parent.id}:${siblings.length}` };
  }
  if (reply.id !== head.id) throw new DomainError('chat.stale_parent', { headMessageId: head.id });
  if (reply.state === 'done') throw new DomainError('chat.nothing_to_continue');
  const seed = (await seedOfMessage(tx, reply.id)) ?? `${parent.id}:0`;
  return { ...beside, written: reply.text, editedFrom: reply.id, seed };
}
