import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { count } from '../../core/fields.ts';
import { loreLimits } from '../../lore/limits.ts';
import { categories } from '../categories.ts';
import { perspectives, storyTypes } from '../filters.ts';
import { storyLimits } from '../limits.ts';
import { ratings } from '../ratings.ts';
import { improvableStoryFields } from '../story-fields.ts';
import { writingHelpLimits } from '../writing-help-limits.ts';

/** Texts of a draft that can be improved. */
export const improvableFields = [
  ...improvableStoryFields,
  'worldBook.rules',
  'worldBook.structure',
  'worldBook.background',
  'worldBook.specialEvents',
  /** Any part of the world book: requests that devices have kept name it so. */
  'worldBook',
  'loreEntry',
  'main',
  'supporting',
  'speechStyle',
  'speechExample',
  'profession',
  'skills',
  'personality',
  'appearance',
  'relation',
  'coverDescription',
] as const;
export type ImprovableField = (typeof improvableFields)[number];

export const suggestionKinds = ['TITLE', 'HOOK', 'TAG', 'OPTION'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

const note = (max: number) => z._default(z.string().check(atMost(max)), '');

/** The parts of a draft that a text is improved or suggested for. */
export const draftContext = z.strictObject({
  type: z.optional(z.enum(storyTypes)),
  title: note(storyLimits.title),
  hook: note(storyLimits.hook),
  summary: note(storyLimits.summary),
  opening: note(storyLimits.opening),
  category: z.optional(z.enum(categories)),
  rating: z.optional(z.enum(ratings)),
  perspective: z.optional(z.enum(perspectives)),
  /** Profiles and world, which readers do not see. */
  notes: z.optional(z.string().check(atMost(writingHelpLimits.notes))),
  tags: z._default(
    z.array(z.string().check(atMost(storyLimits.tagLength))).check(z.maxLength(storyLimits.tags)),
    [],
  ),
  options: z._default(
    z.array(z.string().check(atMost(storyLimits.optionLength))).check(z.maxLength(storyLimits.options)),
    [],
  ),
  /** Names of the characters, the main character first. */
  names: z._default(
    z
      .array(z.string().check(atMost(storyLimits.characterName)))
      .check(z.maxLength(storyLimits.supporting + 1)),
    [],
  ),
  /** Keys of the world book. They may be invented words. */
  keys: z.optional(
    z.array(z.string().check(atMost(loreLimits.key))).check(z.maxLength(writingHelpLimits.keys)),
  ),
  /** Name of the character, or title of the entry, that the text describes. */
  about: z.optional(z.string().check(atMost(writingHelpLimits.about))),
});
export type DraftContext = z.output<typeof draftContext>;

/** The text around a passage. */
export const passage = z.strictObject({
  before: note(writingHelpLimits.around),
  after: note(writingHelpLimits.around),
});
export type Passage = z.output<typeof passage>;

export const optimizedText = z.object({ content: z.string(), pointsCharged: count });
export type OptimizedText = z.output<typeof optimizedText>;

/**
 * The `data` of the events of an improved text's stream. `done` and `error` are last; after an error the points
 * are returned.
 */
export const optimizeEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('done'), content: z.string(), pointsCharged: count }),
  z.object({
    type: z.literal('error'),
    code: count,
    msg: z.string(),
    error: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
]);
export type OptimizeEvent = z.output<typeof optimizeEvent>;

/** Why and where moderation refused a text or image: details of `writing.moderated` and `image.moderated`. */
export const moderatedPlaces = ['content', 'instruction', 'context', 'result'] as const;
export type ModeratedPlace = (typeof moderatedPlaces)[number];
