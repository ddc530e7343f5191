import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import { ImageError, type Images } from '../../images/images.service.ts';
import { insertPicture } from '../../messages/messages.service.ts';
import { assertAllowed, assertImageAllowed, type Moderation } from '../../moderation/moderation.service.ts';
import type { Points } from '../../points/points.service.ts';
import { endRequest, listLapsed, renewLeases } from './image-requests.repository.ts';
import type { PictureFailure } from './image-requests.schema.ts';
import type { PictureWish } from './prompt-input.ts';

const RENEW_MS = 3_000;
const SWEEP_MS = 5_000;
const SWEEP_AT_ONCE = 100;

export const pictureHoldKey = (requestId: string) => `picture:${requestId}`;

export interface MakingParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  points: Pick<Points, 'settle' | 'refund'>;
  images: Images;
  moderation: Pick<Moderation, 'check' | 'judge'>;
}

export interface Order {
  id: string;
  messageId: string;
  wish: PictureWish;
}

/** The pictures that this process makes. Each ends once: kept and paid for, or given up and the points given back. */
export function createMaking({ db, clock, logger, points, images, moderation }: MakingParts) {
  const running = new Map<string, Promise<void>>();
  const closing = new AbortController();
  let timers: NodeJS.Timeout[] = [];

  async function make({ id, messageId, wish }: Order): Promise<void> {
    try {
      const { prompt, scene, alt, isForAdults } = wish;
      const { signal } = closing;
      const made = await images.generate({ prompt, scene, seed: messageId, signal });
      // A model that rewrote the wish says what it really drew.
      if (made.revisedPrompt) await assertAllowed(moderation, made.revisedPrompt, 'image');
      // What is drawn by rules shows what the words say, and those were asked about.
      if (!made.isOffline) await assertImageAllowed(moderation, { bytes: made.bytes, isForAdults, signal });
      await made.save();
      await db.transaction(async (tx) => {
        const at = clock.now();
        if (!(await endRequest(tx, id, { state: 'done' }, at))) return;
        await insertPicture(tx, messageId, { ...made.cover, alt, drawn: made.isOffline }, at);
        await points.settle(tx, { key: pictureHoldKey(id) });
      });
    } catch (err) {
      const fault = err instanceof ImageError ? err.fault : undefined;
      logger.warn({ err, fault, requestId: id }, 'a picture was not made; its points go back');
      await giveUp(id, isModerated(err) ? 'image.moderated' : 'image.failed');
    }
  }

  async function giveUp(id: string, failure: PictureFailure, onlyLapsed = false): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await endRequest(tx, id, { state: 'failed', failure, onlyLapsed }, clock.now()))) return;
      await points.refund(tx, { key: pictureHoldKey(id) });
    });
  }

  /** Gives up what processes left behind that are no more. */
  async function sweep(): Promise<void> {
    for (const id of await listLapsed(db, SWEEP_AT_ONCE)) await giveUp(id, 'image.failed', true);
  }

  const quietly = (work: () => Promise<void>, words: string) => () => {
    work().catch((err) => logger.warn({ err }, words));
  };
  const renewAll = quietly(() => renewLeases(db, [...running.keys()]), 'leases of pictures were not renewed');
  const sweepAll = quietly(sweep, 'lapsed pictures were not swept');

  return {
    /** Makes what was ordered, whoever waits for it. */
    begin(order: Order): void {
      const made = make(order)
        .catch((err) => logger.warn({ err, requestId: order.id }, 'a picture was left to the sweep'))
        .finally(() => running.delete(order.id));
      running.set(order.id, made);
    },
    /** Resolves when it has ended; undefined for one of another process. */
    ended: (id: string): Promise<void> | undefined => running.get(id),
    giveUpLapsed: (id: string) => giveUp(id, 'image.failed', true),
    sweep,
    isClosing: () => closing.signal.aborted,
    start(): void {
      timers = [setInterval(renewAll, RENEW_MS), setInterval(sweepAll, SWEEP_MS)];
      sweepAll();
    },
    /** Breaks off what is being made; all points are back when it resolves. */
    async drain(): Promise<void> {
      closing.abort();
      await Promise.all(running.values());
      for (const timer of timers) clearInterval(timer);
    },
  };
}

function isModerated(error: unknown): boolean {
  if (error instanceof DomainError) return error.error === 'image.moderated';
  return error instanceof ImageError && error.fault === 'moderated';
}
