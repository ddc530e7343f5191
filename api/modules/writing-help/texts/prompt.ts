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

const partsOfFields = {
  worldBook: 'notes about the world, for the storyteller; facts stay exact',
  loreEntry: 'one entry of the world book, for the storyteller; facts stay exact and short',
  main: "the main character's profile, for the storyteller",
  supporting: "a supporting character's profile, for the storyteller",
  speechStyle: 'how a character speaks, for the storyteller',
  relation: `what a character is to another one and what stands between them, for the storyteller, at most ${storyLimits.relation} characters`,
  coverDescription: `what the cover shows, for a painter, at most ${storyLimits.coverDescription} characters`,
};

const describeField = (field: ImprovableField) =>
  field in partsOfFields
    ? partsOfFields[field as keyof typeof partsOfFields]
    : storyTable[field as ImprovableStoryField].improve;

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

function system({ kind, context }: WritingTask): string {
  return [
    'You edit interactive fiction for its author. Keep the author’s language, names, facts and voice.',
    kind === 'improve'
      ? 'Reply with the improved text alone, without quotation marks, headings or remarks. Change only what gets better.'
      : 'Reply with one suggestion a line, without numbers, quotation marks or remarks.',
    isAdult(context.rating ?? 'G') ? '' : 'Fit for a general audience.',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function improvePrompt(task: Extract<WritingTask, { kind: 'improve' }>): string {
  const instruction = task.instruction.trim() === '' ? '' : `The author asks: ${task.instruction.trim()}`;
  return joined([
    describe(task.context),
    `Improve ${describeField(task.field)}.`,
    instruction,
    `The text:\n${task.text}`,
  ]);
}

function suggestPrompt({ suggestion, context }: Extract<WritingTask, { kind: 'suggest' }>): string {
  const taken = { TITLE: [], HOOK: [], TAG: context.tags, OPTION: context.options }[suggestion];
  return joined([
    describe(context),
    `Suggest ${writingHelpLimits.suggestions} ${suggestions[suggestion]}.`,
    taken.length === 0 ? '' : `The story has these already: ${taken.join(', ')}`,
  ]);
}

function describe({ title, hook, summary, opening, category, names }: DraftContext): string {
  return joined([
    title && `Title: ${title}`,
    category ? `Category: ${category.toLowerCase().replaceAll('_', ' ')}` : '',
    names.length === 0 ? '' : `Characters: ${names.join(', ')}`,
    hook && `Hook: ${hook}`,
    summary && `Summary: ${summary}`,
    opening && `Opening scene: ${opening}`,
  ]);
}

const joined = (lines: readonly string[]) => lines.filter((line) => line !== '').join('\n\n');

/** Tokens that the answer to a task may take: an improved text is about as long as the text. */
export function maxTokensOf(task: WritingTask): number {
  return task.kind === 'suggest' ? 400 : 400 + Math.ceil(task.text.length / 2);
}
