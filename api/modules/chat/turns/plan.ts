import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Catalogue, PlayableStory } from '../../catalogue/catalogue.service.ts';
import type { LoreActivation } from '../../lore/lore.service.ts';
import { findLore, type Memory, type NewMessage } from '../../messages/messages.service.ts';
import type { Models } from '../../providers/providers.service.ts';
import type { SaveRow, Saves } from '../../saves/saves.service.ts';
import { listPins } from '../memory/pins/pins.repository.ts';
import { recall } from '../memory/retrieval/retrieve.ts';
import type { Tokens } from '../memory/tokens/tokens.ts';
import { holdKey } from '../runs/finalize.ts';
import type { NewRun } from '../runs/runs.repository.ts';
import type { Beginning } from './commit.repository.ts';
import { castFor } from './lore.ts';
import { openingOf, type Placement, placeBeside, placeTurn, speakerOf } from './parent.ts';
import type { PlaceReader } from './position.repository.ts';
import { type Price, requestHash, type TurnRequest } from './turn-request.ts';

export interface PlanParts {
  db: Db;
  clock: Clock;
  newId(): string;
  stories: Pick<Catalogue, 'admit' | 'playable'>;
  saves: Saves;
  readPlace: PlaceReader;
  models: Models;
  tokens: Tokens;
  /** Where other processes reach this one. */
  address(): string;
}

/** A reply as it will begin when nothing changes before it is written. */
export interface Plan {
  beginning: Beginning;
  lore: LoreActivation;
  story: PlayableStory;
  placement: Placement;
  /** What the reader pinned in the save. */
  facts: string[];
  /** What of long ago the reply may be told, best first. */
  moments: Memory[];
}

/** Where a reply goes: in a save that is there, or in one that begins with it. */
interface Ground {
  archiveId: string;
  headMessageId: string | null;
  save: SaveRow | undefined;
  replyId: string;
  opening: NewMessage[];
}

/** Reads where the reader stands, and decides what a reply there needs; writes nothing. */
export async function planReply(
  parts: PlanParts,
  viewer: Viewer,
  turn: TurnRequest,
  price: Price,
): Promise<Plan | { busyArchiveId: string }> {
  const { userId } = viewer;
  const [place, admission] = await Promise.all([
    parts.readPlace({ userId, storyId: turn.storyId }, turn.archiveId),
    parts.stories.admit(turn.storyId, viewer),
  ]);
  if (place === undefined && turn.archiveId !== undefined) throw new DomainError('save.not_found');
  const story = await parts.stories.playable(admission, place?.save.versionId);
  const tree = { userId, storyId: story.storyId };
  const replyId = parts.newId();
  if (place === undefined) {
    if (turn.kind !== 'send') throw new DomainError('chat.message_not_found');
    if (turn.parentId) throw new DomainError('chat.stale_parent', { headMessageId: null });
    const opening = openingOf(parts, story, userId);
    const save = parts.saves.first(tree, { ...story, headMessageId: replyId });
    const ground = { archiveId: save.id, headMessageId: null, save, replyId, opening: [opening] };
    const placement = placeTurn(
      parts,
      { ...tree, path: [{ ...opening, loreState: null, chapters: null, line: null }] },
      { ...turn, parentId: opening.id },
    );
    return explainStatement(parts, tree, turn, { price, story, placement, ground, facts: [], moments: [] });
  }
  const { save, path } = place;
  if (path[0].state === 'running') return { busyArchiveId: save.id };
  const placing = async () => {
    const stand = { ...tree, path };
    const placement =
      turn.kind === 'send' ? placeTurn(parts, stand, turn) : await placeBeside(parts.db, stand, turn);
    return { placement, moments: await momentsFor(parts.db, placement) };
  };
  const [{ placement, moments }, pins] = await Promise.all([placing(), listPins(parts.db, save.id)]);
  const facts = pins.map(({ content }) => content);
  const ground = { archiveId: save.id, headMessageId: path[0].id, save: undefined, replyId, opening: [] };
  return explainStatement(parts, tree, turn, { price, story, placement, ground, facts, moments });
}

/** What goes on is told what its beginning was told: a chapter made meanwhile would call up other moments. */
async function momentsFor(db: Db, { editedFrom, path }: Placement): Promise<Memory[]> {
  const begun = editedFrom === null ? undefined : (await findLore(db, editedFrom))?.loreTrace;
  return begun ? (begun.moments ?? []) : recall(db, path);
}

interface Decided {
  price: Price;
  story: PlayableStory;
  placement: Placement;
  ground: Ground;
  facts: string[];
  moments: Memory[];
}

function explainStatement(
  parts: PlanParts,
  tree: { userId: string; storyId: string },
  turn: TurnRequest,
  decided: Decided,
): Plan {
  const { price, story, placement, facts, moments } = decided;
  const lore = castFor(parts, story, placement, parts.models[price.tier]);
  const beginning = beginningOf(parts, tree, turn, { ...decided, lore });
  return { story, placement, facts, moments, lore, beginning };
}

/** The rows of a reply that begins. */
function beginningOf(
  parts: PlanParts,
  tree: { userId: string; storyId: string },
  turn: TurnRequest,
  { price, story, placement, ground, lore }: Decided & { lore: LoreActivation },
): Beginning {
  const { parent, written, editedFrom, seed } = placement;
  const at = parts.clock.now();
  const runId = parts.newId();
  const reply: NewMessage = {
    ...tree,
    id: ground.replyId,
    rootId: parent.rootId,
    parentId: parent.id,
    depth: parent.depth + 1,
    role: 'assistant',
    speaker: speakerOf(story),
    text: written,
    state: 'running',
    editedFrom,
    model: parts.models[price.tier],
    createdAt: at,
  };
  const run: NewRun = {
    ...tree,
    id: runId,
    kind: turn.kind,
    archiveId: ground.archiveId,
    userMessageId: placement.turn?.id ?? null,
    messageId: reply.id,
    clientRequestId: turn.clientRequestId,
    requestHash: requestHash(turn),
    seed,
    state: 'running',
    held: price.amount,
    owner: parts.address(),
    createdAt: at,
  };
  const { amount, reason } = price;
  return {
    messages: [...ground.opening, ...(placement.turn === null ? [] : [placement.turn]), reply],
    lore: { loreTrace: { versionId: story.versionId, entries: lore.trace }, loreState: lore.state },
    run,
    headMessageId: ground.headMessageId,
    save: ground.save && parts.saves.rowJson(ground.save),
    hold: amount > 0 ? { userId: tree.userId, amount, reason, key: holdKey(runId) } : null,
    at,
  };
}
