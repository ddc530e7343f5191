import * as z from '@storyloom/schema';
import { defineDialog } from '../../core/dialog.ts';
import { count } from '../../core/fields.ts';

/** Gets points by check-in, a pack or a plan. */
export const getMorePoints = defineDialog({
  name: 'get-more-points',
  version: 1,
  owner: 'points',
  /** The action that the visitor lacks points or a membership for. The dialog closes by itself once it is possible. */
  input: z.optional(
    z.discriminatedUnion('needs', [
      /** `price` in points. */
      z.strictObject({ needs: z.literal('points'), price: count }),
      /** `opens`: what a membership gives access to. */
      z.strictObject({ needs: z.literal('membership'), opens: z.enum(['model', 'story']) }),
    ]),
  ),
  /** True if the action is possible now; without an action, if points were gained. */
  result: z.boolean(),
});
