import { setTimeout as sleep } from 'node:timers/promises';
import type { DataOf, ParsedInputOf } from '@storyloom/contract/endpoint';
import type { chatImage } from '@storyloom/contract/endpoints/chat/chat-image';
import { points as prices } from '@storyloom/contract/limits';
import { TransactionRollbackError } from 'drizzle-orm';
import { DomainError, TransportError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Catalogue } from '../../catalogue/catalogue.service.ts';
import { findMessage, hasPicture, type MessageRow } from '../../messages/messages.service.ts';
import { assertAllowed } from '../../moderation/moderation.service.ts';
import type { Points } from '../../points/points.service.ts';
import { readMessage } from '../message-view.ts';
import { createMaking, type MakingParts, pictureHoldKey } from './generation.ts';
import { findActiveOf, findByClient, findRequest, insertRequest } from './image-requests.repository.ts';
import type { PictureRequest } from './image-requests.schema.ts';
import { wishOf } from './prompt-input.ts';

interface PicturesParts extends MakingParts {
  newId(): string;
  points: Points;
  stories: Catalogue;
}

type Input = ParsedInputOf<typeof chatImage>;
type Answer = DataOf<typeof chatImage>;

/** Somebody else's picture may begin, end or lapse just while it is looked at. */
const ATTEMPTS = 5;
const LOOK_MS = 300;
const PATIENCE_MS = 150_000;

/** Pictures of scenes: one a reply, paid for once, however often and from wherever they are asked for. */
export function createPictures(parts: PicturesParts) {
  const { db, clock, newId, points, stories, moderation } = parts;
  const making = createMaking(parts);

  async function ownReply(userId: string, messageId: string): Promise<MessageRow> {
    const message = await findMessage(db, messageId);
    const isReply =
      message?.role === 'assistant' && message.state !== 'running' && message.text.trim() !== '';
    if (message?.userId !== userId || !isReply) throw new DomainError('chat.message_not_found');
    return message;
  }

  /** Writes the request and holds the points; undefined when another stands in the way. */
  async function order(userId: string, { messageId, clientRequestId }: Input): Promise<string | undefined> {
    const id = newId();
    return db.transaction(async (tx) => {
      const request = { id, userId, messageId, clientRequestId, createdAt: clock.now() };
      if (!(await insertRequest(tx, request))) return undefined;
      // One that was made since the look before: this request is taken back whole.
      if (await hasPicture(tx, messageId)) tx.rollback();
      await points.hold(tx, { userId, amount: prices.image, key: pictureHoldKey(id), reason: 'chat.image' });
      return id;
    });
  }

  /** Waits for a request of any process to end. */
  async function follow(id: string): Promise<PictureRequest> {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      await making.ended(id);
      const found = await findRequest(db, id);
      if (found === undefined) throw new DomainError('image.failed');
      if (found.request.state !== 'running') return found.request;
      if (found.lapsed) await making.giveUpLapsed(id);
      else await sleep(LOOK_MS);
    }
    throw new TransportError(503, 'The picture is still being made. Please try again.', 5);
  }

  async function answer(messageId: string, pointsCharged: number): Promise<Answer> {
    return { message: await readMessage(db, messageId), pointsCharged };
  }

  /** What a request came to; who only waited for another's is charged nothing. */
  async function outcome(id: string, pointsCharged: number): Promise<Answer> {
    const { state, failure, messageId } = await follow(id);
    if (state !== 'done') throw new DomainError(failure ?? 'image.failed');
    return answer(messageId, pointsCharged);
  }

  async function tryOnce(viewer: Viewer, input: Input, message: MessageRow): Promise<Answer | undefined> {
    const { messageId, clientRequestId } = input;
    const known = await findByClient(db, viewer.userId, clientRequestId);
    if (known !== undefined) {
      if (known.request.messageId !== messageId) throw new DomainError('request.repeated');
      return outcome(known.request.id, prices.image);
    }
    if (await hasPicture(db, messageId)) return answer(messageId, 0);
    const active = await findActiveOf(db, messageId);
    if (active?.lapsed) {
      await making.giveUpLapsed(active.request.id);
      return undefined;
    }
    if (active !== undefined) return outcome(active.request.id, 0);

    const story = await stories.playable(await stories.admit(message.storyId, viewer));
    const wish = wishOf(story, message.text);
    await assertAllowed(moderation, wish.prompt, 'image');
    const id = await order(viewer.userId, input).catch(rolledBack);
    if (id === undefined) return undefined;
    making.begin({ id, messageId, wish });
    return outcome(id, prices.image);
  }

  return {
    /**
     * The picture of a reply of the reader's. Throws chat.message_not_found, points.insufficient, image.failed,
     * image.moderated, request.repeated.
     */
    async picture(viewer: Viewer, input: Input): Promise<Answer> {
      if (making.isClosing()) throw new TransportError(503, 'The service is restarting.', 1);
      const message = await ownReply(viewer.userId, input.messageId);
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const answered = await tryOnce(viewer, input, message);
        if (answered !== undefined) return answered;
      }
      throw new TransportError(503, 'This picture is changing just now. Please try again.', 1);
    },
    start: making.start,
    sweep: making.sweep,
    drain: making.drain,
  };
}

function rolledBack(error: unknown): undefined {
  if (error instanceof TransactionRollbackError) return undefined;
  throw error;
}
