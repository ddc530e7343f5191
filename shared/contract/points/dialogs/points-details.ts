import * as z from '@storyloom/schema';
import { defineDialog } from '../../core/dialog.ts';

/** The balance, its records with their receipts, and the points spent recently. */
export const pointsDetails = defineDialog({
  name: 'points-details',
  version: 1,
  owner: 'points',
  input: z.undefined(),
  /** True if the visitor followed a link to another page. */
  result: z.boolean(),
});
