import nlp from 'compromise';
import { misspellings } from './misspellings.ts';

/** An unknown word with the library's suggestions, the nearest first. */
export interface Unknown {
  start: number;
  end: number;
  word: string;
  suggestions: readonly string[];
}

const vowels = /^[aeiou]$/;
/** Of days and languages, not of names that are also words, such as “Docker”. */
const capitalEndings = /(?:day|ish|ese|an|ic)$/;
/** Not possessives: “Abrahams” is a name. */
const contractions = /['’](?:t|m|ll|re|ve|d)$|^(?:it|that|what|he|she|there|here|who|where)['’]s$/i;
const shortWords = /^(?:and|are|but|for|had|her|him|his|not|out|she|the|was|who|you)$/;
const plain = (word: string) => word.replace(/['’]/g, '');

/** Slips of the pen, the surest first. */
const slips: readonly ((word: string, other: string) => boolean)[] = [
  // “dont”, “monday”
  (word, other) =>
    plain(word).toLowerCase() === plain(other).toLowerCase() &&
    (word.toLowerCase() === other.toLowerCase() ? capitalEndings.test(word) : contractions.test(other)),
  // “untill”, “begining”
  (word, other) => word.length > 3 && undoubled(word) === undoubled(other),
  // “thier”, “teh”; but “ami” is no “aim”
  (word, other) =>
    (word.length > 3 || shortWords.test(other)) &&
    word.length === other.length &&
    differences(word, other) === 2 &&
    isExchange(word, other),
  // “goverment”, “wich”
  (word, other) => word.length > 3 && isWithout(word, other),
  // “truely”
  (word, other) =>
    word.length > 5 && isWithout(other, word) && word.match(/e/g)?.length !== other.match(/e/g)?.length,
  // “seperate”
  (word, other) => word.length > 6 && differences(word, other) === 1 && isVowelForVowel(word, other),
];

const undoubled = (word: string) => word.replace(/(\p{L})\1+/gu, '$1');
const differAt = (word: string, other: string) =>
  [...word].flatMap((letter, at) => (letter === other[at] ? [] : [at]));
const differences = (word: string, other: string) =>
  word.length === other.length ? differAt(word, other).length : Number.POSITIVE_INFINITY;

function isExchange(word: string, other: string): boolean {
  const [first = 0, second = 0] = differAt(word, other);
  return second === first + 1 && word[first] === other[second] && word[second] === other[first];
}

function isVowelForVowel(word: string, other: string): boolean {
  const [at = 0] = differAt(word, other);
  return vowels.test(word[at] ?? '') && vowels.test(other[at] ?? '');
}

/** True if `word` is `other` without one letter that is neither the first nor the last. */
const isWithout = (word: string, other: string) =>
  other.length === word.length + 1 &&
  [...other].some((_, at) => at > 0 && at < word.length && other.slice(0, at) + other.slice(at + 1) === word);

/** “noooo”, “whattt”; but “lettter” is a slip */
const drawnOut = /(\p{L})\1\1(?:$|(?<![bcdgkpt]))/u;

/** Words that the dictionary lacks, most of them British, and one that a rule divides. */
const notSlips =
  /^(?:alot|annas?|banjoes|chiles?|dependants?|drawed|forebore|gaol(?:er|s)?|innuendoes|leant|repoint(?:s|ed|ing)?|snigger(?:s|ed|ing)?)$/i;

/**
 * The known word that an unknown one was meant to be; undefined if that is not certain, as for a name, an invented word
 * or one of another language.
 */
export function correctWord({
  word,
  suggestions,
}: Pick<Unknown, 'word' | 'suggestions'>): string | undefined {
  if (drawnOut.test(word) || notSlips.test(word)) return undefined;
  for (const [at, isSlip] of slips.entries()) {
    // A capital may begin a name; only a missing apostrophe is certain.
    if (at > 0 && !/^\p{Ll}+$/u.test(word)) return undefined;
    const found = suggestions.filter(
      (each) => !each.includes(' ') && (at === 0 || plain(each) === each) && isSlip(word, each),
    );
    if (at === 0 && found[0]?.toLowerCase() === word.toLowerCase() && found[0] === word) return undefined;
    if (found.length > 1 && at > 0) return undefined;
    if (found[0] !== undefined) return found[0];
  }
  return undefined;
}

/** A misspelling that nobody writes on purpose, such as “teh”. A capital at the start of a sentence is no name. */
function knownMisspelling(text: string, { start, end, word }: Unknown): string | undefined {
  const to = misspellings.get(word.toLowerCase());
  if (to === undefined || /^\p{Ll}+$/u.test(word)) return to;
  const isStart = /(?:^|[.!?…]) ?["“‘]?$/.test(text.slice(0, start));
  const [, next = ''] = /^ (\p{Ll}+)/u.exec(text.slice(end)) ?? [];
  const verb = nlp(next);
  // “Teh smiled” is a name.
  const isName = next === '' || (to === 'the' && verb.has('#Verb') && !verb.has('#Infinitive'));
  return isStart && /^\p{Lu}\p{Ll}+$/u.test(word) && !isName
    ? to.charAt(0).toUpperCase() + to.slice(1)
    : undefined;
}

/**
 * Corrections of a text. An unknown word that is not a slip tells that its author writes such words, as in dialect,
 * verse or another language: only what is certain is corrected in its sentence, unless it has as many known
 * misspellings. A word that is used several times or with a capital is meant, and so are those in `own`.
 */
export function correctWords(
  text: string,
  unknown: readonly Unknown[],
  own: ReadonlySet<string>,
): { start: number; end: number; to: string }[] {
  const sentences = [...text.matchAll(/[^.!?…\n]+[.!?…]*/g)];
  return sentences.flatMap(({ index, 0: sentence }) => {
    const here = unknown.filter(({ start }) => start >= index && start < index + sentence.length);
    const found = here.map((each) => {
      const known = knownMisspelling(text, each);
      return { ...each, isKnown: known !== undefined, to: known ?? correctWord(each) };
    });
    const strange = found.filter(({ word, to }) => to === undefined && !/^\p{Lu}/u.test(word));
    const isStrange = strange.length > found.filter(({ isKnown }) => isKnown).length;
    return found.flatMap(({ start, end, word, to, isKnown }) =>
      to === undefined ||
      own.has(word.toLowerCase()) ||
      (isStrange && !isKnown && plain(to).toLowerCase() !== plain(word).toLowerCase()) ||
      (!isKnown && isMeant(text, word, to)) ||
      /[-'’*_]$/.test(text.slice(0, start)) ||
      /^[-'’*_]/.test(text.slice(end))
        ? []
        : [{ start, end, to }],
    );
  });
}

function isMeant(text: string, word: string, to: string): boolean {
  if (plain(to) === word) return false;
  const uses = text.match(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu')) ?? [];
  return uses.length > 2 || uses.some((use) => use !== word);
}
