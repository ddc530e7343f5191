import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { pinFact } from '@storyloom/contract/endpoints/chat/pin-fact';
import type { PinnedFact } from '@storyloom/contract/entities/pinned-fact';
import { limits } from '@storyloom/contract/limits';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Handle } from '../../../../platform/db.ts';
import { DomainError } from '../../../../platform/errors.ts';
import { findMessage } from '../../../messages/messages.service.ts';
import { assertAllowed, type Moderation } from '../../../moderation/moderation.service.ts';
import type { SaveRow, Saves } from '../../../saves/saves.service.ts';
import { deletePin, insertPin, listPins } from './pins.repository.ts';
import type { PinRow } from './pins.schema.ts';

interface PinsParts {
  db: Db;
  clock: Clock;
  newId(): string;
  saves: Pick<Saves, 'findOwned' | 'lock'>;
  moderation: Pick<Moderation, 'check'>;
}

export type Pins = ReturnType<typeof createPins>;

/** Facts that a reader wants a save to keep: every reply in it is written with them. */
export function createPins({ db, clock, newId, saves, moderation }: PinsParts) {
  return {
    async list(userId: string, archiveId: string): Promise<PinnedFact[]> {
      await saves.findOwned(db, userId, archiveId);
      return (await listPins(db, archiveId)).map(toFact);
    },

    /** Pinning the same words of the same message twice is fine. Throws archive.not_found, chat.facts_full, chat.moderated. */
    async pin(
      userId: string,
      { archiveId, messageId, content }: ParsedInputOf<typeof pinFact>,
    ): Promise<PinnedFact> {
      const text = content.replaceAll('\0', '').toWellFormed().trim();
      if (text === '') throw new DomainError('request.invalid');
      const save = await saves.findOwned(db, userId, archiveId);
      if (messageId !== undefined) await assertInTree(db, save, messageId);
      await assertAllowed(moderation, text, 'fact');
      return db.transaction(async (tx) => {
        await saves.lock(tx, save);
        // It may have been deleted since the look above.
        await saves.findOwned(tx, userId, archiveId);
        const pins = await listPins(tx, archiveId);
        const same = pins.find((one) => one.content === text && one.messageId === (messageId ?? null));
        if (same !== undefined) return toFact(same);
        assertRoom(pins, text);
        const id = newId();
        const pin = { id, archiveId, messageId: messageId ?? null, content: text, createdAt: clock.now() };
        await insertPin(tx, pin);
        return toFact(pin);
      });
    },

    async unpin(userId: string, id: string): Promise<{ id: string }> {
      await deletePin(db, userId, id);
      return { id };
    },
  };
}

/** Facts are in every prompt, so all of them together may take only a small part of it. */
function assertRoom(pins: readonly PinRow[], text: string): void {
  const length = pins.reduce((sum, { content }) => sum + content.length, text.length);
  const isFull = pins.length >= limits.facts || length > limits.factsTogether;
  if (isFull) throw new DomainError('chat.facts_full', { max: limits.facts });
}

/** Throws chat.message_not_found for a message that no path of this save can hold. */
async function assertInTree(handle: Handle, save: SaveRow, messageId: string): Promise<void> {
  const [message, head] = await Promise.all([
    findMessage(handle, messageId),
    findMessage(handle, save.headMessageId),
  ]);
  if (message === undefined || message.rootId !== head?.rootId) {
    throw new DomainError('chat.message_not_found');
  }
}

function toFact({ id, archiveId, messageId, content, createdAt }: Omit<PinRow, 'seq'>): PinnedFact {
  return { id, archiveId, messageId, content, createdAt: createdAt.toISOString() };
}
