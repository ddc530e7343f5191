import * as z from '@storyloom/schema';
import { defineDialog } from '../../core/dialog.ts';
import { id } from '../../core/id.ts';

/** Chooses the model that writes the replies of a story. */
export const modelPicker = defineDialog({
  name: 'model-picker',
  version: 1,
  owner: 'reader',
  input: z.strictObject({ storyId: id }),
  result: z.undefined(),
});
