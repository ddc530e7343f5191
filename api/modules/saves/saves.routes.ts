import { chooseSibling } from '@storyloom/contract/chat/endpoints/choose-sibling';
import { dialogDelete } from '@storyloom/contract/chat/endpoints/dialog-delete';
import { dialogTree } from '@storyloom/contract/chat/endpoints/dialog-tree';
import { modifyAssistantMessage } from '@storyloom/contract/chat/endpoints/modify-assistant-message';
import { createSave } from '@storyloom/contract/saves/endpoints/create-save';
import { deleteSave } from '@storyloom/contract/saves/endpoints/delete-save';
import { listAllSaves } from '@storyloom/contract/saves/endpoints/list-all-saves';
import { listSaves } from '@storyloom/contract/saves/endpoints/list-saves';
import { loadSave } from '@storyloom/contract/saves/endpoints/load-save';
import { moveHead } from '@storyloom/contract/saves/endpoints/move-head';
import { moveVersion } from '@storyloom/contract/saves/endpoints/move-version';
import { restartStory } from '@storyloom/contract/saves/endpoints/restart-story';
import { type Route, route } from '../../platform/http/route.ts';
import type { Saves } from './saves.service.ts';
import { fromWire, toWire } from './wire.ts';

export function savesRoutes(saves: Saves): Route[] {
  return [
    route(listSaves, ({ viewer, input }) => saves.list({ ...input, userId: viewer.userId })),
    route(listAllSaves, ({ viewer, input }) => saves.listAll(viewer, input)),
    route(createSave, ({ viewer, input }) => saves.create(viewer, input)),
    route(loadSave, ({ viewer, input }) => saves.load(viewer.userId, input)),
    route(restartStory, ({ viewer, input }) => saves.restart(viewer, input)),
    route(moveVersion, ({ viewer, input }) => saves.moveVersion(viewer, input)),
    route(deleteSave, ({ viewer, input }) => saves.remove(viewer.userId, input.id)),
    route(moveHead, ({ viewer, input }) => saves.moveHead(viewer.userId, input)),
    route(chooseSibling, ({ viewer, input }) => saves.choose(viewer.userId, fromWire(input))),
    route(modifyAssistantMessage, ({ viewer, input }) => saves.edit(viewer.userId, input)),
    route(dialogTree, async ({ viewer, input }) => toWire(await saves.tree(viewer.userId, fromWire(input)))),
    route(dialogDelete, ({ viewer, input }) => saves.endDialog(viewer, input.storyId)),
  ];
}
