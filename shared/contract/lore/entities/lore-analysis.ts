import * as z from '@storyloom/schema';
import { count, id } from '../../core/fields.ts';

const foundKey = z.object({ entryId: id, key: z.string() });

/** Prices of lore entries in tokens, and how they refer to each other. */
export const loreAnalysis = z.object({
  entries: z.array(
    z.object({
      entryId: id,
      tokens: count,
      /** Entries with a key in the content of this one. */
      calls: z.array(foundKey),
      /** Patterns that never match, because they are too large or not supported. */
      unusablePatterns: z.array(z.string()),
    }),
  ),
  /** Tokens of all enabled constant entries, which every prompt contains. */
  constantTokens: count,
  /** Tokens that constant entries may take in a prompt; more are left out. */
  constantBudget: count,
  /** The entries with keys in the text of the request. */
  textKeys: z.array(foundKey),
});
export type LoreAnalysis = z.output<typeof loreAnalysis>;
