import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { modifyAssistantMessage } from '@storyloom/contract/endpoints/chat/modify-assistant-message';
import type { Message } from '@storyloom/contract/entities/message';
import type { Clock } from '../../../platform/clock.ts';
import { DomainError } from '../../../platform/errors.ts';
import { assertAllowed, type Moderation } from '../../moderation/moderation.service.ts';
import { readMessage } from '../message-view.ts';
import { findMessage } from '../messages.repository.ts';
import { insertEdited } from './branches.repository.ts';
import {
  assertIdle,
  assertStands,
  assertWritten,
  changeSaves,
  findInTrees,
  type GroundParts,
} from './ground.ts';

export interface EditParts extends GroundParts {
  clock: Clock;
  newId(): string;
  moderation: Pick<Moderation, 'check'>;
}

/**
 * Writes a reply in the reader's own words beside the original, and lets the save go on from it: the current
 * save, or the latest in that tree. Throws chat.message_not_found, chat.run_active, chat.stale_parent, chat.moderated.
 */
export async function editReply(
  parts: EditParts,
  userId: string,
  { messageId, content, expectedHeadId }: ParsedInputOf<typeof modifyAssistantMessage>,
): Promise<Message> {
  const { db, archives, clock, newId } = parts;
  const found = await findMessage(db, messageId);
  const isReply = found?.role === 'assistant' && found.parentId !== null;
  if (found?.userId !== userId || !isReply) throw new DomainError('chat.message_not_found');
  await assertAllowed(parts.moderation, content, 'edit');
  const id = newId();
  await changeSaves(parts, found, async (tx, saves) => {
    const { message, save } = await findInTrees(tx, saves, messageId);
    await assertIdle(tx, [save]);
    await assertWritten(tx, message);
    assertStands(save, expectedHeadId);
    await insertEdited(tx, message, { id, text: content, createdAt: clock.now() });
    await archives.moveHead(tx, save.id, id);
  });
  return readMessage(db, id);
}
