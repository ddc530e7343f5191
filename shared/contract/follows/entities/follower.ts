import * as z from '@storyloom/schema';
import { author } from '../../stories/entities/author.ts';

/** A follower of an author, and whether the caller follows them. */
export const follower = z.extend(author, {
  isFollowing: z.boolean(),
  /** As of `followState`. */
  canFollow: z.boolean(),
});
export type Follower = z.output<typeof follower>;
