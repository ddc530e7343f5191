import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { chooseSibling } from '@storyloom/contract/endpoints/chat/choose-sibling';
import type { dialogTree } from '@storyloom/contract/endpoints/chat/dialog-tree';
import type { createSave } from '@storyloom/contract/endpoints/saves/create-save';
import type { moveHead } from '@storyloom/contract/endpoints/saves/move-head';
import type { Save } from '@storyloom/contract/entities/save';
import { DomainError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Stories } from '../../stories/stories.service.ts';
import { findMessage } from '../messages.repository.ts';
import { copyPins } from '../pins/pins.repository.ts';
import { newestLeaf } from './branches.repository.ts';
import { readTree } from './branches.ts';
import { type EditParts, editReply } from './edit.ts';
import { assertIdle, assertStands, assertWritten, changeSaves, findInTrees, pick } from './ground.ts';

interface SavesParts extends EditParts {
  stories: Pick<Stories, 'detail'>;
}

export type Saves = ReturnType<typeof createSaves>;

/** What a reader does with saves: each stands on a message of its tree, and nothing in a tree is ever overwritten. */
export function createSaves(parts: SavesParts) {
  const { db, archives, stories, newId } = parts;
  const view = (userId: string, { storyId, id }: { storyId: string; id: string }): Promise<Save> =>
    archives.view(db, { userId, storyId, id });

  return {
    /** Saves where the current save stands, or at a message of its tree; the current one stays current. */
    async create(
      viewer: Viewer,
      { storyId, messageId, title, replaceArchiveId }: ParsedInputOf<typeof createSave>,
    ) {
      const place = { userId: viewer.userId, storyId };
      const id = await changeSaves(parts, place, async (tx, saves) => {
        const current = saves.find(({ isCurrent }) => isCurrent) ?? saves[0];
        if (current === undefined) return undefined;
        const { message, save } = await findInTrees(tx, saves, messageId ?? current.headMessageId);
        await assertWritten(tx, message);
        const wish = { beside: save, headMessageId: message.id, title };
        if (replaceArchiveId === undefined) {
          const added = await archives.add(tx, saves, wish);
          await copyPins(tx, save.id, added, newId);
          return added;
        }
        const replaced = pick(saves, replaceArchiveId);
        await assertIdle(tx, [replaced]);
        await archives.replace(tx, replaced.id, wish);
        if (replaced.id !== save.id) await copyPins(tx, save.id, replaced.id, newId);
        return replaced.id;
      });
      if (id !== undefined) return view(viewer.userId, { storyId, id });
      await stories.detail(storyId, viewer);
      throw new DomainError('save.nothing_to_save');
    },

    /** Makes a save current; refused while a reply is written in the one that is left. */
    async load(userId: string, id: string): Promise<Save> {
      const place = await archives.owned(db, userId, id);
      await changeSaves(parts, place, async (tx, saves) => {
        const save = pick(saves, id);
        const left = saves.filter((one) => one.isCurrent && one.id !== id);
        await assertIdle(tx, left);
        await archives.makeCurrent(tx, save);
      });
      return view(userId, place);
    },

    async remove(userId: string, id: string): Promise<{ id: string }> {
      const place = await archives.owned(db, userId, id);
      await changeSaves(parts, place, async (tx, saves) => {
        await assertIdle(tx, [pick(saves, id)]);
        await archives.drop(tx, saves, [id]);
      });
      return { id };
    },

    /** Rewinds or redoes: the head goes to any message of the save's own tree. */
    async moveHead(
      userId: string,
      { id, messageId, expectedHeadId }: ParsedInputOf<typeof moveHead>,
    ): Promise<Save> {
      const place = await archives.owned(db, userId, id);
      await changeSaves(parts, place, async (tx, saves) => {
        const save = pick(saves, id);
        await assertIdle(tx, [save]);
        const { message } = await findInTrees(tx, [save], messageId);
        assertStands(save, expectedHeadId);
        await assertWritten(tx, message);
        await archives.moveHead(tx, id, messageId);
      });
      return view(userId, place);
    },

    /** Takes the branch of a message, to its newest end. */
    async choose(
      userId: string,
      { archiveId, messageId, expectedHeadId }: ParsedInputOf<typeof chooseSibling>,
    ): Promise<Save> {
      const place = await archives.owned(db, userId, archiveId);
      await changeSaves(parts, place, async (tx, saves) => {
        const save = pick(saves, archiveId);
        await assertIdle(tx, [save]);
        const { message } = await findInTrees(tx, [save], messageId);
        assertStands(save, expectedHeadId);
        const leaf = await findMessage(tx, await newestLeaf(tx, message.id));
        if (leaf === undefined) throw new DomainError('chat.message_not_found');
        await assertWritten(tx, leaf);
        await archives.moveHead(tx, archiveId, leaf.id);
      });
      return view(userId, place);
    },

    tree: (userId: string, input: ParsedInputOf<typeof dialogTree>) => readTree(parts, userId, input),

    edit: (userId: string, input: Parameters<typeof editReply>[2]) => editReply(parts, userId, input),

    /** Drops every save of a story; doing it twice is fine. Throws story.not_found. */
    async endDialog(viewer: Viewer, storyId: string): Promise<{ storyId: string }> {
      const place = { userId: viewer.userId, storyId };
      const dropped = await changeSaves(parts, place, async (tx, saves) => {
        await assertIdle(tx, saves);
        const ids = saves.map(({ id }) => id);
        await archives.drop(tx, saves, ids);
        return ids.length;
      });
      // A story that is gone may still have a dialog to end; only without one does the name have to be right.
      if (dropped === 0) await stories.detail(storyId, viewer);
      return { storyId };
    },
  };
}
