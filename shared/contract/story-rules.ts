import * as z from 'zod/mini';
import { categories } from './categories.ts';
import { id } from './fields.ts';
import { perspectives, storyTypes } from './filters.ts';
import { limits } from './limits.ts';
import { ratings } from './ratings.ts';
import { maxWords, required, unique } from './rules.ts';

/** Messages of the story form; the product specification prescribes some of them. */
export const storyMessages = {
  type: 'Choose a story or a character',
  title: 'Enter story title',
  perspective: 'Choose a perspective',
  cover: 'Add a cover',
  coverDescription: 'Generate cover first',
  worldBook: 'Enter the world book',
  worldBookWords: "World book can't exceed 10000 words",
  mainName: "Enter the main character's name",
  mainProfile: "Enter the main character's profile",
  supportingName: "Enter the supporting character's name",
  supportingProfile: "Enter the supporting character's profile",
  profileWords: "Profile can't exceed 400 words",
  summary: 'Enter story summary',
  opening: 'Enter the opening scene',
  category: 'Choose a category',
  rating: 'Choose a content rating',
  optionEmpty: 'Fill in or remove the empty option',
  optionsMissing: 'Add at least one option',
  tagExists: 'Tag already exists',
  optimizing: 'Please wait for AI optimization',
} as const;

const worldBook = z
  .strictObject({
    structure: z._default(z.string(), ''),
    background: z._default(z.string(), ''),
    rules: z._default(z.string(), ''),
    specialEvents: z._default(z.string(), ''),
  })
  .check(
    z.refine((book) => maxWords(limits.worldBookWords)(Object.values(book).join('\n')), {
      error: storyMessages.worldBookWords,
    }),
  );
export type WorldBook = z.output<typeof worldBook>;

const profile = (empty: string) =>
  required(100_000, empty).check(
    z.refine(maxWords(limits.profileWords), { error: storyMessages.profileWords }),
  );

const note = z._default(z.string().check(z.maxLength(limits.content)), '');

const supporting = z.strictObject({
  name: required(limits.characterName, storyMessages.supportingName),
  profile: profile(storyMessages.supportingProfile),
  profession: note,
  skills: note,
  personality: note,
  appearance: note,
  speechStyle: note,
});
export type SupportingCharacter = z.output<typeof supporting>;

const option = required(limits.optionLength, storyMessages.optionEmpty);
const tag = required(limits.tagLength, 'This field is required.');

/** A cover as its author sets it: the id of an uploaded or generated image, and the description it was generated from. */
const storyCover = z.strictObject(
  {
    imageId: z.string(storyMessages.cover).check(z.regex(/^[a-z0-9]{1,32}$/, storyMessages.cover)),
    title: z._default(z.string().check(z.maxLength(limits.title)), ''),
    description: required(1_000, storyMessages.coverDescription),
  },
  storyMessages.cover,
);

// Without this, Zod reports these rules only after all other fields are valid.
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const hasText = (parts: readonly unknown[]) => parts.some((part) => typeof part === 'string' && part.trim());

/** The rules of a published story. A character (ROLE) needs neither a world book nor options. */
export const storyContent = z
  .strictObject({
    type: z.enum(storyTypes, storyMessages.type),
    title: required(limits.title, storyMessages.title),
    hook: z._default(z.string().check(z.trim(), z.maxLength(limits.hook)), ''),
    perspective: z.enum(perspectives, storyMessages.perspective),
    cover: storyCover,
    worldBook: z._default(worldBook, { structure: '', background: '', rules: '', specialEvents: '' }),
    main: z.prefault(
      z.strictObject({
        name: required(limits.characterName, storyMessages.mainName),
        profile: profile(storyMessages.mainProfile),
      }),
      { name: '', profile: '' },
    ),
    supporting: z._default(z.array(supporting).check(z.maxLength(limits.supporting)), []),
    summary: required(limits.summary, storyMessages.summary),
    content: z._default(z.string().check(z.maxLength(limits.content)), ''),
    opening: required(limits.opening, storyMessages.opening),
    category: z.enum(categories, storyMessages.category),
    tags: z._default(
      z.array(tag).check(z.maxLength(limits.tags), z.refine(unique, { error: storyMessages.tagExists })),
      [],
    ),
    options: z._default(z.array(option).check(z.maxLength(limits.options)), []),
    rating: z.enum(ratings, storyMessages.rating),
    styleSample: z._default(z.string().check(z.maxLength(limits.styleSample)), ''),
  })
  .check(
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

const loose = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const draftProfile = z.optional(z.string().check(z.maxLength(100_000)));

/** The rules of a draft: all fields are optional, with the same maximum lengths as in a published story. */
export const storyDraftContent = z.strictObject({
  type: z.optional(z.enum(storyTypes)),
  title: loose(limits.title),
  hook: loose(limits.hook),
  perspective: z.optional(z.enum(perspectives)),
  cover: z.optional(
    z.strictObject({ imageId: z.optional(id), title: loose(limits.title), description: loose(1_000) }),
  ),
  worldBook: z.optional(worldBook),
  main: z.optional(z.strictObject({ name: loose(limits.characterName), profile: draftProfile })),
  supporting: z.optional(
    z
      .array(
        z.strictObject({
          name: loose(limits.characterName),
          profile: draftProfile,
          profession: loose(limits.content),
          skills: loose(limits.content),
          personality: loose(limits.content),
          appearance: loose(limits.content),
          speechStyle: loose(limits.content),
        }),
      )
      .check(z.maxLength(limits.supporting)),
  ),
  summary: loose(limits.summary),
  content: loose(limits.content),
  opening: loose(limits.opening),
  category: z.optional(z.enum(categories)),
  tags: z.optional(
    z.array(tag).check(z.maxLength(limits.tags), z.refine(unique, { error: storyMessages.tagExists })),
  ),
  options: z.optional(
    z.array(z.string().check(z.maxLength(limits.optionLength))).check(z.maxLength(limits.options)),
  ),
  rating: z.optional(z.enum(ratings)),
  styleSample: loose(limits.styleSample),
});
export type StoryDraftContent = z.output<typeof storyDraftContent>;
