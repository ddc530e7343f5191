import * as z from 'zod/mini';
import { count } from '../fields.ts';

/** An author's numbers over the works that the caller may see. `wordsWritten` counts as the product counts words. */
export const userStats = z.object({
  wordsWritten: count,
  daysJoined: count,
  worksCount: count,
  chatCount: count,
  readerCount: count,
});
export type UserStats = z.output<typeof userStats>;
