import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Save } from '../archives/archives.service.ts';
import type { MessageRow } from './chat.schema.ts';
import { childrenOf, findMessage, insertMessage } from './messages.repository.ts';
import type { PlayableStory } from './neighbours.ts';
import { seedOfMessage } from './runs/runs.repository.ts';
import type { TurnRequest } from './turns.ts';

/** Where a reply goes in the tree and what it starts with. */
export interface Placement {
  parent: MessageRow;
  userMessageId: string | null;
  written: string;
  editedFrom: string | null;
  seed: string;
}

export interface PlaceParts {
  newId(): string;
  clock: Clock;
}

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

/** Hangs the reader's turn, or finds the parent that another reply is written beside. */
export async function place(tx: Tx, parts: PlaceParts, save: Save, turn: TurnRequest): Promise<Placement> {
  return turn.kind === 'send' ? placeTurn(tx, parts, save, turn) : placeBeside(tx, save, turn);
}

async function placeTurn(tx: Tx, parts: PlaceParts, save: Save, turn: TurnRequest): Promise<Placement> {
  const headMessageId = save.headMessageId;
  if (turn.parentId !== undefined && turn.parentId !== headMessageId) {
    throw new DomainError('chat.stale_parent', { headMessageId });
  }
  const head = await findMessage(tx, headMessageId);
  if (head === undefined) throw new DomainError('archive.not_found');
  const parent = await insertMessage(tx, {
    id: parts.newId(),
    rootId: head.rootId,
    storyId: save.storyId,
    userId: save.userId,
    parentId: head.id,
    depth: head.depth + 1,
    role: 'user',
    text: turn.content ?? '',
    state: 'done',
    createdAt: parts.clock.now(),
  });
  return { parent, userMessageId: parent.id, written: '', editedFrom: null, seed: `${parent.id}:0` };
}

/** Throws chat.message_not_found, chat.stale_parent, chat.nothing_to_continue. */
async function placeBeside(tx: Tx, save: Save, turn: TurnRequest): Promise<Placement> {
  const reply = await findMessage(tx, turn.messageId ?? '');
  const head = await findMessage(tx, save.headMessageId);
  const isMine =
    reply?.userId === save.userId && reply.storyId === save.storyId && reply.rootId === head?.rootId;
  if (!isMine || reply.role !== 'assistant' || reply.parentId === null) {
    throw new DomainError('chat.message_not_found');
  }
  const parent = await findMessage(tx, reply.parentId);
  if (parent === undefined) throw new DomainError('chat.message_not_found');
  if (turn.kind === 'refresh') {
    const siblings = (await childrenOf(tx, [parent.id])).get(parent.id) ?? [];
    const seed = `${parent.id}:${siblings.length}`;
    return { parent, userMessageId: null, written: '', editedFrom: null, seed };
  }
  if (reply.id !== save.headMessageId) {
    throw new DomainError('chat.stale_parent', { headMessageId: save.headMessageId });
  }
  if (reply.state === 'done' || reply.state === 'running') throw new DomainError('chat.nothing_to_continue');
  const seed = (await seedOfMessage(tx, reply.id)) ?? `${parent.id}:0`;
  return { parent, userMessageId: null, written: reply.text, editedFrom: reply.id, seed };
}
