import { DomainError, TransportError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { assertAllowed, type Moderation } from '../../moderation/moderation.service.ts';
import { insufficient } from '../../points/points.service.ts';
import type { Settlement } from '../runs/finalize.ts';
import { findActive, findByRequest } from '../runs/runs.repository.ts';
import { writeBeginning } from './commit.repository.ts';
import { type PrepareParts, prepareReply } from './generation.ts';
import { type PlanParts, planReply } from './plan.ts';
import { type Price, priceOf, readContent, requestHash, type TurnRequest } from './turn-request.ts';

export interface BeginParts extends PlanParts, PrepareParts {
  settlement: Settlement;
}

/** A save may move, and a run end or lapse, just while it stands in the way. */
const ATTEMPTS = 5;

/** What a reader asks for as it may be kept. Throws chat.empty, chat.too_long, chat.moderated. */
export async function readTurn(moderation: Moderation, asked: TurnRequest): Promise<TurnRequest> {
  if (asked.kind !== 'send') return asked;
  const content = readContent(asked.content ?? '');
  await assertAllowed(moderation, content, 'input');
  return { ...asked, content };
}

/**
 * Begins a reply: what is there is read, what is new is written by one statement with the points held, then a
 * detached run writes. A repeat of the same request answers the id of the run it began.
 */
export async function beginRun(
  parts: BeginParts,
  viewer: Viewer,
  turn: TurnRequest,
): Promise<{ runId: string }> {
  parts.hub.assertOpen();
  const price = priceOf(turn);
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const begun = await tryOnce(parts, viewer, turn, price);
      if (begun !== undefined) return begun;
    }
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal;
    // What the first of two same requests changed is often a reason to refuse the second.
    const known = await findByRequest(parts.db, viewer.userId, turn.clientRequestId);
    if (known === undefined) throw refusal;
    return repeated(turn, { runId: known.run.id, requestHash: known.run.requestHash });
  }
  throw new TransportError(503, 'This save is changing just now. Please try again.', 1);
}

/** Undefined when something changed meanwhile, so that another look is worth it. */
async function tryOnce(
  parts: BeginParts,
  viewer: Viewer,
  turn: TurnRequest,
  price: Price,
): Promise<{ runId: string } | undefined> {
  const plan = await planReply(parts, viewer, turn, price);
  if ('busyArchiveId' in plan) return freeSave(parts, plan.busyArchiveId);
  // The provider thinks while the database writes; what it says is taken only when the points are held.
  const reply = prepareReply(parts, viewer, price, plan);
  const answer = await writeBeginning(parts.db, plan.beginning, reply.remembered).catch((error: unknown) => {
    reply.drop();
    throw error;
  });
  const { run } = plan.beginning;
  if (answer.outcome === 'BEGUN') {
    reply.begin();
    return { runId: run.id };
  }
  reply.drop();
  switch (answer.outcome) {
    case 'KNOWN':
      return repeated(turn, answer);
    case 'BUSY':
      return freeSave(parts, run.archiveId ?? '');
    case 'FULL':
      throw new DomainError('save.full', { archiveIds: await parts.saves.ids(run) });
    case 'POOR':
      throw insufficient(answer.balance, price);
    case 'MOVED':
      return undefined;
  }
}

function repeated(turn: TurnRequest, known: { runId: string; requestHash: string }): { runId: string } {
  if (known.requestHash !== requestHash(turn)) throw new DomainError('request.repeated');
  return { runId: known.runId };
}

/** Ends the run before this one when its process left it. Throws chat.run_active { runId } when it lives. */
async function freeSave({ db, settlement }: BeginParts, archiveId: string): Promise<undefined> {
  const active = await findActive(db, archiveId);
  if (active === undefined) return;
  if (!active.lapsed || settlement.isWriting(active.run.id))
    throw new DomainError('chat.run_active', { runId: active.run.id });
  await settlement.interruptLapsed(active.run.id);
}
