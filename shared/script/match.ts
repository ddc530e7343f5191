import { contentOf, type Word, wordsOf } from './words.ts';

/** Words before a phrase within which a negation denies it. */
const negationReach = 6;

/** True if the text names the phrase and does not deny it. All of its words count, in order and side by side. */
export function names(text: readonly Word[], phrase: string): boolean {
  const wanted = wordsOf(phrase);
  if (wanted.length === 0) return false;
  const isNegative = wanted.some((word) => word.isNegation);
  return text.some((_, at) => {
    if (!wanted.every((word, index) => text[at + index]?.stem === word.stem)) return false;
    return isNegative || !text.slice(Math.max(0, at - negationReach), at).some((word) => word.isNegation);
  });
}

export interface Candidate {
  /** Words and phrases that mean it. */
  phrases: readonly string[];
  /** Its own text, whose words count less. */
  text: string;
}

/** How well a text fits a candidate: 0 if not at all. Its phrases count by `weightOf`, a word of its own text counts 1. */
export function fit(text: string, { phrases, text: own }: Candidate): number {
  const words = wordsOf(text);
  const byPhrases = phrases
    .filter((phrase) => names(words, phrase))
    .reduce((sum, phrase) => sum + weightOf(phrase), 0);
  const stems = new Set(contentOf(text).map(({ stem }) => stem));
  // “I don’t go in” does not mean “Go in”.
  const isDenied = words.some((word) => word.isNegation) && !wordsOf(own).some((word) => word.isNegation);
  const shared = contentOf(own).filter(({ stem }) => stems.has(stem));
  return byPhrases + (isDenied ? 0 : new Set(shared.map(({ stem }) => stem)).size);
}

/** A word counts 2 and each further one 1 more; a word that says little by itself (“who”) 1, and several of them together 2. */
function weightOf(phrase: string): number {
  const { length } = wordsOf(phrase);
  return contentOf(phrase).length === 0 ? Math.min(2, length) : 1 + length;
}

/** The candidates that fit a text best, none with less than `least`. More than one: it is not clear which is meant. */
export function bestOf<T extends Candidate>(text: string, candidates: readonly T[], least = 2): T[] {
  const scored = candidates.map((candidate) => ({ candidate, score: fit(text, candidate) }));
  const best = Math.max(least, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ candidate }) => candidate);
}
