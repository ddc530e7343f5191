import * as z from '@storyloom/schema';
import { atMost } from './at-most.ts';
import { categories } from './categories.ts';
import { loreEntries, loreEntryDrafts } from './entities/lore-entry.ts';
import { loreTestDrafts, loreTests } from './entities/lore-test.ts';
import { id } from './fields.ts';
import { perspectives, storyTypes } from './filters.ts';
import { storyLimits } from './limits/stories.ts';
import { ratings } from './ratings.ts';
import { maxWords, required, unique } from './rules.ts';

/** Messages of the story form; the product specification prescribes some of them. */
export const storyMessages = {
  type: 'Choose a story or a character',
  title: 'Enter story title',
  perspective: 'Choose a perspective',
  cover: 'Add a cover',
  coverDescription: 'Generate cover first',
  portrait: 'Add this portrait again',
  worldBook: 'Enter the world book',
  worldBookWords: `World book can't exceed ${storyLimits.worldBookWords} words`,
  mainName: 'Enter the main character’s name',
  mainProfile: 'Enter the main character’s profile',
  supportingName: 'Enter the supporting character’s name',
  supportingProfile: 'Enter the supporting character’s profile',
  profileWords: `Profile can’t exceed ${storyLimits.profileWords} words`,
  relationName: 'Enter the name of the other character',
  relation: 'Describe the relation',
  summary: 'Enter story summary',
  opening: 'Enter the opening scene',
  category: 'Choose a category',
  rating: 'Choose a content rating',
  optionEmpty: 'Fill in or remove the empty option',
  optionsMissing: 'Add at least one option',
  tagExists: 'Tag already exists',
  optimizing: 'Please wait for AI optimization',
  tooLarge: 'This story is too large. Shorten its world book, its entries or its cast.',
} as const;

const bookText = z._default(z.string().check(atMost(storyLimits.worldBook)), '');

export const worldBook = z
  .strictObject({
    structure: bookText,
    background: bookText,
    rules: bookText,
    specialEvents: bookText,
  })
  .check(
    z.refine((book) => maxWords(storyLimits.worldBookWords)(Object.values(book).join('\n')), {
      error: storyMessages.worldBookWords,
    }),
  );
export type WorldBook = z.output<typeof worldBook>;

const profile = (empty: string) =>
  required(storyLimits.profile, empty).check(
    z.refine(maxWords(storyLimits.profileWords), { error: storyMessages.profileWords }),
  );

const note = z._default(z.string().check(atMost(storyLimits.characterNote)), '');
const portrait = z.optional(id);

/** A relation to another character; `to` is a name, in the cast or not. */
const relation = z.strictObject({
  to: required(storyLimits.relationName, storyMessages.relationName),
  text: required(storyLimits.relation, storyMessages.relation),
});
export type Relation = z.output<typeof relation>;

const relations = z._default(z.array(relation).check(z.maxLength(storyLimits.relations)), []);

const supporting = z.strictObject({
  name: required(storyLimits.characterName, storyMessages.supportingName),
  profile: profile(storyMessages.supportingProfile),
  profession: note,
  skills: note,
  personality: note,
  appearance: note,
  speechStyle: note,
  speechExample: note,
  relations,
  portrait,
});
export type SupportingCharacter = z.output<typeof supporting>;

const option = required(storyLimits.optionLength, storyMessages.optionEmpty);
const tag = required(storyLimits.tagLength, 'This field is required.');

/** A cover as its author sets it: the id of an uploaded or generated image, and the description it was generated from. */
const storyCover = z.strictObject(
  {
    imageId: z.string(storyMessages.cover).check(z.regex(/^[a-z0-9]{1,32}$/, storyMessages.cover)),
    title: z._default(z.string().check(atMost(storyLimits.title)), ''),
    description: required(storyLimits.coverDescription, storyMessages.coverDescription),
  },
  storyMessages.cover,
);

/** Days for which a story is for members only after its first publication; 0 for none. */
const earlyDays = z.int().check(z.gte(0), z.lte(storyLimits.earlyDays));

// Without this, Zod reports these rules only after all other fields are valid.
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const fits = z.refine((story: unknown) => JSON.stringify(story).length <= storyLimits.contentJson, {
  error: storyMessages.tooLarge,
});
const hasText = (parts: readonly unknown[]) => parts.some((part) => typeof part === 'string' && part.trim());

/** The rules of a published story. A character (ROLE) needs neither a world book nor options. */
export const storyContent = z
  .strictObject({
    type: z.enum(storyTypes, storyMessages.type),
    title: required(storyLimits.title, storyMessages.title),
    hook: z._default(z.string().check(z.trim(), atMost(storyLimits.hook)), ''),
    perspective: z.enum(perspectives, storyMessages.perspective),
    cover: storyCover,
    membersOnly: z._default(z.boolean(), false),
    earlyDays: z._default(earlyDays, 0),
    worldBook: z._default(worldBook, { structure: '', background: '', rules: '', specialEvents: '' }),
    main: z.prefault(
      z.strictObject({
        name: required(storyLimits.characterName, storyMessages.mainName),
        profile: profile(storyMessages.mainProfile),
        speechExample: note,
        relations,
        portrait,
      }),
      { name: '', profile: '' },
    ),
    supporting: z._default(z.array(supporting).check(z.maxLength(storyLimits.supporting)), []),
    summary: required(storyLimits.summary, storyMessages.summary),
    content: z._default(z.string().check(atMost(storyLimits.content)), ''),
    opening: required(storyLimits.opening, storyMessages.opening),
    category: z.enum(categories, storyMessages.category),
    tags: z._default(
      z.array(tag).check(z.maxLength(storyLimits.tags), z.refine(unique, { error: storyMessages.tagExists })),
      [],
    ),
    options: z._default(z.array(option).check(z.maxLength(storyLimits.options)), []),
    rating: z.enum(ratings, storyMessages.rating),
    styleSample: z._default(z.string().check(atMost(storyLimits.styleSample)), ''),
    /** Without entries, they are compiled from the world book when the story is published. */
    lore: z.optional(loreEntries),
    loreTests: z._default(loreTests, []),
  })
  .check(
    fits,
    z.refine((story) => story.type === 'ROLE' || hasText(Object.values(story.worldBook ?? {})), {
      path: ['worldBook'],
      error: storyMessages.worldBook,
      when: isObject,
    }),
    z.refine((story) => story.type === 'ROLE' || (story.options ?? []).length > 0, {
      path: ['options'],
      error: storyMessages.optionsMissing,
      when: isObject,
    }),
  );
export type StoryContent = z.output<typeof storyContent>;

const loose = (max: number) => z.optional(z.string().check(atMost(max)));
const draftNote = loose(storyLimits.characterNote);
const draftRelations = z.optional(
  z
    .array(
      z.strictObject({
        to: z._default(z.string().check(atMost(storyLimits.relationName)), ''),
        text: z._default(z.string().check(atMost(storyLimits.relation)), ''),
      }),
    )
    .check(z.maxLength(storyLimits.relations)),
);
const draftProfile = z.optional(z.string().check(atMost(storyLimits.profile)));

/** The rules of a draft: all fields are optional, with the same maximum lengths as in a published story. */
export const storyDraftContent = z
  .strictObject({
    type: z.optional(z.enum(storyTypes)),
    title: loose(storyLimits.title),
    hook: loose(storyLimits.hook),
    perspective: z.optional(z.enum(perspectives)),
    cover: z.optional(
      z.strictObject({
        imageId: z.optional(id),
        title: loose(storyLimits.title),
        description: loose(storyLimits.coverDescription),
      }),
    ),
    membersOnly: z.optional(z.boolean()),
    earlyDays: z.optional(earlyDays),
    worldBook: z.optional(worldBook),
    main: z.optional(
      z.strictObject({
        name: loose(storyLimits.characterName),
        profile: draftProfile,
        speechExample: draftNote,
        relations: draftRelations,
        portrait,
      }),
    ),
    supporting: z.optional(
      z
        .array(
          z.strictObject({
            name: loose(storyLimits.characterName),
            profile: draftProfile,
            profession: draftNote,
            skills: draftNote,
            personality: draftNote,
            appearance: draftNote,
            speechStyle: draftNote,
            speechExample: draftNote,
            relations: draftRelations,
            portrait,
          }),
        )
        .check(z.maxLength(storyLimits.supporting)),
    ),
    summary: loose(storyLimits.summary),
    content: loose(storyLimits.content),
    opening: loose(storyLimits.opening),
    category: z.optional(z.enum(categories)),
    tags: z.optional(
      z.array(tag).check(z.maxLength(storyLimits.tags), z.refine(unique, { error: storyMessages.tagExists })),
    ),
    options: z.optional(
      z.array(z.string().check(atMost(storyLimits.optionLength))).check(z.maxLength(storyLimits.options)),
    ),
    rating: z.optional(z.enum(ratings)),
    styleSample: loose(storyLimits.styleSample),
    lore: z.optional(loreEntryDrafts),
    loreTests: z.optional(loreTestDrafts),
  })
  .check(fits);
export type StoryDraftContent = z.output<typeof storyDraftContent>;

/** A field of a story's content, as comparisons of versions name it. */
export const storyFields = [
  'type',
  'title',
  'hook',
  'perspective',
  'cover',
  'membersOnly',
  'earlyDays',
  'worldBook',
  'main',
  'supporting',
  'summary',
  'content',
  'opening',
  'category',
  'tags',
  'options',
  'rating',
  'styleSample',
  'lore',
  'loreTests',
] as const satisfies readonly (keyof StoryContent)[];
export type StoryField = (typeof storyFields)[number];
