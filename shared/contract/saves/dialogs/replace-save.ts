import * as z from '@storyloom/schema';
import { defineDialog } from '../../core/dialog.ts';
import { id } from '../../core/id.ts';

/** Chooses which of three saves to replace. With `archives` the chosen one is archived, otherwise it is overwritten. */
export const replaceSave = defineDialog({
  name: 'replace-save',
  version: 1,
  owner: 'reader',
  input: z.strictObject({ storyId: id, archives: z.optional(z.boolean()) }),
  /** Id of the save to replace. */
  result: id,
});
