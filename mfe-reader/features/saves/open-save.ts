import { replaceSave } from '@storyloom/contract/saves/dialogs/replace-save';
import { loadSave } from '@storyloom/contract/saves/endpoints/load-save';
import type { Save } from '@storyloom/contract/saves/entities/save';
import { isBusinessError } from '@storyloom/http/errors';
import type { Host } from '@storyloom/mfe/host';

/**
 * Makes a save current. If the save is archived and its story has no room, asks which save to archive in its
 * place; resolves with false if the visitor chooses none.
 */
export async function openSave(host: Host, { id, storyId }: Pick<Save, 'id' | 'storyId'>): Promise<boolean> {
  try {
    await host.call(loadSave, { id });
    return true;
  } catch (error) {
    if (!isBusinessError(error, 'save.full')) throw error;
  }
  const replaceSaveId = await host.dialogs.open(replaceSave, { storyId, archives: true });
  if (replaceSaveId === undefined) return false;
  await host.call(loadSave, { id, replaceSaveId });
  return true;
}
