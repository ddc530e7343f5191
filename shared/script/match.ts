import { clausesOf } from './clauses.ts';
import { isOtherDeed } from './deed.ts';
import { contentOf, type Word, wordsOf } from './words.ts';

/** Words before a phrase within which a negation denies it. */
const negationReach = 6;

/** True if the text has all words of the phrase, in order and side by side. */
export const mentions = (text: readonly Word[], phrase: string): boolean =>
  placesOf(text, wordsOf(phrase)).length > 0;

/** True if the text mentions the phrase and does not deny it, as “trust nobody” does, or names what belongs to it: “Mara’s coat” is not Mara. */
export const names = (text: readonly Word[], phrase: string): boolean => hasNamed(text, wordsOf(phrase));

function hasNamed(text: readonly Word[], wanted: readonly Word[]): boolean {
  const isNegative = wanted.some((word) => word.isNegation);
  const last = wanted.length - 1;
  return placesOf(text, wanted).some((at) => {
    const isOwner = text[at + last]?.isPossessive && !wanted[last]?.isPossessive;
    const owned = text[at + wanted.length];
    // “I shout Mara’s name”
    if (isOwner && owned?.isContent && owned.stem !== 'name') return false;
    const around = [
      ...text.slice(Math.max(0, at - negationReach), at),
      ...text.slice(at + wanted.length, at + wanted.length + 1),
    ];
    return isNegative || !around.some((word) => word.isNegation);
  });
}

function placesOf(text: readonly Word[], wanted: readonly Word[]): number[] {
  if (wanted.length === 0) return [];
  return [...text.keys()].filter((at) =>
    wanted.every((word, index) => {
      const stem = text[at + index]?.stem ?? '';
      return stem === word.stem || (pointers.has(word.stem) && pointers.has(stem));
    }),
  );
}

/** “Stop this train” is “stop the train”. */
const pointers = new Set(['the', 'this', 'that', 'these', 'those']);

export interface Candidate {
  /** Words and phrases that mean it. */
  phrases: readonly string[];
  /** The text of a choice, whose words count less. */
  text?: string;
  /** True for what one speaks of and does not do: “There is no Madame Reti?” is about her. */
  isSubject?: boolean;
}

/** A text as it is compared with all candidates: its clauses, and the words of their parts. */
const read = (text: string) =>
  // “I won’t break it, I turn the wheel” denies the first half only.
  clausesOf(text).map((clause) => ({ clause, parts: clause.split(/,\s+|\s+but\s+/).map(wordsOf) }));

/** A script’s phrases are the same for each message. */
const phrasesRead = new WeakMap<readonly string[], readonly (readonly Word[])[]>();

/** The words of each phrase; “walnut, walnuts” are one. */
function readPhrases(phrases: readonly string[]): readonly (readonly Word[])[] {
  const known = phrasesRead.get(phrases);
  if (known) return known;
  const stemsOf = (words: readonly Word[]) => words.map(({ stem }) => stem).join(' ');
  const found = [...new Map(phrases.map(wordsOf).map((words) => [stemsOf(words), words])).values()];
  phrasesRead.set(phrases, found);
  return found;
}

/** How well a text fits a candidate: 0 if not at all. Its phrases count by `weightOf`, a word of its own text counts 1. */
export const fit = (text: string, candidate: Candidate): number => fitOf(read(text), candidate);

/** How well the one that fits best does. */
export function bestFit(text: string, candidates: readonly Candidate[]): number {
  const clauses = read(text);
  return Math.max(0, ...candidates.map((candidate) => fitOf(clauses, candidate)));
}

function fitOf(
  clauses: ReturnType<typeof read>,
  { phrases, text: own = '', isSubject = false }: Candidate,
): number {
  const parts = clauses
    .filter(({ clause }) => own === '' || !isOtherDeed(clause, [own, ...phrases]))
    .flatMap((each) => each.parts);
  const has = (words: readonly Word[], phrase: readonly Word[]) =>
    isSubject ? placesOf(words, phrase).length > 0 : hasNamed(words, phrase);
  const byPhrases = readPhrases(phrases)
    .filter((phrase) => parts.some((words) => has(words, phrase)))
    .reduce((sum, phrase) => sum + weightOf(phrase), 0);
  const isNegative = wordsOf(own).some((word) => word.isNegation);
  // “I don’t go in” does not mean “Go in”.
  const meant = parts.filter((words) => isNegative || !words.some((word) => word.isNegation)).flat();
  const stems = new Set(meant.filter(({ isContent }) => isContent).map(({ stem }) => stem));
  const shared = contentOf(own).filter(({ stem }) => stems.has(stem));
  // “I do not mention the boots” means “Say nothing about the boots”.
  const bothDeny = isNegative && parts.flat().some((word) => word.isNegation) ? 1 : 0;
  const denied = shared.some(({ isNegation }) => isNegation) ? 0 : bothDeny;
  return byPhrases + new Set(shared.map(({ stem }) => stem)).size + denied;
}

/** A word counts 2 and each further one 1 more; a word that says little by itself (“who”) 1, and several of them together 2. */
function weightOf(phrase: readonly Word[]): number {
  const { length } = phrase;
  return phrase.every(({ isContent }) => !isContent) ? Math.min(2, length) : 1 + length;
}

/** The candidates that fit a text best, none with less than `least`. More than one: it is not clear which is meant. */
export function bestOf<T extends Candidate>(text: string, candidates: readonly T[], least = 2): T[] {
  const clauses = read(text);
  const scored = candidates.map((candidate) => ({ candidate, score: fitOf(clauses, candidate) }));
  const best = Math.max(least, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ candidate }) => candidate);
}

/** True if the clause of a message that fits a choice best has a word that neither the choice nor its phrases have. */
export function hasOtherWords(message: string, { text = '', phrases }: Candidate): boolean {
  const known = new Set([text, ...phrases].flatMap(wordsOf).map(({ stem }) => stem));
  const clauses = clausesOf(message).map((clause) => contentOf(clause).map(({ stem }) => stem));
  const countKnown = (stems: readonly string[]) => stems.filter((stem) => known.has(stem)).length;
  const [best = []] = clauses.toSorted((a, b) => countKnown(b) - countKnown(a));
  return best.length > countKnown(best);
}
