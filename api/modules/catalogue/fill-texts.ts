import { fillPlaceholders, hasPlaceholders } from '@storyloom/contract/core/placeholders';
import { fillAnswers, toStoryQuestions } from '@storyloom/contract/stories/reader-questions';
import type { StoryContent } from '@storyloom/contract/stories/version-content';

type Filled = Pick<StoryContent, 'opening' | 'main' | 'readerQuestions'>;

/** The reader's name and answers, which replace the placeholders of a story. */
export interface ReaderOfStory {
  /** Null for a word of the story’s language. */
  name: string | null;
  /** Answers to the questions of the story, by their words. */
  answers: Readonly<Record<string, string>>;
}

export const unknownReader: ReaderOfStory = { name: null, answers: {} };

/** Fills the placeholders and the places of answers in all texts of a value; without a name or an answer, with words of the story's language. */
export function fillTexts<Value>(
  value: Value,
  { opening, main, readerQuestions }: Filled,
  { name, answers }: ReaderOfStory = unknownReader,
): Value {
  const names = { reader: name, character: main.name };
  const questions = toStoryQuestions(readerQuestions);
  const sample = `${opening}\n${main.profile}`;
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string')
      return fillPlaceholders(fillAnswers(part, questions, answers), names, sample);
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([field, inner]) => [field, isKept(field) ? inner : fill(inner)]),
    );
  };
  return fill(value) as Value;
}

/** A script is compiled once for all readers, and knows their names itself; the words in questions are no places of answers. */
const isKept = (field: string) => field === 'script' || field === 'readerQuestions';

/** True if a text of the value has a placeholder. */
export const isFillable = (value: unknown) => hasPlaceholders(JSON.stringify(value));
