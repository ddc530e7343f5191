import * as z from '@storyloom/schema';
import { count, id } from '../../core/fields.ts';

/** An old exchange that was added to a reply's prompt: about 600 characters, "…" marks omissions. */
export const retrievedMemory = z.object({
  /** The reply of that turn. */
  messageId: id,
  /** Index of the turn on the path; 0 is the opening scene. */
  turn: count,
  /** The user message of that turn; may be empty. */
  userText: z.string(),
  /** The reply of that turn; may be empty. */
  replyText: z.string(),
  /** Words of the current turn that matched, as written. */
  matchedWords: z.array(z.string()),
});
export type RetrievedMemory = z.output<typeof retrievedMemory>;
