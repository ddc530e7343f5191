import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { planNames } from '../../payments/plans.ts';
import { author } from '../../stories/entities/author.ts';
import { storyCard } from '../../stories/entities/story-card.ts';
import { storyTypes } from '../../stories/filters.ts';

/** That of a new story has the story's id. */
const common = { id, createdAt: time, isRead: z.boolean() };
const ofStory = { ...common, story: storyCard };

/** A followed author published a story. */
const newStory = z.object({ ...ofStory, kind: z.literal('STORY') });

/** Everything else that concerns the caller, one for each fact or for the facts of a day. */
const notice = z.discriminatedUnion('kind', [
  /** People opened the caller's link, on this day for the first or a further time; `count` is all of them. */
  z.object({ ...ofStory, kind: z.literal('SHARE_OPENS'), count }),
  /** Readers who thanked the caller for the story on this day. */
  z.object({ ...ofStory, kind: z.literal('THANKS'), count }),
  /** The caller's story has reached a number of readers. */
  z.object({ ...ofStory, kind: z.literal('READERS'), count }),
  /** People who began to follow the caller on this day, and the newest of them who has an account. */
  z.object({ ...common, kind: z.literal('FOLLOWERS'), count, newest: z.optional(author) }),
  /** The caller's plan has begun another month, which added points. */
  z.object({ ...common, kind: z.literal('PLAN_RENEWED'), plan: z.enum(planNames), count }),
  /** A campaign with an entry of the caller ends soon; `story` is the newest entry. */
  z.object({
    ...ofStory,
    kind: z.literal('CAMPAIGN_ENDS'),
    title: z.string(),
    type: z.enum(storyTypes),
    endsAt: time,
  }),
  /** Moderators decided what the caller had reported. */
  z.object({ ...common, kind: z.literal('REPORT_DECIDED'), title: z.string(), isViolation: z.boolean() }),
]);
export type Notice = z.output<typeof notice>;

export const notification = z.discriminatedUnion('kind', [newStory, notice]);
export type Notification = z.output<typeof notification>;
