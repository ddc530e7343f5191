import * as z from 'zod/mini';
import { count } from '../fields.ts';

/** Totals of an author's stories that the caller may see. `wordsWritten` counts each CJK character as a word. */
export const userStats = z.object({
  wordsWritten: count,
  daysJoined: count,
  worksCount: count,
  chatCount: count,
  readerCount: count,
});
export type UserStats = z.output<typeof userStats>;
