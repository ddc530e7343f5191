import * as z from '@storyloom/schema';
import { defineDialog } from '../../core/dialog.ts';

/** The keyboard shortcuts of the reading page. */
export const readerKeys = defineDialog({
  name: 'reader-keys',
  version: 1,
  owner: 'reader',
  input: z.undefined(),
  result: z.undefined(),
});
