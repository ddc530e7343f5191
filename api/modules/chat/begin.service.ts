import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { isDuplicate } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Archives } from '../archives/archives.service.ts';
import type { Points } from '../points/points.service.ts';
import type { Models } from '../providers/providers.service.ts';
import type { Stories } from '../stories/stories.service.ts';
import type { RunRow } from './chat.schema.ts';
import { insertMessages } from './messages.repository.ts';
import type { PlayableStory } from './neighbours.ts';
import { placeBeside, placeTurn, plantOpening, readPath, speakerOf } from './placing.ts';
import { assemblePrompt, maxReplyTokens } from './prompt.ts';
import type { RunHub } from './runs/hub.ts';
import { createRun } from './runs/run.ts';
import { findActive, findByRequest, insertRun } from './runs/runs.repository.ts';
import { holdKey, type Settlement } from './runs/settlement.ts';
import { sceneOf } from './scene-of.ts';
import { type Price, priceOf, readContent, requestHash, type TurnRequest } from './turns.ts';

export interface BeginParts {
  db: Db;
  clock: Clock;
  newId(): string;
  points: Pick<Points, 'hold'>;
  stories: Pick<Stories, 'getPlayable'>;
  archives: Archives;
  models: Models;
  hub: RunHub;
  settlement: Settlement;
  /** Where other processes reach this one. */
  address(): string;
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/**
 * Begins a reply: one transaction holds the points and hangs the nodes, then a detached run writes.
 * A repeat of the same request answers the id of the run it began.
 */
export async function beginRun(
  parts: BeginParts,
  viewer: Viewer,
  asked: TurnRequest,
): Promise<{ runId: string }> {
  parts.hub.assertOpen();
  const turn = asked.kind === 'send' ? { ...asked, content: readContent(asked.content ?? '') } : asked;
  const price = priceOf(turn);
  const prepared = await inPlace(parts, viewer, turn, price);
  if (prepared.kind === 'known') return repeated(prepared.run, turn);
  start(parts, viewer, turn, price, prepared);
  return { runId: prepared.runId };
}

function repeated(run: RunRow, turn: TurnRequest): { runId: string } {
  if (run.requestHash !== requestHash(turn)) throw new DomainError('request.repeated');
  return { runId: run.id };
}

/** A run may end, or lapse, just while it stands in the way. */
const ATTEMPTS = 5;

async function inPlace(
  parts: BeginParts,
  viewer: Viewer,
  turn: TurnRequest,
  price: Price,
): Promise<Prepared> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await parts.db.transaction((tx) => prepare(tx, parts, viewer, turn, price));
    } catch (error) {
      if (error instanceof BusySave && attempt < ATTEMPTS) await freeSave(parts, error.archiveId);
      else if (isDuplicate(error, 'runs_request')) throw new DomainError('request.repeated');
      else throw error;
    }
  }
}

/** Thrown out of the transaction: another run writes in this save. */
class BusySave extends Error {
  readonly archiveId: string;
  constructor(archiveId: string) {
    super('a reply is still being written in this save');
    this.archiveId = archiveId;
  }
}

/** Ends the run before this one when its process left it. Throws chat.run_active { runId } when it lives. */
async function freeSave({ db, settlement }: BeginParts, archiveId: string): Promise<void> {
  const active = await findActive(db, archiveId);
  if (active === undefined) return;
  if (!active.lapsed) throw new DomainError('chat.run_active', { runId: active.run.id });
  await settlement.interruptLapsed(active.run.id);
}

async function prepare(tx: Tx, parts: BeginParts, viewer: Viewer, turn: TurnRequest, price: Price) {
  const at = { userId: viewer.userId, storyId: turn.storyId };
  await parts.archives.lockPlace(tx, at);
  const known = await findByRequest(tx, viewer.userId, turn.clientRequestId);
  if (known !== undefined) return { kind: 'known' as const, run: known.run };

  const found = await parts.archives.find(tx, at, turn.archiveId);
  const story = await parts.stories.getPlayable(tx, turn.storyId, viewer, found?.versionId);
  const save = found ?? (await firstSave(tx, parts, viewer, story, turn));
  const above = await readPath(tx, save);
  if (above[0].state === 'running') throw new BusySave(save.id);

  const placement = turn.kind === 'send' ? placeTurn(parts, above, turn) : await placeBeside(tx, above, turn);
  const { parent, written, editedFrom, seed, path } = placement;
  const userMessageId = placement.turn?.id ?? null;
  const [runId, messageId] = [parts.newId(), parts.newId()];
  const createdAt = parts.clock.now();
  const reply = {
    id: messageId,
    rootId: parent.rootId,
    storyId: story.storyId,
    userId: viewer.userId,
    parentId: parent.id,
    depth: parent.depth + 1,
    role: 'assistant',
    speaker: speakerOf(story),
    text: written,
    state: 'running',
    editedFrom,
    model: parts.models[price.tier],
    createdAt,
  } as const;
  await insertMessages(tx, placement.turn === null ? [reply] : [placement.turn, reply]);
  const run = {
    id: runId,
    kind: turn.kind,
    userId: viewer.userId,
    storyId: story.storyId,
    archiveId: save.id,
    userMessageId,
    messageId,
    clientRequestId: turn.clientRequestId,
    requestHash: requestHash(turn),
    seed,
    state: 'running',
    held: price.amount,
    owner: parts.address(),
    createdAt,
  } as const;
  await insertRun(tx, run).catch((error) => {
    throw isDuplicate(error, 'runs_one_active') ? new BusySave(save.id) : error;
  });
  await parts.archives.moveHead(tx, save.id, messageId);
  const hold = { userId: viewer.userId, amount: price.amount, reason: price.reason, key: holdKey(runId) };
  if (price.amount > 0) await parts.points.hold(tx, hold);
  return { kind: 'new' as const, runId, messageId, userMessageId, written, seed, story, path };
}

async function firstSave(tx: Tx, parts: BeginParts, viewer: Viewer, story: PlayableStory, turn: TurnRequest) {
  if (turn.kind !== 'send') throw new DomainError('chat.message_not_found');
  const opening = await plantOpening(tx, parts, story, viewer.userId);
  const { versionId, version, title } = story;
  const at = { userId: viewer.userId, storyId: story.storyId };
  return parts.archives.begin(tx, at, { versionId, version, title, headMessageId: opening.id });
}

function start(
  parts: BeginParts,
  viewer: Viewer,
  turn: TurnRequest,
  price: Price,
  { story, path, written, seed, ...ids }: Extract<Prepared, { kind: 'new' }>,
): void {
  const identity = {
    runId: ids.runId,
    kind: turn.kind,
    userId: viewer.userId,
    storyId: story.storyId,
    messageId: ids.messageId,
    userMessageId: ids.userMessageId,
    pointsHeld: price.amount,
    turn: { isRealUser: viewer.isRealUser, own: story.authorId === viewer.userId },
  };
  const scene = sceneOf({ story, path, written, seed });
  const goesOn = written !== '';
  const prompted = goesOn ? [{ role: 'assistant' as const, text: written }, ...path] : path;
  const lore = scene.event === undefined ? scene.lore : [scene.event, ...scene.lore];
  parts.hub.start(createRun(identity, written), {
    messages: assemblePrompt({ story, path: prompted, lore, goesOn }),
    model: parts.models[price.tier],
    maxTokens: maxReplyTokens,
    scene,
  });
}
