import { dialogDelete } from '@storyloom/contract/chat/endpoints/dialog-delete';
import { actionMessages } from '@storyloom/contract/core/messages';
import { createSave } from '@storyloom/contract/saves/endpoints/create-save';
import { deleteSave } from '@storyloom/contract/saves/endpoints/delete-save';
import { listSaves } from '@storyloom/contract/saves/endpoints/list-saves';
import { restartStory } from '@storyloom/contract/saves/endpoints/restart-story';
import type { Save } from '@storyloom/contract/saves/entities/save';
import { saveMessages } from '@storyloom/contract/saves/messages';
import { isBusinessError } from '@storyloom/http/errors';
import { useHost, useQueryClient } from '@storyloom/mfe';
import { useCallback, useRef, useState } from 'react';
import type { Chat } from '../chat/chat.ts';
import { runOf, transcriptOf } from '../chat/store/selectors.ts';
import { openSave } from './open-save.ts';

interface NewSave {
  title?: string;
  replaceSaveId?: string;
}

export type SaveActions = ReturnType<typeof useSaveActions>;

/**
 * The actions on a story's saves, one at a time, so that a double press counts once. Each resolves with true if it
 * succeeded. The list is reloaded in any case.
 */
export function useSaveActions(storyId: string, chat: Chat) {
  const host = useHost();
  const queries = useQueryClient();
  const pending = useRef(false);
  const [busy, setBusy] = useState(false);

  const run = useCallback(
    async (work: () => Promise<unknown>, onError: (error: unknown) => void): Promise<boolean> => {
      if (pending.current) return false;
      pending.current = true;
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        onError(error);
        return false;
      } finally {
        pending.current = false;
        setBusy(false);
        await queries.invalidateQueries({ queryKey: [listSaves.path, { storyId }] });
      }
    },
    [queries, storyId],
  );
  const failed = (text: string) => (error: unknown) => {
    const reason = reasonOf(error);
    host.toast('error', reason ? `${text.replace(/\.$/, '')}. ${reason}` : text);
  };

  return {
    busy,
    /** `onFull` is called if the server finds that all saves are used. */
    create: (options: NewSave, onFull?: () => void) =>
      run(
        () => host.call(createSave, { storyId, ...shownHead(chat), ...options }),
        (error) => {
          if (isBusinessError(error, 'save.full') && onFull) onFull();
          else failed(saveMessages.createFailed)(error);
        },
      ),
    /** Also resolves with false if the visitor chooses no save to archive in place of an archived one. */
    async load(save: Save): Promise<boolean> {
      let isLoaded = false;
      await run(async () => {
        isLoaded = await openSave(host, save);
        if (isLoaded) chat.reload();
      }, failed(saveMessages.loadFailed));
      return isLoaded;
    },
    remove: ({ id, isCurrent }: Save) =>
      run(async () => {
        await host.call(deleteSave, { id });
        if (isCurrent) chat.reload();
      }, failed(actionMessages.deleteFailed)),
    /** Begins a new playthrough. */
    restart: () =>
      run(async () => {
        await host.call(restartStory, { storyId });
        chat.reload();
      }, failed(actionMessages.actionFailed)),
    removeAll: () =>
      run(async () => {
        await host.call(dialogDelete, { storyId });
        chat.reload();
      }, failed(actionMessages.deleteFailed)),
  };
}

/** The head that this page shows; another page may have moved the save. */
function shownHead(chat: Chat): { messageId?: string } {
  const state = chat.store.getState();
  const messageId = runOf(state) ? undefined : transcriptOf(state).messages.at(-1)?.id;
  return messageId === undefined ? {} : { messageId };
}

/** The server's message if it helps the reader; otherwise empty. */
function reasonOf(error: unknown): string {
  const known = isBusinessError(error, 'chat.run_active') || isBusinessError(error, 'save.nothing_to_save');
  return known ? error.message : '';
}
