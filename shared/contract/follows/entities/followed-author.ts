import * as z from '@storyloom/schema';
import { time } from '../../core/fields.ts';
import { author } from '../../stories/entities/author.ts';

/** An author whom the caller follows. */
export const followedAuthor = z.extend(author, { followedAt: time });
export type FollowedAuthor = z.output<typeof followedAuthor>;
