import type { StoryQuestion } from './entities/story-question.ts';
import { storyLimits } from './limits.ts';

/** A word in braces within a question. */
const typedWord = /\{\s*(\p{L}+)\s*\}/u;

/** English words without a meaning for the answer. */
const fillers = new Set(
  'a am an and are as at be call can could do does did for from have has how i in is it me my of on or our tell that the they this to us was we were what when where which who whom whose why will with would you your yours'.split(
    ' ',
  ),
);

/** The placeholder of a question in the texts: its word in braces, or else its first word with a meaning. */
function wordOf(question: string): string {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const word = typedWord.exec(question)?.[1] ?? words.find((each) => !fillers.has(each)) ?? 'name';
  return [...word.toLowerCase()].slice(0, storyLimits.questionWord).join('');
}

/** The questions of an author without a script, as readers are asked them. */
export const toStoryQuestions = (questions: readonly string[] = []): StoryQuestion[] =>
  questions
    .filter((question) => question.trim() !== '')
    .map((question) => ({
      variable: wordOf(question),
      text: question.replace(typedWord, '').replaceAll(/\s+/g, ' ').trim(),
    }));

/** False if two questions have the same word, which one answer would replace. */
export function haveOwnWords(questions: readonly string[]): boolean {
  const words = toStoryQuestions(questions).map(({ variable }) => variable);
  return new Set(words).size === words.length;
}

const placeOfAnswer = /(?<!\{)\{(\p{L}+)(?:\|([^{}|\n]*))?\}(?!\})/gu;

/**
 * The placeholders in a text that no question fills, each once. In a story without questions, braces count only with a default:
 * `{town|the coast}`.
 */
export function unknownWords(text: string, questions: readonly StoryQuestion[]): string[] {
  const words = new Set(questions.map(({ variable }) => variable));
  const unknown = [...text.matchAll(placeOfAnswer)].flatMap(([, word = '', otherwise]) => {
    const isPlace = words.size > 0 || otherwise !== undefined;
    return isPlace && !words.has(word.toLowerCase()) ? [word] : [];
  });
  return [...new Set(unknown)];
}

/**
 * Replaces placeholders by answers: `{name}`, or `{name|stranger}` with a default, “Stranger” at the beginning of a sentence. A question without an answer and a default
 * becomes `{{user}}`, which names the reader in the language of the story.
 */
export function fillAnswers(
  text: string,
  questions: readonly StoryQuestion[],
  answers: Readonly<Record<string, string>>,
): string {
  const words = new Set(questions.map(({ variable }) => variable));
  return text.replaceAll(placeOfAnswer, (whole, written: string, otherwise = '', offset: number) => {
    const word = written.toLowerCase();
    if (!words.has(word)) return whole;
    const answer = Object.hasOwn(answers, word) ? answers[word] : '';
    const fallback = beginsSentence.test(text.slice(0, offset)) ? capital(otherwise) : otherwise;
    return answer || fallback || '{{user}}';
  });
}

/** Matches a text that ends where a new sentence begins. */
const beginsSentence = /(?:^|\n|[.!?…]["”’)]*\s)\s*["“‘(*]*$/;
const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
