import { dialogDelete } from '@storyloom/contract/endpoints/chat/dialog-delete';
import { createSave } from '@storyloom/contract/endpoints/saves/create-save';
import { deleteSave } from '@storyloom/contract/endpoints/saves/delete-save';
import { listSaves } from '@storyloom/contract/endpoints/saves/list-saves';
import { loadSave } from '@storyloom/contract/endpoints/saves/load-save';
import type { Save } from '@storyloom/contract/entities/save';
import { isBusinessError } from '@storyloom/http/errors';
import { useHost, useQueryClient } from '@storyloom/mfe';
import { useCallback, useRef, useState } from 'react';
import type { Chat } from '../chat/chat.ts';
import { runOf, transcriptOf } from '../chat/store/selectors.ts';

interface NewSave {
  title?: string;
  replaceArchiveId?: string;
}

export type SaveMoves = ReturnType<typeof useSaveMoves>;

/**
 * The moves on the saves list: one at a time, so that a double press is one move. Each answers whether it was done;
 * whatever comes of one, the list is read anew.
 */
export function useSaveMoves(storyId: string, chat: Chat) {
  const host = useHost();
  const queries = useQueryClient();
  const atWork = useRef(false);
  const [busy, setBusy] = useState(false);

  const move = useCallback(
    async (work: () => Promise<unknown>, refused: (error: unknown) => void): Promise<boolean> => {
      if (atWork.current) return false;
      atWork.current = true;
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        refused(error);
        return false;
      } finally {
        atWork.current = false;
        setBusy(false);
        await queries.invalidateQueries({ queryKey: [listSaves.path, { storyId }] });
      }
    },
    [queries, storyId],
  );
  const failed = (words: string) => (error: unknown) => {
    const reason = reasonOf(error);
    host.toast('error', reason ? `${words.replace(/\.$/, '')}. ${reason}` : words);
  };

  return {
    busy,
    /** `onFull`: all are taken, and only the server knew. */
    create: (wish: NewSave, onFull?: () => void) =>
      move(
        () => host.call(createSave, { storyId, ...placeShown(chat), ...wish }),
        (error) => {
          if (isBusinessError(error, 'save.full') && onFull) onFull();
          else failed('Failed to create save.')(error);
        },
      ),
    load: ({ id }: Save) =>
      move(async () => {
        await host.call(loadSave, { id });
        chat.reload();
      }, failed('Archive load failed')),
    remove: ({ id, isCurrent }: Save) =>
      move(async () => {
        await host.call(deleteSave, { id });
        if (isCurrent) chat.reload();
      }, failed('Delete failed')),
    startOver: () =>
      move(async () => {
        await host.call(dialogDelete, { storyId });
        chat.reload();
      }, failed('Delete failed')),
  };
}

/** A save is made where this page shows the story, wherever another page has taken it. */
function placeShown(chat: Chat): { messageId?: string } {
  const state = chat.store.getState();
  const messageId = runOf(state) ? undefined : transcriptOf(state).messages.at(-1)?.id;
  return messageId === undefined ? {} : { messageId };
}

/** Why the server refused, when that helps the reader; empty where it only did not answer. */
function reasonOf(error: unknown): string {
  const known = isBusinessError(error, 'chat.run_active') || isBusinessError(error, 'save.nothing_to_save');
  return known ? error.message : '';
}
