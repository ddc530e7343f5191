import * as z from '@storyloom/schema';
import { atMost } from '../core/at-most.ts';
import {
  type ContentField,
  choiceField,
  defaultField,
  field,
  requiredField,
  shapeOf,
  textField,
} from '../core/content-field.ts';
import { id } from '../core/fields.ts';
import { maxWords, required, unique } from '../core/rules.ts';
import { loreEntries, loreEntryDrafts } from '../lore/entities/lore-entry.ts';
import { loreTestDrafts, loreTests } from '../lore/entities/lore-test.ts';
import { categories } from './categories.ts';
import { characterFields, mainFields } from './character-fields.ts';
import { perspectives, storyTypes } from './filters.ts';
import { storyLimits } from './limits.ts';
import { storyMessages } from './messages.ts';
import { ratings } from './ratings.ts';
import { haveOwnWords } from './reader-questions.ts';

const title = textField(storyLimits.title);
const bookText = textField(storyLimits.worldBook).rule;
export const worldBook = z
  .strictObject({ structure: bookText, background: bookText, rules: bookText, specialEvents: bookText })
  .check(
    z.refine((book) => maxWords(storyLimits.worldBookWords)(Object.values(book).join('\n')), {
      error: storyMessages.worldBookWords,
    }),
  );

/** A cover as its author sets it: the id of an uploaded or generated image, and the description it was generated from. */
const cover = z
  .strictObject(
    {
      imageId: z.string(storyMessages.cover).check(z.regex(/^[a-z0-9]{1,32}$/, storyMessages.cover)),
      title: title.rule,
      description: z._default(z.string().check(z.trim(), atMost(storyLimits.coverDescription)), ''),
    },
    storyMessages.cover,
  )
  .check(
    z.refine(({ description }) => Boolean(description), {
      path: ['description'],
      error: ({ input }) =>
        hasImage(input) ? storyMessages.coverUndescribed : storyMessages.coverDescription,
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );
const hasImage = (input: unknown) =>
  typeof input === 'object' && input !== null && 'imageId' in input && Boolean(input.imageId);
const coverDraft = z.strictObject({
  imageId: z.optional(id),
  title: title.draft,
  description: textField(storyLimits.coverDescription).draft,
});

/** Days for which a story is for members only after its first publication; 0 for none. */
const earlyDays = z.int().check(z.gte(0), z.lte(storyLimits.earlyDays));

const main = z.strictObject(shapeOf(mainFields, 'rule'));
const mainDraft = z.strictObject(shapeOf(mainFields, 'draft'));
const most = z.maxLength(storyLimits.supporting);
const cast = z.array(z.strictObject(shapeOf(characterFields, 'rule'))).check(most);
const castDraft = z.array(z.strictObject(shapeOf(characterFields, 'draft'))).check(most);

const otherOpenings = z.optional(
  z
    .array(required(storyLimits.opening, storyMessages.otherOpening))
    .check(z.maxLength(storyLimits.otherOpenings)),
);
const otherOpeningsDraft = z.optional(
  z.array(z.string().check(atMost(storyLimits.opening))).check(z.maxLength(storyLimits.otherOpenings)),
);

const atMostQuestions = z.maxLength(storyLimits.readerQuestions);
const readerQuestions = z.optional(
  z
    .array(required(storyLimits.readerQuestion, storyMessages.readerQuestion))
    .check(atMostQuestions, z.refine(haveOwnWords, { error: storyMessages.questionWords })),
);
const readerQuestionsDraft = z.optional(
  z.array(z.string().check(atMost(storyLimits.readerQuestion))).check(atMostQuestions),
);

const few = z.maxLength(storyLimits.options);
const options = z.array(required(storyLimits.optionLength, storyMessages.optionEmpty)).check(few);
const optionsDraft = z.array(z.string().check(atMost(storyLimits.optionLength))).check(few);
const tags = z
  .array(required(storyLimits.tagLength, 'This field is required.'))
  .check(z.maxLength(storyLimits.tags), z.refine(unique, { error: storyMessages.tagExists }));

/** The source of a script. */
export const storyScript = z.string().check(
  z.refine((source) => new TextEncoder().encode(source).length <= storyLimits.scriptBytes, {
    error: storyMessages.script,
  }),
);
const script = z.optional(storyScript);

const trimmed = z.string().check(z.trim(), atMost(storyLimits.hook));
const hook = { ...textField(storyLimits.hook), rule: z._default(trimmed, '') };

/** All fields of a story’s content. */
export const storyTable = {
  type: field('prompt', 'Type', choiceField(storyTypes, storyMessages.type)),
  title: field('prompt', 'Title', requiredField(storyLimits.title, storyMessages.title), {
    news: 'title',
    improve: `the story’s title, at most ${storyLimits.title} characters`,
  }),
  hook: field('list', 'Hook', hook, {
    improve: `the hook on the story’s card, one sentence of at most ${storyLimits.hook} characters`,
  }),
  perspective: field('prompt', 'Perspective', choiceField(perspectives, storyMessages.perspective), {
    news: 'perspective',
  }),
  cover: field('list', 'Cover', { rule: cover, draft: z.optional(coverDraft) }, { news: 'cover' }),
  membersOnly: field('list', 'Readers', defaultField(z.boolean(), false, z.boolean())),
  earlyDays: field('list', 'Members read it first for', defaultField(earlyDays, 0, earlyDays)),
  worldBook: field('prompt', 'World book', defaultField(worldBook, worldBook.parse({}), worldBook), {
    news: 'world',
    isCounted: true,
  }),
  main: field(
    'prompt',
    'Main character',
    { rule: z.prefault(main, { name: '', profile: '' }), draft: z.optional(mainDraft) },
    { news: 'main character', isCounted: true },
  ),
  supporting: field('prompt', 'Supporting characters', defaultField(cast, [], castDraft), {
    item: 'Supporting character',
    news: 'characters',
    isCounted: true,
  }),
  summary: field('list', 'Summary', requiredField(storyLimits.summary, storyMessages.summary), {
    news: 'summary',
    improve: `the summary that readers see before they play, without the ending, at most ${storyLimits.summary} characters`,
  }),
  content: field('prompt', 'Content', textField(storyLimits.content), {
    isCounted: true,
    improve: `the outline of how the story should unfold, which readers never see, at most ${storyLimits.content} characters`,
    toPrompt: (text: string) => `How the story should unfold; the reader does not know this:\n${text}`,
  }),
  opening: field('prompt', 'Opening scene', requiredField(storyLimits.opening, storyMessages.opening), {
    news: 'opening scene',
    isCounted: true,
    improve: `the opening scene that begins the play and ends where the reader has something to do, at most ${storyLimits.opening} characters`,
  }),
  /** A reader may begin with one of these instead. A story with a script has one opening. */
  otherOpenings: field(
    'prompt',
    'Other openings',
    { rule: otherOpenings, draft: otherOpeningsDraft },
    { item: 'Opening', news: 'openings', isCounted: true },
  ),
  /** Asked before the first turn. The questions of a script come in their place. */
  readerQuestions: field(
    'prompt',
    'Questions to the reader',
    { rule: readerQuestions, draft: readerQuestionsDraft },
    { item: 'Question', news: 'questions' },
  ),
  category: field('prompt', 'Category', choiceField(categories, storyMessages.category)),
  tags: field('list', 'Tags', defaultField(tags, [], tags), { item: 'Tag' }),
  options: field('prompt', 'Options', defaultField(options, [], optionsDraft), {
    item: 'Option',
    news: 'first options',
  }),
  /** The plot, in ink. */
  script: field('prompt', 'Script', { rule: script, draft: script }, { news: 'plot' }),
  rating: field('prompt', 'Content rating', choiceField(ratings, storyMessages.rating), { news: 'rating' }),
  styleSample: field('prompt', 'Style sample', textField(storyLimits.styleSample), {
    news: 'style',
    isCounted: true,
    improve: `a sample of the prose style, at most ${storyLimits.styleSample} characters`,
    toPrompt: (text: string) => `Write like this sample:\n${text}`,
  }),
  /** Without entries, they are compiled from the world book when the story is published. */
  lore: field(
    'prompt',
    'Lore',
    { rule: z.optional(loreEntries), draft: z.optional(loreEntryDrafts) },
    { item: 'Lore entry', news: 'world' },
  ),
  loreTests: field('author', 'Lore tests', defaultField(loreTests, [], loreTestDrafts), {
    item: 'Lore test',
  }),
} satisfies Record<string, ContentField>;

export type StoryField = keyof typeof storyTable;
type FieldWith<Part> = {
  [Name in StoryField]: (typeof storyTable)[Name] extends Part ? Name : never;
}[StoryField];

/** The names of the fields, as comparisons of versions use them. */
export const storyFields = Object.keys(storyTable) as [StoryField, ...StoryField[]];
const fieldsWith = <Part>(has: (field: ContentField) => unknown) =>
  storyFields.filter((name) => has(storyTable[name])) as FieldWith<Part>[];

/** The fields of the content of a version. Its lore is stored beside it. */
export const versionFields = fieldsWith<{ use: 'prompt' }>(({ use }) => use === 'prompt').filter(
  (name) => name !== 'lore',
);
export type VersionField = (typeof versionFields)[number];

/** Texts that lists and details show. Each has a column of the same name. */
export const listTexts = fieldsWith<{ use: 'list'; max: number } | { use: 'list'; item: string }>(
  ({ use, max, item }) => use === 'list' && (max !== undefined || item !== undefined),
);

/** Texts that prompts contain as parts of their own. */
export const promptTexts = fieldsWith<{ toPrompt: unknown }>(({ toPrompt }) => toPrompt);
export type PromptText = (typeof promptTexts)[number];

export const improvableStoryFields = fieldsWith<{ improve: string }>(({ improve }) => improve);
export type ImprovableStoryField = (typeof improvableStoryFields)[number];
