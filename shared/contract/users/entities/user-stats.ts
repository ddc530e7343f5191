import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';

/** Totals over an author's works visible to the caller. Words are counted by `countWords`. */
export const userStats = z.object({
  wordsWritten: count,
  daysJoined: count,
  worksCount: count,
  chatCount: count,
  readerCount: count,
});
export type UserStats = z.output<typeof userStats>;
