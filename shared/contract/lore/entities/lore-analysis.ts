import * as z from '@storyloom/schema';
import { count, id } from '../../core/fields.ts';

/** Prices of lore entries in tokens, and what could be changed in them. */
export const loreAnalysis = z.object({
  entries: z.array(
    z.object({
      entryId: id,
      tokens: count,
      /** Patterns that never match, because they are too large or not supported. */
      unusablePatterns: z.array(z.string()),
      /** Nouns of its content that could be keys too, the rarest in the book first. */
      suggestedKeys: z.array(z.string()),
    }),
  ),
  /** Tokens of all enabled constant entries, which every prompt contains. */
  constantTokens: count,
  /** Tokens that constant entries may take in a prompt; more are left out. */
  constantBudget: count,
});
export type LoreAnalysis = z.output<typeof loreAnalysis>;
