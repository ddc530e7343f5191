import * as z from '@storyloom/schema';
import { atMost } from '../core/at-most.ts';
import { id } from '../core/fields.ts';
import { required, unique } from '../core/rules.ts';
import { storyTypes } from '../stories/filters.ts';
import { storyLimits } from '../stories/limits.ts';
import { collectionName } from './collection-name.ts';
import { editorialLimits } from './limits.ts';

export const editorialMessages = {
  title: 'Enter a title',
  text: 'Enter a text',
  tag: 'Enter a tag',
  path: 'Enter a path of this site, such as /collection/stormy-night',
  twice: 'Remove the duplicate',
  time: 'Choose a date and a time',
  order: 'The end must come after the start',
} as const;

/**
 * A path of this site. Rejects schemes and everything that browsers treat as the start of another host: `//`,
 * backslashes, whitespace and control characters.
 */
export const sitePath = z
  .string(editorialMessages.path)
  .check(
    atMost(editorialLimits.path),
    z.regex(/^\/(?!.*\/\/)(?!\/)[^\s\\\p{Cc}]*$/u, editorialMessages.path),
  );

const title = required(editorialLimits.title, editorialMessages.title);
const distinct = z.refine<string[]>(unique, editorialMessages.twice);

const dateTime = z.iso.datetime(editorialMessages.time);
/** Null means no limit. */
const schedule = {
  startsAt: z._default(z.nullable(dateTime), null),
  endsAt: z._default(z.nullable(dateTime), null),
};

interface Times {
  startsAt: string | null;
  endsAt: string | null;
}
const ordered = z.refine<Times>(
  ({ startsAt, endsAt }) => startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt),
  { error: editorialMessages.order, path: ['endsAt'] },
);

export const bannerInput = z
  .strictObject({
    id: z.optional(id),
    title,
    text: z._default(z.string().check(z.trim(), atMost(editorialLimits.bannerText)), ''),
    imageUrl: z._default(z.nullable(sitePath), null),
    href: sitePath,
    ...schedule,
  })
  .check(ordered);

export const collectionInput = z.strictObject({
  name: collectionName,
  title,
  description: z._default(z.string().check(z.trim(), atMost(editorialLimits.description)), ''),
});

export const campaignInput = z
  .strictObject({
    id: z.optional(id),
    type: z.enum(storyTypes),
    title,
    text: required(editorialLimits.campaignText, editorialMessages.text),
    tag: required(storyLimits.tagLength, editorialMessages.tag),
    startsAt: dateTime,
    endsAt: dateTime,
  })
  .check(ordered);

export const bannerIds = z.array(id).check(z.maxLength(editorialLimits.banners), distinct);
export const collectionNames = z
  .array(collectionName)
  .check(z.maxLength(editorialLimits.collections), distinct);
export const collectionStoryIds = z.array(id).check(z.maxLength(editorialLimits.collectionStories), distinct);
export const recommendedTagList = z
  .array(required(storyLimits.tagLength, editorialMessages.tag))
  .check(z.maxLength(editorialLimits.tags), distinct);
