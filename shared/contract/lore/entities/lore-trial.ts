import * as z from '@storyloom/schema';
import { count, id } from '../../core/fields.ts';
import { loreReason, loreTrace } from './lore-trace.ts';

/** Which entries are active for a dialog, and their price in tokens. */
export const loreTrial = z.object({
  entries: z.array(
    z.object({
      entryId: id,
      reason: loreReason,
      key: loreTrace.shape.key,
      outcome: loreTrace.shape.outcome,
      /** Messages and replies between the one with the key and the last message, which is 0; null for constant and called entries. */
      messagesAgo: z.nullable(count),
      /** The entry whose content has the key. */
      calledBy: z.nullable(id),
      tokens: count,
    }),
  ),
  /** Ids of the entries that were active in the reply of each turn before the last message. */
  earlier: z.array(z.array(id)),
  /** Tokens of the active entries. */
  tokens: z.object({ constant: count, triggered: count }),
  /** Tokens that constant and triggered entries may take in a prompt. */
  budget: z.object({ constant: count, triggered: count }),
});
export type LoreTrial = z.output<typeof loreTrial>;
