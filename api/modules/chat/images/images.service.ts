import { setTimeout as sleep } from 'node:timers/promises';
import type { chatImage } from '@storyloom/contract/chat/endpoints/chat-image';
import type { DataOf, ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { prices } from '@storyloom/contract/points/limits';
import { DomainError, sessionEnded, TransportError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Catalogue } from '../../catalogue/catalogue.service.ts';
import {
  findLore,
  findMessage,
  findOwnMessage,
  hasPicture,
  type MessageRow,
} from '../../messages/messages.service.ts';
import { assertAllowed } from '../../moderation/moderation.service.ts';
import type { Points } from '../../points/points.service.ts';
import { isOfNotes, type Scripts } from '../../scripts/scripts.service.ts';
import { delayMerge } from '../../users/users.service.ts';
import { readMessage } from '../message-view.ts';
import type { ChatTimings } from '../timings.ts';
import { createImageGeneration, type ImageGenerationParts, imageHoldKey } from './generation.ts';
import { findActiveOf, findByClient, findRequest, insertRequest } from './image-requests.repository.ts';
import type { ImageRequest } from './image-requests.schema.ts';
import { buildPromptInput, type PromptInput } from './prompt-input.ts';

interface SceneImageParts extends ImageGenerationParts {
  newId(): string;
  points: Points;
  stories: Catalogue;
  scripts: Pick<Scripts, 'sceneAt'>;
  timings: ChatTimings;
}

type Input = ParsedInputOf<typeof chatImage>;
type Answer = DataOf<typeof chatImage>;

/** Another request for the same message may begin, end or expire between reading and inserting. */
const MAX_ATTEMPTS = 5;
/** Longest wait for a request, in ms. */
const MAX_WAIT_MS = 150_000;

/** Images of scenes: one per reply, charged once, even if it is requested repeatedly or by several processes. */
export function createSceneImages(parts: SceneImageParts) {
  const { db, clock, newId, points, stories, scripts, images, moderation, timings } = parts;
  const generation = createImageGeneration(parts);

  /** Throws chat.message_not_found unless the message is a finished reply of the reader. */
  async function findReply(userId: string, messageId: string): Promise<MessageRow> {
    const message = await findOwnMessage(db, userId, messageId);
    const isReply =
      message?.role === 'assistant' && message.state !== 'running' && message.text.trim() !== '';
    if (!isReply) throw new DomainError('chat.message_not_found');
    return message;
  }

  async function describe(viewer: Viewer, { id, rootId, storyId, text }: MessageRow): Promise<PromptInput> {
    const told = (await findLore(db, id))?.scriptPosition ?? null;
    const position = told && !isOfNotes(told) ? told : null;
    const admission = await stories.admit(storyId, viewer);
    const story = await stories.readPlayable(admission, position?.versionId);
    const opening = (await findMessage(db, rootId))?.text ?? story.opening;
    return buildPromptInput(
      { ...story, opening },
      text,
      position && (await scripts.sceneAt(story, position)),
    );
  }

  /** Inserts the request and holds the points; undefined if there is another request or an image. */
  async function order(
    userId: string,
    { id: messageId, storyId }: MessageRow,
    { clientRequestId }: Input,
  ): Promise<string | undefined> {
    const id = newId();
    return db.transaction(async (tx) => {
      if (!(await delayMerge(tx, userId))) throw sessionEnded();
      await points.lock(tx, userId);
      // Under the lock, no other request of the reader begins; one may have begun or ended since the last check.
      if (await findByClient(tx, userId, clientRequestId)) return undefined;
      if (await findActiveOf(tx, messageId)) return undefined;
      if (await hasPicture(tx, messageId)) return undefined;
      const request = { id, userId, messageId, clientRequestId, createdAt: clock.now() };
      await insertRequest(tx, request, timings.leaseMs);
      await points.hold(tx, {
        userId,
        amount: prices.image,
        key: imageHoldKey(id),
        reason: 'chat.image',
        target: { kind: 'IMAGE', storyId, messageId },
      });
      return id;
    });
  }

  /** Waits until a request ends, in any process. */
  async function awaitRequest(id: string): Promise<ImageRequest> {
    const until = performance.now() + MAX_WAIT_MS;
    while (performance.now() < until) {
      await generation.ended(id);
      const found = await findRequest(db, id);
      if (found === undefined) throw new DomainError('image.failed');
      if (found.request.state !== 'running') return found.request;
      if (found.isExpired) await generation.failExpired(id);
      else await sleep(timings.pollMs);
    }
    throw new TransportError(503, 'The image is still being generated. Please try again.', 5);
  }

  async function answer(messageId: string, pointsCharged: number): Promise<Answer> {
    return { message: await readMessage(db, messageId), pointsCharged };
  }

  /** The result of a request. `pointsCharged` is 0 for a caller who only waits for another request. */
  async function awaitAnswer(id: string, pointsCharged: number): Promise<Answer> {
    const { state, failure, messageId } = await awaitRequest(id);
    if (state !== 'done') throw new DomainError(failure ?? 'image.failed');
    return answer(messageId, pointsCharged);
  }

  /** Returns undefined if something changed concurrently, so that another attempt may succeed. */
  async function tryOnce(viewer: Viewer, input: Input, message: MessageRow): Promise<Answer | undefined> {
    const { messageId, clientRequestId } = input;
    const known = await findByClient(db, viewer.userId, clientRequestId);
    if (known !== undefined) {
      if (known.request.messageId !== messageId) throw new DomainError('request.repeated');
      return awaitAnswer(known.request.id, prices.image);
    }
    if (await hasPicture(db, messageId)) return answer(messageId, 0);
    const active = await findActiveOf(db, messageId);
    if (active?.isExpired) {
      await generation.failExpired(active.request.id);
      return undefined;
    }
    if (active !== undefined) return awaitAnswer(active.request.id, 0);

    const promptInput = await describe(viewer, message);
    if (!images.canDraw(promptInput.scene)) throw new DomainError('image.no_motif');
    await assertAllowed(moderation, promptInput.prompt, 'image');
    const id = await order(viewer.userId, message, input);
    if (id === undefined) return undefined;
    generation.start({ id, messageId, input: promptInput });
    return awaitAnswer(id, prices.image);
  }

  return {
    /**
     * Returns the image of the reader's reply; generates it if there is none. Throws chat.message_not_found,
     * points.insufficient, image.failed, image.moderated, image.no_motif, request.repeated.
     */
    async image(viewer: Viewer, input: Input): Promise<Answer> {
      if (generation.isClosing()) throw new TransportError(503, 'The service is restarting.', 1);
      const message = await findReply(viewer.userId, input.messageId);
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
        const answered = await tryOnce(viewer, input, message);
        if (answered !== undefined) return answered;
      }
      throw new TransportError(503, 'This image is changing right now. Please try again.', 1);
    },
    start: generation.startTimers,
    failAllExpired: generation.failAllExpired,
    drain: generation.drain,
  };
}
