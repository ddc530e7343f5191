import type { modifyAssistantMessage } from '@storyloom/contract/chat/endpoints/modify-assistant-message';
import type { Message } from '@storyloom/contract/chat/entities/message';
import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { Clock } from '../../platform/clock.ts';
import { DomainError } from '../../platform/errors.ts';
import { findOwnMessage, insertEdited } from '../messages/messages.service.ts';
import { assertAllowed, type Moderation } from '../moderation/moderation.service.ts';
import { assertFinished, type ChangeParts, changeSaves, findInTrees, requireRoom } from './changes.ts';

export interface EditParts extends ChangeParts {
  clock: Clock;
  newId(): string;
  moderation: Pick<Moderation, 'check'>;
}

/**
 * Inserts the reader's version of a reply as its sibling and moves a head to it: that of the current save, or of the
 * latest save in that tree. A save that has been continued elsewhere stays, so that neither the version nor the turns of
 * the other page are lost. Throws chat.message_not_found, chat.run_active, chat.moderated,
 * quota.messages.
 */
export async function editReply(
  parts: EditParts,
  userId: string,
  { messageId, content, expectedHeadId }: ParsedInputOf<typeof modifyAssistantMessage>,
): Promise<Message & { isHead: boolean }> {
  const { db, records, clock, newId } = parts;
  const found = await findOwnMessage(db, userId, messageId);
  if (found?.role !== 'assistant' || found.parentId === null) throw new DomainError('chat.message_not_found');
  await assertAllowed(parts.moderation, content, 'edit');
  const id = newId();
  const isHead = await changeSaves(parts, { userId, storyId: found.storyId }, async (tx, saves) => {
    const { message, save } = await findInTrees(tx, saves, messageId);
    await assertFinished(parts, tx, message);
    await requireRoom(tx, userId);
    await insertEdited(tx, message, { id, text: content, createdAt: clock.now() });
    const isGenerating = (await parts.replies.listActive(tx, [save.id])).length > 0;
    if (isGenerating || save.headMessageId !== expectedHeadId) return false;
    await records.moveHead(tx, save.id, id);
    return true;
  });
  return { ...(await parts.replies.readMessage(db, id)), isHead };
}
