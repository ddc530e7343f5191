import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { writingHelpLimits } from '@storyloom/contract/stories/writing-help-limits';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { DomainError, TransportError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type Change, insufficient, type Points } from '../../points/points.service.ts';
import {
  deleteEnded,
  endRequest,
  findByClient,
  insertRequest,
  listExpired,
  renewLeases,
} from './help-requests.repository.ts';
import type { HelpFailure, HelpKind, HelpRequest } from './help-requests.schema.ts';
import { addText, type HelpRun } from './help-run.ts';

const LEASE_MS = 30_000;
const RENEWAL_MS = 10_000;
/** Pause between polls of a request of another process, in ms. */
const POLL_MS = 300;
/** Longest wait for a request, in ms. */
const MAX_WAIT_MS = 170_000;
const EXPIRED_PER_CHECK = 100;
const RETENTION_MS = writingHelpLimits.retentionDays * 86_400_000;
const BATCH = 500;

export interface HelpParts {
  db: Db;
  clock: Clock;
  newId(): string;
  logger: Logger;
  points: Pick<Points, 'hold' | 'settle' | 'refund'>;
}

export interface Work<Result extends object> {
  /** Returns the result and the number of holds that it costs. Throws if there is no result. */
  run(context: {
    requestId: string;
    signal: AbortSignal;
    write(text: string): void;
  }): Promise<Delivery<Result>>;
  /** Stores the result, in the transaction that charges it. */
  store?(tx: Tx, result: Result): Promise<void>;
  /** The error of a failure that is not a domain error. */
  failed: 'optimize.failed' | 'suggest.failed' | 'image.failed';
}

interface Delivery<Result> {
  result: Result;
  holds: number;
}

export interface HelpOrder<Result extends object> {
  userId: string;
  clientRequestId: string;
  kind: HelpKind;
  /** Two requests with the same content are the same request. */
  content: object;
  /** Points of each hold. */
  price: number;
  holds: number;
  reason: Change['reason'];
  /** Throws if the texts are refused. A repeated request is not checked again. */
  assertAllowed(): Promise<void>;
  work: Work<Result>;
}

export interface Answer<Result> {
  result: Result;
  pointsCharged: number;
}

/** The run of this process, if it can be followed, and the answer. */
export interface Begun<Result> {
  run: HelpRun | undefined;
  answer: Promise<Answer<Result>>;
}

export type HelpRequests = ReturnType<typeof createHelpRequests>;

export const holdKey = (requestId: string, index: number) => `help:${requestId}:${index}`;

/**
 * Requests that hold points, are worked on in the background, and end once: stored and charged, or failed and refunded. A
 * request repeated with the same client request id gets the answer of the first and is not charged again.
 */
export function createHelpRequests({ db, clock, newId, logger, points }: HelpParts) {
  const runs = new Map<string, HelpRun>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  /** Inserts the request and holds the points; undefined if the client request id is known. */
  async function insert<Result extends object>(order: HelpOrder<Result>): Promise<string | undefined> {
    const { userId, clientRequestId, kind, price, holds, reason } = order;
    const id = newId();
    return db.transaction(async (tx) => {
      const request = { id, userId, clientRequestId, kind, holds, createdAt: clock.now() };
      if (!(await insertRequest(tx, { ...request, requestHash: hashOf(order) }, LEASE_MS))) return undefined;
      for (let index = 0; index < holds; index++) {
        await points
          .hold(tx, { userId, amount: price, key: holdKey(id, index), reason })
          .catch(totalOf(index * price, price * holds));
      }
      return id;
    });
  }

  async function work<Result extends object>(run: HelpRun, { work, kind }: HelpOrder<Result>): Promise<void> {
    const { id } = run;
    try {
      const { signal } = closing;
      const delivery = await work.run({ requestId: id, signal, write: (text) => addText(run, text) });
      await db.transaction(async (tx) => {
        const { result, holds: charged } = delivery;
        const ending = { state: 'done', result, charged } as const;
        const ended = await endRequest(tx, id, { ending, endedAt: clock.now() });
        if (ended === null) return;
        await work.store?.(tx, result);
        for (let index = 0; index < ended.holds; index++) {
          if (index < charged) await points.settle(tx, { key: holdKey(id, index) });
          else await points.refund(tx, { key: holdKey(id, index) });
        }
      });
    } catch (err) {
      logger.warn(
        { err, requestId: id, kind },
        'could not finish a request for help; its points are refunded',
      );
      const failure =
        err instanceof DomainError
          ? { error: err.error, details: err.details }
          : { error: work.failed, details: {} };
      await fail(id, failure);
    }
  }

  async function fail(id: string, failure: HelpFailure, onlyExpired = false): Promise<void> {
    await db.transaction(async (tx) => {
      const ending = { state: 'failed', failure } as const;
      const ended = await endRequest(tx, id, { ending, endedAt: clock.now(), onlyExpired });
      for (let index = 0; index < (ended?.holds ?? 0); index++) {
        await points.refund(tx, { key: holdKey(id, index) });
      }
    });
  }

  function start<Result extends object>(id: string, order: HelpOrder<Result>): HelpRun {
    const run: HelpRun = { id, text: '', listeners: new Set(), ended: Promise.resolve() };
    runs.set(id, run);
    timer ??= setInterval(renew, RENEWAL_MS);
    run.ended = work(run, order)
      .catch((err) => logger.warn({ err, requestId: id }, 'could not end a request for help'))
      .finally(() => {
        runs.delete(id);
        for (const listener of run.listeners) listener();
      });
    return run;
  }

  function renew(): void {
    renewLeases(db, [...runs.keys()], LEASE_MS).catch((err) =>
      logger.warn({ err }, 'could not renew the leases of requests for help'),
    );
  }

  /** Waits until a request ends, in any process. */
  async function awaitAnswer<Result extends object>(order: HelpOrder<Result>): Promise<Answer<Result>> {
    const until = performance.now() + MAX_WAIT_MS;
    while (performance.now() < until) {
      const found = await findByClient(db, order.userId, order.clientRequestId);
      if (found === undefined) throw new DomainError(order.work.failed);
      if (found.state !== 'running') return answerOf<Result>(found, order);
      if (found.isExpired) await fail(found.id, { error: order.work.failed, details: {} }, true);
      else await (runs.get(found.id)?.ended ?? sleep(POLL_MS));
    }
    throw new TransportError(503, 'This is still being written. Please try again.', 5);
  }

  return {
    /**
     * Begins a request, or finds the one that a repeated request began. Throws points.insufficient and request.repeated;
     * the answer rejects with the error of the work.
     */
    async begin<Result extends object>(order: HelpOrder<Result>): Promise<Begun<Result>> {
      if (closing.signal.aborted) throw new TransportError(503, 'The service is restarting.', 1);
      const known = await findByClient(db, order.userId, order.clientRequestId);
      if (known !== undefined && known.requestHash !== hashOf(order))
        throw new DomainError('request.repeated');
      if (known !== undefined) return { run: runs.get(known.id), answer: awaitAnswer(order) };
      await order.assertAllowed();
      const id = await insert(order);
      const run = id === undefined ? undefined : start(id, order);
      return { run, answer: awaitAnswer(order) };
    },

    /** Fails the requests of processes that have died. */
    async failExpired(): Promise<void> {
      for (const id of await listExpired(db, EXPIRED_PER_CHECK)) {
        await fail(id, { error: 'optimize.failed', details: {} }, true);
      }
    },

    /** Deletes requests 30 days after they ended. */
    async cleanUp(): Promise<void> {
      const before = new Date(clock.now().getTime() - RETENTION_MS);
      while ((await deleteEnded(db, before, BATCH)) === BATCH);
    },

    /** Aborts all requests; their points are refunded when it resolves. */
    async drain(): Promise<void> {
      closing.abort();
      await Promise.all([...runs.values()].map(({ ended }) => ended));
      clearInterval(timer);
    },
  };
}

function answerOf<Result extends object>(
  { state, result, charged, failure, requestHash }: HelpRequest,
  order: HelpOrder<Result>,
): Answer<Result> {
  if (requestHash !== hashOf(order)) throw new DomainError('request.repeated');
  if (state === 'failed') throw new DomainError(failure?.error ?? order.work.failed, failure?.details);
  return { result: result as Result, pointsCharged: order.price * charged };
}

const hashOf = ({ kind, content }: Pick<HelpOrder<object>, 'kind' | 'content'>) =>
  createHash('sha256')
    .update(JSON.stringify([kind, content]))
    .digest('hex');

/** Adds the price of the whole request and the balance before its first hold to the error. */
const totalOf = (held: number, price: number) => (error: unknown) => {
  if (!(error instanceof DomainError) || error.error !== 'points.insufficient') throw error;
  throw insufficient(Number(error.details.balance) + held, { amount: price });
};
