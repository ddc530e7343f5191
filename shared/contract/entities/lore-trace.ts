import * as z from 'zod/mini';
import { count, id } from '../fields.ts';

/** What became of one lore entry when a reply was written. A secret entry has title, key and content null. */
export const loreTrace = z.object({
  entryId: id,
  title: z.nullable(z.string()),
  content: z.nullable(z.string()),
  isSecret: z.boolean(),
  why: z.enum(['constant', 'sticky', 'key', 'recursion']),
  key: z.nullable(z.string()),
  messageId: z.nullable(id),
  tokens: count,
  outcome: z.enum(['in', 'budget', 'roll', 'group', 'cooldown', 'delay']),
});
export type LoreTrace = z.output<typeof loreTrace>;
