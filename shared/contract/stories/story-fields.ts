import * as z from '@storyloom/schema';
import { atMost } from '../core/at-most.ts';
import { type ContentField, choiceField, requiredField, shapeOf, textField } from '../core/content-field.ts';
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
const supporting = z.strictObject(shapeOf(characterFields, 'rule'));
const supportingDraft = z.strictObject(shapeOf(characterFields, 'draft'));
const cast = z.maxLength(storyLimits.supporting);

const option = required(storyLimits.optionLength, storyMessages.optionEmpty);
const optionDraft = z.string().check(atMost(storyLimits.optionLength));
const few = z.maxLength(storyLimits.options);
const tags = z
  .array(required(storyLimits.tagLength, 'This field is required.'))
  .check(z.maxLength(storyLimits.tags), z.refine(unique, { error: storyMessages.tagExists }));

/** All fields of a story’s content. */
export const storyTable = {
  type: { ...choiceField(storyTypes, storyMessages.type), use: 'prompt', label: 'Type' },
  title: {
    ...requiredField(storyLimits.title, storyMessages.title),
    use: 'prompt',
    label: 'Title',
    news: 'title',
    improve: `the story’s title, at most ${storyLimits.title} characters`,
  },
  hook: {
    ...textField(storyLimits.hook),
    rule: z._default(z.string().check(z.trim(), atMost(storyLimits.hook)), ''),
    use: 'list',
    label: 'Hook',
    improve: `the hook on the story’s card, one sentence of at most ${storyLimits.hook} characters`,
  },
  perspective: {
    ...choiceField(perspectives, storyMessages.perspective),
    use: 'prompt',
    label: 'Perspective',
    news: 'perspective',
  },
  cover: { rule: cover, draft: z.optional(coverDraft), use: 'list', label: 'Cover', news: 'cover' },
  membersOnly: {
    rule: z._default(z.boolean(), false),
    draft: z.optional(z.boolean()),
    use: 'list',
    label: 'Readers',
  },
  earlyDays: {
    rule: z._default(earlyDays, 0),
    draft: z.optional(earlyDays),
    use: 'list',
    label: 'Members read it first for',
  },
  worldBook: {
    rule: z._default(worldBook, { structure: '', background: '', rules: '', specialEvents: '' }),
    draft: z.optional(worldBook),
    use: 'prompt',
    label: 'World book',
    news: 'world',
    isCounted: true,
  },
  main: {
    rule: z.prefault(main, { name: '', profile: '' }),
    draft: z.optional(z.strictObject(shapeOf(mainFields, 'draft'))),
    use: 'prompt',
    label: 'Main character',
    news: 'main character',
    isCounted: true,
  },
  supporting: {
    rule: z._default(z.array(supporting).check(cast), []),
    draft: z.optional(z.array(supportingDraft).check(cast)),
    use: 'prompt',
    label: 'Supporting characters',
    item: 'Supporting character',
    news: 'characters',
    isCounted: true,
  },
  summary: {
    ...requiredField(storyLimits.summary, storyMessages.summary),
    use: 'list',
    label: 'Summary',
    news: 'summary',
    improve: `the summary that readers see before they play, at most ${storyLimits.summary} characters`,
  },
  content: {
    ...textField(storyLimits.content),
    use: 'prompt',
    label: 'Content',
    isCounted: true,
    improve: 'the story as prose',
    toPrompt: (text: string) => `How the story should unfold; the reader does not know this:\n${text}`,
  },
  opening: {
    ...requiredField(storyLimits.opening, storyMessages.opening),
    use: 'prompt',
    label: 'Opening scene',
    news: 'opening scene',
    isCounted: true,
    improve: `the opening scene that begins the play, at most ${storyLimits.opening} characters`,
  },
  category: { ...choiceField(categories, storyMessages.category), use: 'prompt', label: 'Category' },
  tags: { rule: z._default(tags, []), draft: z.optional(tags), use: 'list', label: 'Tags', item: 'Tag' },
  options: {
    rule: z._default(z.array(option).check(few), []),
    draft: z.optional(z.array(optionDraft).check(few)),
    use: 'prompt',
    label: 'Options',
    item: 'Option',
    news: 'first options',
  },
  rating: {
    ...choiceField(ratings, storyMessages.rating),
    use: 'prompt',
    label: 'Content rating',
    news: 'rating',
  },
  styleSample: {
    ...textField(storyLimits.styleSample),
    use: 'prompt',
    label: 'Style sample',
    news: 'style',
    isCounted: true,
    improve: 'a sample of the prose style',
    toPrompt: (text: string) => `Write like this sample:\n${text}`,
  },
  lore: {
    /** Without entries, they are compiled from the world book when the story is published. */
    rule: z.optional(loreEntries),
    draft: z.optional(loreEntryDrafts),
    use: 'prompt',
    label: 'Lore',
    item: 'Lore entry',
    news: 'world',
  },
  loreTests: {
    rule: z._default(loreTests, []),
    draft: z.optional(loreTestDrafts),
    use: 'author',
    label: 'Lore tests',
    item: 'Lore test',
  },
} as const satisfies Record<string, ContentField>;

export type StoryField = keyof typeof storyTable;
type FieldWith<Part> = {
  [Name in StoryField]: (typeof storyTable)[Name] extends Part ? Name : never;
}[StoryField];

/** The names of the fields, as comparisons of versions use them. */
export const storyFields = Object.keys(storyTable) as [StoryField, ...StoryField[]];
const fieldOf = (name: StoryField): ContentField => storyTable[name];

/** A field of the content of a version. Its lore is stored beside it. */
export type VersionField = Exclude<FieldWith<{ use: 'prompt' }>, 'lore'>;
export const versionFields = storyFields.filter(
  (name) => fieldOf(name).use === 'prompt' && name !== 'lore',
) as VersionField[];

/** A text that prompts contain as a part of its own. */
export type PromptText = FieldWith<{ toPrompt: unknown }>;
export const promptTexts = storyFields.filter((name) => fieldOf(name).toPrompt) as PromptText[];

export type ImprovableStoryField = FieldWith<{ improve: string }>;
export const improvableStoryFields = storyFields.filter(
  (name) => fieldOf(name).improve,
) as ImprovableStoryField[];
