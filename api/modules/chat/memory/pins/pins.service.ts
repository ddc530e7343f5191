import type { editFact } from '@storyloom/contract/chat/endpoints/edit-fact';
import type { pinFact } from '@storyloom/contract/chat/endpoints/pin-fact';
import type { PinnedFact as WirePin } from '@storyloom/contract/chat/entities/pinned-fact';
import { chatLimits } from '@storyloom/contract/chat/limits';
import { countCharacters } from '@storyloom/contract/core/characters';
import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Handle } from '../../../../platform/db.ts';
import { DomainError } from '../../../../platform/errors.ts';
import type { Catalogue } from '../../../catalogue/catalogue.service.ts';
import { findMessage } from '../../../messages/messages.service.ts';
import { assertAllowed, type Moderation } from '../../../moderation/moderation.service.ts';
import type { SaveRow, Saves, WithSaveId } from '../../../saves/saves.service.ts';
import { deletePin, findOwnPin, insertPin, listPins, updatePin } from './pins.repository.ts';
import type { PinRow } from './pins.schema.ts';

type PinnedFact = WithSaveId<WirePin>;

interface PinsParts {
  db: Db;
  clock: Clock;
  newId(): string;
  saves: Pick<Saves, 'findOwned' | 'lock'>;
  stories: Pick<Catalogue, 'assertTextVisible'>;
  moderation: Pick<Moderation, 'check'>;
}

export type Pins = ReturnType<typeof createPins>;

/** Facts that the reader adds to every prompt of a save. */
export function createPins({ db, clock, newId, saves, stories, moderation }: PinsParts) {
  return {
    /** Oldest first. Throws save.not_found, story.adult_confirm_required. */
    async list(userId: string, saveId: string): Promise<PinnedFact[]> {
      const { storyId } = await saves.findOwned(db, userId, saveId);
      await stories.assertTextVisible(storyId, userId);
      return (await listPins(db, saveId)).map(toFact);
    },

    /**
     * Pins a fact; pinning the same text of the same message again returns the first pin. Throws request.invalid,
     * save.not_found, chat.message_not_found, chat.facts_full, chat.moderated.
     */
    async pin(
      userId: string,
      { saveId, messageId, content }: WithSaveId<ParsedInputOf<typeof pinFact>>,
    ): Promise<PinnedFact> {
      const text = toText(content);
      const save = await saves.findOwned(db, userId, saveId);
      if (messageId !== undefined) await assertInTree(db, save, messageId);
      await assertAllowed(moderation, text, 'fact');
      return db.transaction(async (tx) => {
        await saves.lock(tx, save);
        // The save may have been deleted since it was read.
        await saves.findOwned(tx, userId, saveId);
        const pins = await listPins(tx, saveId);
        const same = pins.find((one) => one.content === text && one.messageId === (messageId ?? null));
        if (same !== undefined) return toFact(same);
        assertWithinLimits(pins, text);
        const id = newId();
        const pin = { id, saveId, messageId: messageId ?? null, content: text, createdAt: clock.now() };
        await insertPin(tx, pin);
        return toFact(pin);
      });
    },

    /**
     * Changes the text of a pinned fact; if the same text of the same message is pinned already, only that pin stays. Throws
     * request.invalid, chat.fact_not_found, chat.facts_full, chat.moderated.
     */
    async edit(userId: string, { id, content }: ParsedInputOf<typeof editFact>): Promise<PinnedFact> {
      const text = toText(content);
      const { storyId } = await findOwn(db, userId, id);
      await assertAllowed(moderation, text, 'fact');
      return db.transaction(async (tx) => {
        await saves.lock(tx, { userId, storyId });
        const pin = await findOwn(tx, userId, id);
        const others = (await listPins(tx, pin.saveId)).filter((one) => one.id !== id);
        const same = others.find((one) => one.content === text && one.messageId === pin.messageId);
        if (same !== undefined) {
          await deletePin(tx, id);
          return toFact(same);
        }
        assertWithinLimits(others, text);
        await updatePin(tx, id, text);
        return toFact({ ...pin, content: text });
      });
    },

    /** Deletes a pinned fact of the reader's; another id is ignored. */
    async unpin(userId: string, id: string): Promise<{ id: string }> {
      if ((await findOwnPin(db, userId, id)) !== undefined) await deletePin(db, id);
      return { id };
    },
  };
}

/** Throws request.invalid for a text without characters. */
function toText(content: string): string {
  const text = content.replaceAll('\0', '').toWellFormed().trim();
  if (text === '') throw new DomainError('request.invalid');
  return text;
}

/** Throws chat.fact_not_found. */
async function findOwn(handle: Handle, userId: string, id: string) {
  const pin = await findOwnPin(handle, userId, id);
  if (pin === undefined) throw new DomainError('chat.fact_not_found');
  return pin;
}

/** Pinned facts are in every prompt, so together they may only take a small part of it. */
function assertWithinLimits(pins: readonly PinRow[], text: string): void {
  const length = pins.reduce((sum, { content }) => sum + countCharacters(content), countCharacters(text));
  const isFull = pins.length >= chatLimits.facts || length > chatLimits.factsTogether;
  if (isFull) throw new DomainError('chat.facts_full', { max: chatLimits.facts });
}

/** Throws chat.message_not_found for a message of another tree. */
async function assertInTree(handle: Handle, save: SaveRow, messageId: string): Promise<void> {
  const [message, head] = await Promise.all([
    findMessage(handle, messageId),
    findMessage(handle, save.headMessageId),
  ]);
  if (message === undefined || message.rootId !== head?.rootId) {
    throw new DomainError('chat.message_not_found');
  }
}

function toFact({ id, saveId, messageId, content, createdAt }: Omit<PinRow, 'seq'>): PinnedFact {
  return { id, saveId, messageId, content, createdAt: createdAt.toISOString() };
}
