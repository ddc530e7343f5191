import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import { ImageError, type Images } from '../../images/images.service.ts';
import { insertPicture } from '../../messages/messages.service.ts';
import { assertAllowed, assertImageAllowed, type Moderation } from '../../moderation/moderation.service.ts';
import type { Points } from '../../points/points.service.ts';
import type { ChatTimings } from '../timings.ts';
import { endRequest, listExpired, renewLeases } from './image-requests.repository.ts';
import type { ImageFailure } from './image-requests.schema.ts';
import type { PromptInput } from './prompt-input.ts';

const EXPIRED_PER_CHECK = 100;

export const imageHoldKey = (requestId: string) => `picture:${requestId}`;

export interface ImageGenerationParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  points: Pick<Points, 'settle' | 'refund'>;
  images: Images;
  moderation: Pick<Moderation, 'check' | 'judge'>;
  timings: Pick<ChatTimings, 'leaseMs' | 'imageRenewalMs' | 'expiryCheckMs'>;
}

export interface ImageOrder {
  id: string;
  messageId: string;
  input: PromptInput;
}

/** The images that this process generates. Each ends exactly once: stored and charged, or failed and refunded. */
export function createImageGeneration(parts: ImageGenerationParts) {
  const { db, clock, logger, points, images, moderation, timings } = parts;
  const running = new Map<string, Promise<void>>();
  const closing = new AbortController();
  let timers: NodeJS.Timeout[] = [];

  async function generate({ id, messageId, input }: ImageOrder): Promise<void> {
    try {
      const { prompt, scene, alt, isForAdults } = input;
      const { signal } = closing;
      const made = await images.generate({ purpose: 'scene', prompt, scene, seed: messageId, signal });
      // A model may rewrite the prompt, so the rewritten prompt is moderated too.
      if (made.revisedPrompt) await assertAllowed(moderation, made.revisedPrompt, 'image');
      // The offline painter draws only what the prompt says, which has been moderated.
      if (!made.isOffline) await assertImageAllowed(moderation, { bytes: made.bytes, isForAdults, signal });
      await made.save();
      await db.transaction(async (tx) => {
        const at = clock.now();
        if (!(await endRequest(tx, id, { state: 'done' }, at))) return;
        await insertPicture(tx, messageId, { ...made.cover, alt, drawn: made.isOffline }, at);
        await points.settle(tx, { key: imageHoldKey(id) });
      });
    } catch (err) {
      const fault = err instanceof ImageError ? err.fault : undefined;
      logger.warn({ err, fault, requestId: id }, 'could not generate an image; its points are refunded');
      await fail(id, isModerated(err) ? 'image.moderated' : 'image.failed');
    }
  }

  async function fail(id: string, failure: ImageFailure, onlyExpired = false): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await endRequest(tx, id, { state: 'failed', failure, onlyExpired }, clock.now()))) return;
      await points.refund(tx, { key: imageHoldKey(id) });
    });
  }

  const failExpired = (id: string) => fail(id, 'image.failed', true);

  /** Fails the requests of processes that have died. */
  async function failAllExpired(): Promise<void> {
    for (const id of await listExpired(db, EXPIRED_PER_CHECK)) await failExpired(id);
  }

  const logged = (work: () => Promise<void>, message: string) => () => {
    work().catch((err) => logger.warn({ err }, message));
  };
  const renewAll = logged(
    () => renewLeases(db, [...running.keys()], timings.leaseMs),
    'could not renew the leases of image requests',
  );
  const checkExpired = logged(failAllExpired, 'could not end expired image requests');

  return {
    /** Generates an image in the background. */
    start(order: ImageOrder): void {
      const generating = generate(order)
        .catch((err) => {
          logger.warn({ err, requestId: order.id }, 'could not end an image request; its lease will expire');
        })
        .finally(() => running.delete(order.id));
      running.set(order.id, generating);
    },
    /** Resolves when a request of this process has ended; undefined for one of another process. */
    ended: (id: string): Promise<void> | undefined => running.get(id),
    failExpired,
    failAllExpired,
    isClosing: () => closing.signal.aborted,
    startTimers(): void {
      timers = [
        setInterval(renewAll, timings.imageRenewalMs),
        setInterval(checkExpired, timings.expiryCheckMs),
      ];
      checkExpired();
    },
    /** Aborts all images; their points are refunded when it resolves. */
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
