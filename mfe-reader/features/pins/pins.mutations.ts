import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { editFact } from '@storyloom/contract/chat/endpoints/edit-fact';
import { pinFact } from '@storyloom/contract/chat/endpoints/pin-fact';
import { pinnedFacts } from '@storyloom/contract/chat/endpoints/pinned-facts';
import { unpinFact } from '@storyloom/contract/chat/endpoints/unpin-fact';
import type { PinnedFact } from '@storyloom/contract/chat/entities/pinned-fact';
import { actionMessages } from '@storyloom/contract/core/messages';
import { serverMessage } from '@storyloom/http/errors';
import { useHost } from '@storyloom/mfe';
import type { Chat } from '../chat/chat.ts';
import { transcriptOf } from '../chat/store/selectors.ts';

/** Pins, edits and unpins facts, marks the message they are from, and invalidates the list. */
export function usePinActions(storyId: string, chat: Chat) {
  const { call, queryClient } = useHost();
  const invalidateFacts = (saveId: string) =>
    queryClient.invalidateQueries({ queryKey: [pinnedFacts.path, { archiveId: saveId }] });

  /** The first reply of a story creates its save; this page may not know it yet. */
  async function readSaveId(): Promise<string> {
    const { saveId } = transcriptOf(chat.store.getState());
    return saveId ?? (await call(dialogList, { storyId, size: 1 })).archiveId ?? '';
  }

  return {
    async pin(content: string, messageId: string | null): Promise<PinnedFact> {
      const saveId = await readSaveId();
      const fact = await call(pinFact, {
        archiveId: saveId,
        content,
        ...(messageId !== null && { messageId }),
      });
      if (messageId !== null) chat.markPinned(messageId, true);
      await invalidateFacts(saveId);
      return fact;
    },
    async edit({ id, archiveId: saveId }: PinnedFact, content: string): Promise<PinnedFact> {
      const fact = await call(editFact, { id, content });
      await invalidateFacts(saveId);
      return fact;
    },
    /** `others` are the facts that stay pinned. */
    async unpin(
      { id, messageId, archiveId: saveId }: PinnedFact,
      others: readonly PinnedFact[],
    ): Promise<void> {
      await call(unpinFact, { id });
      const stays = others.some((fact) => fact.messageId === messageId);
      if (messageId !== null && !stays) chat.markPinned(messageId, false);
      await invalidateFacts(saveId);
    },
  };
}

export type PinActions = ReturnType<typeof usePinActions>;

/** The server's message if it refused; otherwise a general one. */
export function failureText(error: unknown): string {
  return serverMessage(error) ?? `${actionMessages.actionFailed}. Try again.`;
}
