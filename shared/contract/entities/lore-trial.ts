import * as z from 'zod/mini';
import { count, id } from '../fields.ts';
import { loreTrace } from './lore-trace.ts';

/** Which entries are active for a dialog, and their price in tokens. */
export const loreTrial = z.object({
  entries: z.array(
    z.object({
      entryId: id,
      ...{ reason: loreTrace.shape.reason, key: loreTrace.shape.key, outcome: loreTrace.shape.outcome },
      /** Index of the message with the key in the request; null for constant and called entries. */
      message: z.nullable(count),
      /** The entry whose content has the key. */
      calledBy: z.nullable(id),
      tokens: count,
    }),
  ),
  /** Tokens of the active entries. */
  tokens: z.object({ constant: count, triggered: count }),
  /** Tokens that constant and triggered entries may take in a prompt. */
  budget: z.object({ constant: count, triggered: count }),
});
export type LoreTrial = z.output<typeof loreTrial>;
