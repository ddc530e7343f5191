import * as z from 'zod/mini';
import { count, id, time } from '../fields.ts';
import { author } from './author.ts';
import { messageRoles } from './message.ts';
import { scenePicture } from './scene-picture.ts';
import { storyCard } from './story-card.ts';

/** A frozen copy of a path. `slug` is the whole address part: `share-{shareId}-{storyId}-{title}`. */
export const share = z.object({
  id,
  slug: z.string(),
  story: storyCard,
  messageCount: count,
  openCount: count,
  /** One plain line, cut between words. */
  excerpt: z.string(),
  createdAt: time,
});
export type Share = z.output<typeof share>;

/**
 * A share as a visitor reads it. `reader` is null when its maker's account is gone. `messages` come oldest first,
 * a hundred at a time: ask again with `nextAfter` while it is not null. `adultWarning`: the visitor must confirm
 * the adult warning first, until then no text is sent.
 */
export const shareDetail = z.extend(share, {
  reader: z.nullable(author),
  adultWarning: z.boolean(),
  messages: z.array(
    z.object({
      id,
      role: z.enum(messageRoles),
      speaker: z.nullable(z.string()),
      text: z.string(),
      picture: z.optional(scenePicture),
    }),
  ),
  nextAfter: z.nullable(count),
  isOwner: z.boolean(),
});
export type ShareDetail = z.output<typeof shareDetail>;
