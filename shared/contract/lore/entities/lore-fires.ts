import * as z from '@storyloom/schema';
import { count, id } from '../../core/fields.ts';

/** How often the entries of one version were active in replies. */
export const loreFires = z.object({
  version: count,
  /** Replies of the sample that were written with this version. */
  replies: count,
  entries: z.array(z.object({ entryId: id, fires: count })),
  /**
   * Enabled entries of the published version that were active in no reply; null for earlier versions, and while there are
   * fewer replies than `loreLimits.silentReplies`.
   */
  silent: z.nullable(z.array(z.object({ entryId: id, title: z.string() }))),
});
export type LoreFires = z.output<typeof loreFires>;
