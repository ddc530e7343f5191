import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';

/** An author's followers, and whether the caller is one of them. */
export const followState = z.object({
  followerCount: count,
  isFollowing: z.boolean(),
  /**
   * Whether to offer to follow them: false for the caller, for people without a listed story, and for guests, blocked
   * and deleted users. Users who are followed already can be unfollowed.
   */
  canFollow: z.boolean(),
});
export type FollowState = z.output<typeof followState>;
