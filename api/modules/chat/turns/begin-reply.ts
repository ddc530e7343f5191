import { scriptModel } from '@storyloom/contract/chat/told';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import { pointsLimits } from '@storyloom/contract/points/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { DomainError, sessionEnded, TransportError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Catalogue, PlayableStory } from '../../catalogue/catalogue.service.ts';
import { activateLore } from '../../lore/lore.service.ts';
import { findLore, type Memory } from '../../messages/messages.service.ts';
import { insufficient, type Points } from '../../points/points.service.ts';
import { type ChosenModel, modelOf } from '../../providers/providers.service.ts';
import { type SaveRow, type Saves, speakerOf } from '../../saves/saves.service.ts';
import type { Scripts } from '../../scripts/scripts.service.ts';
import type { UserSettings } from '../../settings/settings.service.ts';
import { listPins } from '../memory/pins/pins.repository.ts';
import { retrieveMemories } from '../memory/retrieval/retrieve.ts';
import { promptBudget } from '../memory/tokens/budget.ts';
import { isOutOfPoints } from '../models.ts';
import type { RunFinalizer } from '../runs/finalize.ts';
import { holdKey } from '../runs/finalize.ts';
import { findActive, findByRequest, type NewRun } from '../runs/runs.repository.ts';
import type { RunOwner } from '../runs/runs.schema.ts';
import type { ChatTimings } from '../timings.ts';
import { commitReply, type ReplyRows } from './commit.repository.ts';
import { type GenerationParts, type ReplyContext, startGeneration } from './generation.ts';
import { firstPosition, type Position, resolveParent } from './parent.ts';
import type { PositionReader } from './position.repository.ts';
import { addTold } from './told-lore.ts';
import { hashRequest, type Price, priceFor, type TurnRequest } from './turn-request.ts';

export interface BeginParts extends GenerationParts {
  db: Db;
  clock: Clock;
  newId(): string;
  stories: Pick<Catalogue, 'admit' | 'readPlayable'>;
  saves: Saves;
  points: Pick<Points, 'account'>;
  settings: Pick<UserSettings, 'read'>;
  scripts: Pick<Scripts, 'play' | 'plotOf'>;
  readPosition: PositionReader;
  finalizer: RunFinalizer;
  timings: Pick<ChatTimings, 'leaseMs'>;
  memberOf(userId: string): Promise<MemberAccount>;
  owner(): RunOwner;
}

/** A save may move and a run may end or expire between reading and committing. */
const MAX_ATTEMPTS = 5;

/**
 * Begins a reply and returns the id of its run, which continues without the caller. A repeated request returns the run that
 * the first one began. Throws 503 while the process is stopping or if the save keeps changing.
 */
export async function beginReply(
  parts: BeginParts,
  viewer: Viewer,
  request: TurnRequest,
): Promise<{ runId: string }> {
  parts.registry.assertAccepting();
  try {
    const full = await priceFor(request, parts.models, () => parts.memberOf(viewer.userId));
    const { isBuiltIn } = modelOf(parts.models, full.tier);
    const isFree = isBuiltIn && isOutOfPoints(await parts.points.account(viewer.userId));
    const price = isFree ? { ...full, amount: 0 } : full;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const begun = await tryToBegin(parts, viewer, request, price);
      if (begun !== undefined) return begun;
    }
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal;
    // The first of two equal requests often makes the second one fail.
    const known = await findByRequest(parts.db, viewer.userId, request.clientRequestId);
    if (known === undefined) throw refusal;
    return assertSameRequest(request, { runId: known.run.id, requestHash: known.run.requestHash });
  }
  throw new TransportError(503, 'This save is changing right now. Please try again.', 1);
}

/** Returns undefined if something changed concurrently, so that another attempt may succeed. */
async function tryToBegin(
  parts: BeginParts,
  viewer: Viewer,
  request: TurnRequest,
  price: Price,
): Promise<{ runId: string } | undefined> {
  const { story, position } = await plan(parts, viewer, request);
  if (position.saveId !== null && position.isGenerating) {
    return endExpiredRun(parts, position.saveId);
  }
  const model = modelOf(parts.models, price.tier);
  const context = await gatherContext(parts, story, position, request, model);
  const { rows, save } = replyRows(parts, position, context, request, { ...price, model });
  // The provider generates while the database writes; its text is only used once the points are held.
  const generation = startGeneration(parts, { viewer, model, run: rows.run }, context);
  const response = await commitReply(
    parts.db,
    withMemories(rows, generation.memories),
    parts.timings.leaseMs,
  ).catch((error: unknown) => {
    generation.abort();
    throw error;
  });
  if (response.outcome === 'STARTED') {
    generation.commit();
    return { runId: rows.run.id };
  }
  generation.abort();
  switch (response.outcome) {
    case 'READER_GONE':
      throw sessionEnded();
    case 'DUPLICATE':
      return assertSameRequest(request, response);
    case 'RUN_ACTIVE':
      return endExpiredRun(parts, save);
    case 'SAVES_FULL':
      throw new DomainError('save.full', { saveIds: await parts.saves.ids(position) });
    case 'PRICE_CHANGED':
      throw new DomainError('chat.price_changed', { price: response.price });
    case 'POINTS_INSUFFICIENT':
      throw insufficient(response.balance, price);
    case 'HEAD_MOVED':
      return undefined;
  }
}

/**
 * Plan: reads the story as the reader may play it, and where the turn starts. Throws save.not_found and the errors
 * of stories.
 */
async function plan(
  parts: BeginParts,
  viewer: Viewer,
  request: TurnRequest,
): Promise<{ story: PlayableStory; position: Position }> {
  const { userId } = viewer;
  const [found, admission] = await Promise.all([
    parts.readPosition({ userId, storyId: request.storyId }, request.saveId),
    parts.stories.admit(request.storyId, viewer),
  ]);
  if (found === undefined && request.saveId !== undefined) throw new DomainError('save.not_found');
  const story = await parts.stories.readPlayable(admission, found?.versionId);
  const position =
    found === undefined
      ? firstPosition(parts, story, userId, request)
      : { ...found, userId, storyId: story.storyId, opening: undefined };
  return { story, position };
}

/** Resolves the parent, and reads the inputs of the generation. Throws the errors of `resolveParent`. */
async function gatherContext(
  parts: BeginParts,
  story: PlayableStory,
  position: Position,
  request: TurnRequest,
  model: ChosenModel,
): Promise<ReplyContext> {
  const withMemories = async () => {
    const parent = await resolveParent(parts, position, request);
    return { parent, memories: await memoriesFor(parts.db, parent) };
  };
  const [{ parent, memories }, pins] = await Promise.all([
    withMemories(),
    position.saveId === null ? [] : listPins(parts.db, position.saveId),
  ]);
  const { constantLore, triggeredLore } = promptBudget(
    parts.models.contextTokens,
    model.provider.thoughtTokens(model.name),
  );
  const countTokens = parts.tokens.counterFor(model.name);
  const { trace: called, ...lore } = activateLore({
    entries: story.lore,
    path: parent.path,
    state: parent.loreState,
    parentMessageId: parent.parent.id,
    budget: { constant: constantLore, triggered: triggeredLore },
    countTokens,
  });
  const facts = pins.map(({ content }) => content);
  const reader = { story, userId: position.userId, pins: facts };
  const script = await readScript(parts.scripts, { ...reader, model }, parent, lore);
  // A script that is made of the story’s notes tells entries without their keys.
  const trace = script.told?.isGeneric
    ? addTold(called, story.lore, { text: script.told.text, countTokens })
    : called;
  const { replyLength } = await parts.settings.read(model.isBuiltIn ? null : position.userId);
  return { story, replyLength, parent, lore, trace, memories, facts, ...script };
}

/** Plays the story’s script: the reply without a model, or the plot that a model gets in its prompt. */
async function readScript(
  scripts: BeginParts['scripts'],
  { model, pins, ...at }: { story: PlayableStory; userId: string; pins: string[]; model: ChosenModel },
  { scriptPosition: position, path, seed }: ReplyContext['parent'],
  { triggered }: ReplyContext['lore'],
): Promise<Pick<ReplyContext, 'told' | 'plot'>> {
  const [parent] = path;
  if (parent?.role !== 'user') return { told: null, plot: null };
  if (model.isBuiltIn) {
    const known = triggered.filter(({ entry }) => !entry.secret);
    const entries = known.map(({ entry, namedKeys }) => ({ names: namedKeys, text: entry.content }));
    const told = await scripts.play({ ...at, pins, position, message: parent.text, entries, seed });
    return { told, plot: null };
  }
  if (position === null) return { told: null, plot: null };
  return { told: null, plot: await scripts.plotOf({ ...at, position, message: parent.text, seed }) };
}

/** A continuation uses the memories of its first part: a summary written since would retrieve others. */
async function memoriesFor(db: Db, { editedFrom, path }: ReplyContext['parent']): Promise<Memory[]> {
  const trace = editedFrom === null ? undefined : (await findLore(db, editedFrom))?.loreTrace;
  return trace ? (trace.memories ?? []) : retrieveMemories(db, path);
}

/** The rows that commit the reply, and the id of its save. */
function replyRows(
  parts: BeginParts,
  position: Position,
  { story, parent, lore, trace, told }: ReplyContext,
  request: TurnRequest,
  { amount: price, reason, tier, model }: Price & { model: ChosenModel },
): { rows: ReplyRows; save: string } {
  const { userId, storyId, opening } = position;
  const at = parts.clock.now();
  // A script asks again and tells again free of charge, and its author plays it free of charge.
  const isFree =
    told !== null &&
    (told.kind === 'unclear' ||
      parent.textsAbove.includes(told.text) ||
      parent.isRepeated ||
      story.isPreview);
  const amount = isFree ? 0 : price;
  const [replyId, runId] = [parts.newId(), parts.newId()];
  const newSave: SaveRow | undefined =
    position.saveId === null
      ? parts.saves.first({ userId, storyId }, { ...story, headMessageId: replyId })
      : undefined;
  const save = position.saveId ?? newSave?.id ?? '';
  const reply = {
    storyId,
    id: replyId,
    rootId: parent.parent.rootId,
    parentId: parent.parent.id,
    depth: parent.parent.depth + 1,
    role: 'assistant' as const,
    speaker: speakerOf(story),
    text: parent.startText,
    state: 'running' as const,
    editedFrom: parent.editedFrom,
    model: told === null || told.isGeneric ? model.name : scriptModel,
    createdAt: at,
  };
  const run: NewRun = {
    userId,
    storyId,
    id: runId,
    saveId: save,
    kind: request.kind,
    userMessageId: parent.userMessage?.id ?? null,
    messageId: replyId,
    clientRequestId: request.clientRequestId,
    requestHash: hashRequest(request),
    seed: parent.seed,
    state: 'running',
    held: amount,
    ...parts.owner(),
    createdAt: at,
  };
  const rows: ReplyRows = {
    messages: [opening, parent.userMessage, reply].filter((row) => row != null),
    lore: {
      loreTrace: { versionId: story.versionId, entries: trace },
      loreState: lore.state,
      // Stored when the reply has ended well.
      scriptPosition: null,
    },
    run,
    headMessageId: position.saveId === null ? null : position.path[0].id,
    save: newSave && parts.saves.rowJson(newSave),
    hold: {
      userId,
      amount,
      reason,
      key: holdKey(runId),
      target: { kind: 'REPLY', storyId, messageId: replyId },
    },
    freeRepliesADay: tier === 'premium' ? null : pointsLimits.freeRepliesADay,
    mostPrice: request.price ?? null,
    at,
  };
  return { rows, save };
}

function withMemories(rows: ReplyRows, memories: Memory[]): ReplyRows {
  const { loreTrace } = rows.lore;
  if (loreTrace === null || memories.length === 0) return rows;
  return { ...rows, lore: { ...rows.lore, loreTrace: { ...loreTrace, memories } } };
}

/** Throws request.repeated if the same clientRequestId asked for something else. */
function assertSameRequest(
  request: TurnRequest,
  known: { runId: string; requestHash: string },
): { runId: string } {
  if (known.requestHash !== hashRequest(request)) throw new DomainError('request.repeated');
  return { runId: known.runId };
}

/** Interrupts the save's run if its process has died; throws chat.run_active { runId } if it is being generated. */
async function endExpiredRun({ db, finalizer }: BeginParts, saveId: string): Promise<undefined> {
  const active = await findActive(db, saveId);
  if (active === undefined) return;
  if (!active.isExpired || finalizer.isGenerating(active.run.id)) {
    throw new DomainError('chat.run_active', { runId: active.run.id });
  }
  await finalizer.interruptExpired(active.run.id);
}
