import * as z from '@storyloom/schema';
import { messageRoles } from '../../chat/entities/message.ts';
import { count, id, time } from '../../core/fields.ts';
import { scenePicture } from '../../images/entities/scene-picture.ts';
import { author } from '../../stories/entities/author.ts';
import { storyCard } from '../../stories/entities/story-card.ts';

/** An immutable copy of a path. `slug` is its URL segment: `share-{shareId}-{storyId}-{title}`. */
export const share = z.object({
  id,
  slug: z.string(),
  story: storyCard,
  messageCount: count,
  openCount: count,
  /** The beginning of the last message as one line, cut at a word. */
  excerpt: z.string(),
  createdAt: time,
});
export type Share = z.output<typeof share>;

/**
 * A share with its messages, the oldest first, 100 per request: request the next with `nextAfter` as `after` until it is
 * null. `reader` shared it, and is null if the account was deleted. With `adultWarning` no text is sent until the
 * visitor confirms the warning, with `isLocked` none until the visitor is a member.
 */
export const shareDetail = z.extend(share, {
  reader: z.nullable(author),
  adultWarning: z.boolean(),
  isLocked: z.boolean(),
  messages: z.array(
    z.object({
      id,
      role: z.enum(messageRoles),
      speaker: z.nullable(z.string()),
      text: z.string(),
      picture: z.optional(scenePicture),
      /** The title of the ending that the reply tells; left out without one. */
      ending: z.optional(z.string()),
    }),
  ),
  nextAfter: z.nullable(count),
  isOwner: z.boolean(),
});
export type ShareDetail = z.output<typeof shareDetail>;
