import type { Save } from '@storyloom/contract/saves/entities/save';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { type MessageRow, walkUp } from '../messages/messages.service.ts';
import {
  assertIdle,
  type ChangeParts,
  changeSaves,
  findInTrees,
  requireReplaceable,
  requireRoom,
} from './changes.ts';
import { firstSave } from './first-save.ts';
import type { SaveRow } from './saves.schema.ts';

interface PathCopyParts extends ChangeParts {
  clock: Clock;
  newId(): string;
}

/** A save made of a copied path, and its head at the time. */
interface CopiedSave {
  saveId: string;
  headMessageId: string;
}

/** The tree that a path becomes. */
export interface NewTree {
  userId: string;
  storyId: string;
  /** Ids of the new messages, root first. */
  ids: string[];
  at: Date;
}

export interface PathCopy {
  story: { storyId: string; versionId: string; version: number; title: string };
  /** Number of messages. */
  length: number;
  insertMessages(tx: Tx, tree: NewTree): Promise<void>;
  /** The save that the copy overwrites; `archive` archives the current one instead if there is no room. */
  place: { replaceSaveId: string | undefined } | 'archive';
  /** Finds the save of an earlier copy; runs under the lock of the reader's saves. */
  findKnown(tx: Tx): Promise<CopiedSave | undefined>;
  remember(tx: Tx, copied: CopiedSave): Promise<void>;
}

/** Messages of a path that are searched for a finished one. */
const SEARCH_LIMIT = 120;

/** Copies paths out of a reader's trees, for shares, and into them. */
export function createPathCopies(parts: PathCopyParts) {
  const { db, records, replies, clock, newId } = parts;

  async function insertCopy(tx: Tx, saves: SaveRow[], userId: string, copy: PathCopy): Promise<string> {
    const { story, length, place } = copy;
    const replaceSaveId = place === 'archive' ? undefined : place.replaceSaveId;
    const { storyId } = story;
    await requireRoom(tx, userId);
    const now = clock.now();
    const ids = Array.from({ length }, newId);
    const headMessageId = ids.at(-1) ?? '';
    const beside = firstSave({ userId, storyId }, { ...story, headMessageId }, { id: '', now });
    const row = { beside, headMessageId, title: undefined };
    const replaced = replaceSaveId === undefined ? undefined : requireReplaceable(saves, replaceSaveId);
    if (replaced !== undefined) await assertIdle(parts, tx, [replaced]);
    await copy.insertMessages(tx, { userId, storyId, ids, at: now });
    const others = place === 'archive' ? await records.makeRoom(tx, saves) : saves;
    const saveId = replaced?.id ?? (await records.add(tx, others, row));
    if (replaced !== undefined) {
      await records.replace(tx, replaced.id, row);
      await replies.deletePins(tx, replaced.id);
    }
    await copy.remember(tx, { saveId, headMessageId });
    return saveId;
  }

  return {
    /**
     * The part of a save that can be shared: its path up to a message or the head, without an unfinished reply and the
     * user message before it. Throws save.not_found, chat.message_not_found, save.nothing_to_save.
     */
    async shareablePath(userId: string, request: { saveId: string; messageId?: string | undefined }) {
      const save = await records.findOwned(db, userId, request.saveId);
      const { message } = await findInTrees(db, [save], request.messageId ?? save.headMessageId);
      const head = lastFinished(await walkUp(db, message.id, SEARCH_LIMIT));
      if (head === undefined || head.depth === 0) throw new DomainError('save.nothing_to_save');
      return { save, head };
    },

    /**
     * Makes a path a save of the reader's, and that save current. Throws save.full { saveIds }, save.not_found for
     * the save to replace, chat.run_active, quota.messages.
     */
    async addPath(userId: string, copy: PathCopy): Promise<Save> {
      const at = { userId, storyId: copy.story.storyId };
      const id = await changeSaves(parts, at, async (tx, saves) => {
        const known = await copy.findKnown(tx);
        const same = saves.find(
          (save) => save.id === known?.saveId && save.headMessageId === known.headMessageId,
        );
        const previous = saves.filter((save) => save.isCurrent && save.id !== same?.id);
        await assertIdle(parts, tx, previous);
        const saveId = same?.id ?? (await insertCopy(tx, saves, userId, copy));
        await records.makeCurrent(tx, { ...at, id: saveId });
        return saveId;
      });
      return records.view({ ...at, id });
    },
  };
}

type Node = Pick<MessageRow, 'role' | 'state' | 'text'>;

/** The newest message that a share can end with: no running or empty reply, and no user message without its reply. */
export function lastFinished<N extends Node>(newestFirst: readonly N[]): N | undefined {
  const isOpen = ({ role, state, text }: N) => state === 'running' || (role === 'assistant' && text === '');
  return newestFirst.find((node, at) => !isOpen(node) && (at === 0 || node.role === 'assistant'));
}
