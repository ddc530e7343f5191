import * as z from '@storyloom/schema';
import { count, id } from '../../core/fields.ts';

/** Why an entry is active, or could be. */
export const loreReason = z.enum(['constant', 'sticky', 'key', 'recursion']);

/** Why a lore entry was considered for a reply, and whether it was used. A secret entry has null title, key and content. */
export const loreTrace = z.object({
  entryId: id,
  title: z.nullable(z.string()),
  content: z.nullable(z.string()),
  isSecret: z.boolean(),
  /** `told`: a reply without a model tells it, and no key called it. */
  reason: z.enum([...loreReason.options, 'told']),
  /** The matched key, and the newest message it occurs in. */
  key: z.nullable(z.string()),
  messageId: z.nullable(id),
  /** What that message is: the one before the reply, an earlier one of the reader, or a text of the story. */
  keyIn: z.optional(z.enum(['message', 'earlier', 'reply', 'opening'])),
  tokens: count,
  /** `active` if the entry was used; otherwise the condition that excluded it. */
  outcome: z.enum(['active', 'budget', 'probability', 'group', 'cooldown', 'delay']),
});
export type LoreTrace = z.output<typeof loreTrace>;
