import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';

/** The part of a guest's data that moved into the account: stories on the bookshelf or in play, saves, and points that were bought. */
export const mergedData = z.object({ stories: count, saves: count, points: count });
export type MergedData = z.output<typeof mergedData>;

/**
 * The token replaces the caller's token, which ends. `isNewUser` is true after a registration. `merged` is null unless
 * something of a guest moved to an existing account; a guest who registers keeps everything in place. `restored` is true if the
 * account was to be deleted and stays now.
 */
export const loginResult = z.object({
  tokenId: z.string(),
  isNewUser: z.boolean(),
  merged: z.nullable(mergedData),
  restored: z.boolean(),
});
export type LoginResult = z.output<typeof loginResult>;
