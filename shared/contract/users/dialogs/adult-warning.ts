import * as z from '@storyloom/schema';
import { defineDialog } from '../../core/dialog.ts';

/** Asks once before stories rated R, X or XXX open. */
export const adultWarning = defineDialog({
  name: 'adult-warning',
  version: 1,
  owner: 'shell',
  input: z.undefined(),
  /** True if the warning is switched off, now or earlier in another tab. */
  result: z.boolean(),
});
