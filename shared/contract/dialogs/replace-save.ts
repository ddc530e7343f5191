import * as z from 'zod/mini';
import { defineDialog } from '../dialog.ts';
import { id } from '../id.ts';

/** Chooses which of three saves to replace. */
export const replaceSave = defineDialog({
  name: 'replace-save',
  version: 1,
  owner: 'reader',
  input: z.strictObject({ storyId: id }),
  /** Id of the save to replace. */
  result: id,
});
