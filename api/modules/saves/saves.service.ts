import type { chooseSibling } from '@storyloom/contract/chat/endpoints/choose-sibling';
import type { dialogTree } from '@storyloom/contract/chat/endpoints/dialog-tree';
import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { createSave } from '@storyloom/contract/saves/endpoints/create-save';
import type { loadSave } from '@storyloom/contract/saves/endpoints/load-save';
import type { moveHead } from '@storyloom/contract/saves/endpoints/move-head';
import type { moveVersion } from '@storyloom/contract/saves/endpoints/move-version';
import type { restartStory } from '@storyloom/contract/saves/endpoints/restart-story';
import type { Save } from '@storyloom/contract/saves/entities/save';
import type { Handle, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import { rowJson } from '../../platform/row-json.ts';
import type { GuestMerge } from '../../platform/user-data.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import { findMessage, findNewestLeaf, insertMessages } from '../messages/messages.service.ts';
import { createAllSaves } from './all-saves.ts';
import {
  assertFinished,
  assertHead,
  assertIdle,
  changeSaves,
  findInTrees,
  requireReplaceable,
  requireSave,
} from './changes.ts';
import { type EditParts, editReply } from './edit.ts';
import { firstSave, type SaveStart } from './first-save.ts';
import { mergeSaves } from './merge.repository.ts';
import { toOpeningMessage } from './opening.ts';
import { createOrphanedTreeCleanup } from './orphaned-trees.jobs.ts';
import { createPathCopies } from './path-copies.ts';
import { createSaveRecords } from './records.ts';
import { findAtOpening, findCurrent, listIds, type StoryOfReader } from './saves.repository.ts';
import { type SaveRow, saves as savesTable } from './saves.schema.ts';
import { readTree } from './tree.ts';
import { renewUnbegun } from './unbegun.ts';
import type { WithSaveId } from './wire.ts';

export type { RepliesInSaves } from './changes.ts';
export { speakerOf, toOpeningMessage } from './opening.ts';
export { moveHead } from './saves.repository.ts';
export { type SaveRow, saveHeads } from './saves.schema.ts';
export { fromWire, toWire, type WithSaveId } from './wire.ts';

export type Saves = ReturnType<typeof createSaves>;

interface SavesParts extends Omit<EditParts, 'records'> {
  logger: Logger;
  stories: Pick<
    Catalogue,
    | 'readDetail'
    | 'admit'
    | 'readPlayable'
    | 'assertTextVisible'
    | 'readRatings'
    | 'readLibraryCards'
    | 'findWithheld'
  >;
}

/** A reader's actions on saves. Moving a head never changes a message: nothing in a tree is overwritten. */
export function createSaves(given: SavesParts) {
  const parts = { ...given, records: createSaveRecords(given) };
  const { db, clock, newId, stories, replies, records } = parts;
  const cleanup = createOrphanedTreeCleanup(parts);
  const copies = createPathCopies(parts);

  return {
    /** Throws story.not_found, story.adult_confirm_required. */
    async list(at: Parameters<typeof records.list>[0]) {
      await stories.assertTextVisible(at.storyId, at.userId);
      return records.list(at);
    },
    listAll: createAllSaves(parts),
    findOwned: records.findOwned,
    lock: records.lock,
    ...copies,
    mergeGuest: (tx: Tx, merge: GuestMerge) => mergeSaves(tx, merge, clock.now()),
    cleanUpTrees: cleanup.run,
    jobs: [cleanup.job],

    /** The save with this id, or the current one; undefined if none is given and none exists. Throws save.not_found. */
    async find(handle: Handle, at: StoryOfReader, id: string | undefined): Promise<SaveRow | undefined> {
      if (id === undefined) return findCurrent(handle, at);
      const save = await records.findOwned(handle, at.userId, id);
      if (save.storyId !== at.storyId) throw new DomainError('save.not_found');
      return save;
    },

    ids: (at: StoryOfReader) => listIds(db, at),

    /** The row of a first save; chat_begin_reply inserts it. */
    first: (at: StoryOfReader, start: SaveStart): SaveRow =>
      firstSave(at, start, { id: newId(), now: clock.now() }),

    rowJson: (save: SaveRow) => rowJson(savesTable, save),

    /** Saves the current head, or a message of its tree. The current save does not change. */
    async create(
      viewer: Viewer,
      { storyId, messageId, title, replaceSaveId }: ParsedInputOf<typeof createSave>,
    ) {
      const at = { userId: viewer.userId, storyId };
      const id = await changeSaves(parts, at, async (tx, saves) => {
        const current = saves.find(({ isCurrent }) => isCurrent) ?? saves[0];
        if (current === undefined) return undefined;
        const { message, save } = await findInTrees(tx, saves, messageId ?? current.headMessageId);
        await assertFinished(parts, tx, message);
        const row = { beside: save, headMessageId: message.id, title };
        if (replaceSaveId === undefined) {
          const added = await records.add(tx, saves, row);
          await replies.copyPins(tx, save.id, added);
          return added;
        }
        const replaced = requireReplaceable(saves, replaceSaveId);
        await assertIdle(parts, tx, [replaced]);
        await records.replace(tx, replaced.id, row);
        if (replaced.id !== save.id) await replies.copyPins(tx, save.id, replaced.id);
        return replaced.id;
      });
      if (id !== undefined) return records.view({ ...at, id });
      await stories.readDetail(storyId, viewer);
      throw new DomainError('save.nothing_to_save');
    },

    /**
     * Makes a save current. An archived one takes the place of `replaceSaveId`. Throws save.not_found, save.full
     * { saveIds }, and chat.run_active while the current one or the replaced one generates a reply.
     */
    async load(userId: string, { id, replaceSaveId }: ParsedInputOf<typeof loadSave>): Promise<Save> {
      const owned = await records.findOwned(db, userId, id);
      await changeSaves(parts, owned, async (tx, saves) => {
        const save = requireSave(saves, id);
        const replaced = replaceSaveId === undefined ? undefined : requireSave(saves, replaceSaveId);
        const previous = saves.filter((one) => (one.isCurrent && one.id !== id) || one === replaced);
        await assertIdle(parts, tx, previous);
        if (save.archivedAt !== null) await records.restore(tx, saves, id, replaced);
        await records.makeCurrent(tx, save);
      });
      return records.view(owned);
    },

    /**
     * Begins a new playthrough: a new current save at the opening scene of the story's newest version. The other saves
     * stay; without room the current one is archived. Returns the current save if it is at an opening scene already, so that repeating the request is harmless.
     * Throws story.not_found, story.adult_confirm_required, save.full { saveIds },
     * chat.run_active.
     */
    async restart(viewer: Viewer, { storyId }: ParsedInputOf<typeof restartStory>): Promise<Save> {
      const { userId } = viewer;
      const story = await stories.readPlayable(await stories.admit(storyId, viewer));
      return copies.addPath(userId, {
        story,
        length: 1,
        insertMessages: (tx, { ids: [id = ''], at: createdAt }) =>
          insertMessages(tx, userId, [toOpeningMessage(story, { id, createdAt })]),
        place: 'archive',
        findKnown: (tx) => findAtOpening(tx, { userId, storyId }),
        remember: async () => {},
      });
    },

    /** A save in any story. Throws save.not_found. */
    read: async (userId: string, id: string): Promise<Save> =>
      records.view(await records.findOwned(db, userId, id)),

    /**
     * Lets further turns of a save use the current version of its story. Throws save.not_found, story.not_found,
     * story.adult_confirm_required, story.members_only, chat.stale_parent, chat.run_active.
     */
    async moveVersion(
      viewer: Viewer,
      { id, expectedHeadId }: ParsedInputOf<typeof moveVersion>,
    ): Promise<Save> {
      const owned = await records.findOwned(db, viewer.userId, id);
      const story = await stories.readPlayable(await stories.admit(owned.storyId, viewer));
      await changeSaves(parts, owned, async (tx, saves) => {
        const save = requireSave(saves, id);
        await assertIdle(parts, tx, [save]);
        assertHead(save, expectedHeadId);
        await records.moveVersion(tx, id, story);
      });
      return records.view(owned);
    },

    renewUnbegun: (viewer: Viewer, id: string) => renewUnbegun(parts, viewer, id),

    /** Throws save.not_found, chat.run_active. */
    async remove(userId: string, id: string): Promise<{ id: string }> {
      const owned = await records.findOwned(db, userId, id);
      await changeSaves(parts, owned, async (tx, saves) => {
        await assertIdle(parts, tx, [requireSave(saves, id)]);
        await records.remove(tx, saves, [id]);
      });
      return { id };
    },

    /** Moves the head to any message of the save's tree. Throws chat.message_not_found, chat.stale_parent, chat.run_active. */
    async moveHead(
      userId: string,
      { id, messageId, expectedHeadId }: ParsedInputOf<typeof moveHead>,
    ): Promise<Save> {
      const owned = await records.findOwned(db, userId, id);
      await changeSaves(parts, owned, async (tx, saves) => {
        const save = requireSave(saves, id);
        await assertIdle(parts, tx, [save]);
        const { message } = await findInTrees(tx, [save], messageId);
        assertHead(save, expectedHeadId);
        await assertFinished(parts, tx, message);
        await records.moveHead(tx, id, messageId);
      });
      return records.view(owned);
    },

    /** Moves the head to the newest end of a message's branch. Throws as `moveHead`. */
    async choose(
      userId: string,
      { saveId, messageId, expectedHeadId }: WithSaveId<ParsedInputOf<typeof chooseSibling>>,
    ): Promise<Save> {
      const owned = await records.findOwned(db, userId, saveId);
      await changeSaves(parts, owned, async (tx, saves) => {
        const save = requireSave(saves, saveId);
        await assertIdle(parts, tx, [save]);
        const { message } = await findInTrees(tx, [save], messageId);
        assertHead(save, expectedHeadId);
        const leaf = await findMessage(tx, await findNewestLeaf(tx, message.id));
        if (leaf === undefined) throw new DomainError('chat.message_not_found');
        await assertFinished(parts, tx, leaf);
        await records.moveHead(tx, saveId, leaf.id);
      });
      return records.view(owned);
    },

    async tree(userId: string, input: WithSaveId<ParsedInputOf<typeof dialogTree>>) {
      await stories.assertTextVisible(input.storyId, userId);
      return readTree(parts, userId, input);
    },

    edit: (userId: string, input: Parameters<typeof editReply>[2]) => editReply(parts, userId, input),

    /** Deletes every save of a story; repeating it is not an error. Throws story.not_found, chat.run_active. */
    async endDialog(viewer: Viewer, storyId: string): Promise<{ storyId: string }> {
      const at = { userId: viewer.userId, storyId };
      const removed = await changeSaves(parts, at, async (tx, saves) => {
        await assertIdle(parts, tx, saves);
        const ids = saves.map(({ id }) => id);
        await records.remove(tx, saves, ids);
        return ids.length;
      });
      // A deleted story may still have saves to end, so the story is only checked when there were none.
      if (removed === 0) await stories.readDetail(storyId, viewer);
      return { storyId };
    },
  };
}
