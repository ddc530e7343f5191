import * as z from '@storyloom/schema';
import { count, id } from '../../core/fields.ts';

/** Why a lore entry was considered for a reply, and whether it was used. A secret entry has null title, key and content. */
export const loreTrace = z.object({
  entryId: id,
  title: z.nullable(z.string()),
  content: z.nullable(z.string()),
  isSecret: z.boolean(),
  reason: z.enum(['constant', 'sticky', 'key', 'recursion']),
  /** The matched key, and the newest message it occurs in. */
  key: z.nullable(z.string()),
  messageId: z.nullable(id),
  tokens: count,
  /** `active` if the entry was used; otherwise the condition that excluded it. */
  outcome: z.enum(['active', 'budget', 'probability', 'group', 'cooldown', 'delay']),
});
export type LoreTrace = z.output<typeof loreTrace>;
