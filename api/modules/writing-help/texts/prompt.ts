import { loreLimits } from '@storyloom/contract/lore/limits';
import type {
  DraftContext,
  ImprovableField,
  SuggestionKind,
} from '@storyloom/contract/stories/entities/writing-help';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { isAdult } from '@storyloom/contract/stories/ratings';
import { type ImprovableStoryField, storyTable } from '@storyloom/contract/stories/story-fields';
import { writingHelpLimits } from '@storyloom/contract/stories/writing-help-limits';
import type { PromptMessage, WritingTask } from '../../providers/providers.service.ts';

const bookPart = (name: string, what: string) =>
  `the ${name} of the story’s world book, for the storyteller: ${what}; facts stay exact; nothing that belongs to another part of the book`;

const partsOfFields = {
  'worldBook.rules': bookPart('Rules', 'how this world works, and what never happens'),
  'worldBook.structure': bookPart('Structure', 'places and how they connect'),
  'worldBook.background': bookPart('Background', 'people, history and secrets'),
  'worldBook.specialEvents': bookPart(
    'Special events',
    'one per line, each in the form “If the reader opens the door, the light goes out.”',
  ),
  worldBook: 'notes about the world, for the storyteller; facts stay exact',
  loreEntry: `one entry of the world book, for the storyteller, at most ${loreLimits.contentWords} words; facts stay exact and short`,
  main: `the main character's profile, for the storyteller, at most ${storyLimits.profileWords} words`,
  supporting: `a supporting character's profile, for the storyteller, at most ${storyLimits.profileWords} words`,
  speechStyle: 'how a character speaks, for the storyteller',
  speechExample: 'an example of what a character says: one or two sentences in their own words, nothing else',
  profession: 'a character’s profession, for the storyteller, in a few words',
  skills: 'what a character is able to do, for the storyteller, in a few words',
  personality: 'a character’s personality, for the storyteller, in a few words',
  appearance: 'what a character looks like, for the storyteller, in a few words',
  relation: `what a character is to another one and what stands between them, for the storyteller, at most ${storyLimits.relation} characters`,
  coverDescription: `what the cover shows, for a painter, at most ${storyLimits.coverDescription} characters`,
};

const describeField = (field: ImprovableField) =>
  field in partsOfFields
    ? partsOfFields[field as keyof typeof partsOfFields]
    : storyTable[field as ImprovableStoryField].improve;

const perspectives = {
  FIRST_PERSON: 'Told in the first person: the reader’s character is “I”.',
  SECOND_PERSON: 'Told in the second person: the reader’s character is “you”.',
  THIRD_PERSON: 'Told in the third person.',
};

const suggestions: Record<SuggestionKind, string> = {
  TITLE: `titles, each at most ${storyLimits.title} characters`,
  HOOK: `hooks for the story's card, each one sentence of at most ${storyLimits.hook} characters`,
  TAG: `tags of one or two words, each at most ${storyLimits.tagLength} characters`,
  OPTION: `first actions a player may choose, each at most ${storyLimits.optionLength} characters`,
};

/** The prompt of an improved text or of suggestions. */
export function buildMessages(task: WritingTask): PromptMessage[] {
  const content = task.kind === 'improve' ? improvePrompt(task) : suggestPrompt(task);
  return [
    { role: 'system', content: system(task) },
    { role: 'user', content },
  ];
}

function system(task: WritingTask): string {
  return [
    'You edit interactive fiction for its author. Keep the author’s language, names, facts and voice.',
    task.kind === 'improve'
      ? 'Reply with the text alone, in plain text, without quotation marks around it, headings or remarks.'
      : 'Reply with one suggestion a line, in plain text, without numbers, quotation marks or remarks.',
    audience(task.context.rating),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function improvePrompt(task: Extract<WritingTask, { kind: 'improve' }>): string {
  const { context, field, instruction, text, passage } = task;
  // The text follows the context, which would repeat it.
  const known = field in context ? { ...context, [field]: '' } : context;
  const asked = instruction.trim();
  const verb = text === '' ? 'Write' : 'Improve';
  return joined([
    describe(known),
    `${verb} ${passage ? 'a passage of ' : ''}${describeField(field)}.`,
    context.about ? `It is about ${context.about} and nothing else.` : '',
    text === '' || asked !== '' ? '' : 'Change only what gets better.',
    asked === '' ? '' : `The author asks: ${asked}`,
    passage?.before ? `Before the passage, to be left as it is:\n${passage.before}` : '',
    passage?.after ? `After the passage, to be left as it is:\n${passage.after}` : '',
    text === '' ? '' : `${passage ? 'The passage' : 'The text'}:\n${text}`,
  ]);
}

function audience(rating: DraftContext['rating'] = 'G'): string {
  if (isAdult(rating)) return '';
  return rating === 'PG_13' ? 'Fit for readers of 13 and older.' : 'Fit for a general audience.';
}

function suggestPrompt({ suggestion, context }: Extract<WritingTask, { kind: 'suggest' }>): string {
  const taken = { TITLE: [], HOOK: [], TAG: context.tags, OPTION: context.options }[suggestion];
  return joined([
    describe(context),
    `Suggest ${writingHelpLimits.suggestions} ${suggestions[suggestion]}.`,
    taken.length === 0 ? '' : `The story has these already: ${taken.join(', ')}`,
  ]);
}

function describe({
  title,
  hook,
  summary,
  opening,
  category,
  perspective,
  names,
  notes,
}: DraftContext): string {
  return joined([
    title && `Title: ${title}`,
    category ? `Category: ${category.toLowerCase().replaceAll('_', ' ')}` : '',
    perspective ? perspectives[perspective] : '',
    names.length === 0 ? '' : `Characters: ${names.join(', ')}`,
    hook && `Hook: ${hook}`,
    summary && `Summary: ${summary}`,
    opening && `Opening scene: ${opening}`,
    notes ? `The author’s notes for the storyteller:\n${notes}` : '',
  ]);
}

const joined = (lines: readonly string[]) => lines.filter((line) => line !== '').join('\n\n');

/** Tokens of a text that is written from nothing. */
const WRITTEN_TOKENS = 2_000;
/** Lowest number of characters of a token. */
const CHARACTERS_OF_TOKEN = 3;

/** Tokens that the answer to a task may take, within the model’s context: an improved text is about as long as the text. */
export function maxTokensOf(task: WritingTask, contextTokens: number): number {
  const prompt = buildMessages(task).reduce((sum, { content }) => sum + content.length, 0);
  const left = Math.max(400, contextTokens - Math.ceil(prompt / CHARACTERS_OF_TOKEN));
  if (task.kind === 'suggest') return Math.min(400, left);
  return Math.min(left, task.text === '' ? WRITTEN_TOKENS : 400 + Math.ceil(task.text.length / 2));
}
