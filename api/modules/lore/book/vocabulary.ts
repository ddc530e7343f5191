import { isUnspaced } from '../match/folding.ts';
import { splitWords, withoutPossessive } from './words.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words too common to be keys. */
export const stopWords = list(`
  a an the and or but nor so yet if when once while until unless because since though although as than then that this
  these those there here it its itself he him his she her hers they them their theirs we us our you your i me my mine
  who whom whose which what where why how is are was were be been being am has have had do does did can could will
  would shall should may might must not no yes of in on at by for from to into onto with without within under over
  above below between among through across along around behind before after near beside beyond off out up down again
  all any both each every either neither few many more most much other others another some such only own same too
  very just also ever never always still already now today later soon often sometimes one two three four five six
  seven eight nine ten eleven twelve hundred thousand first second third last next once twice half nobody nothing
  everybody everyone everything somebody someone something anybody anyone anything reader player narrator scene story
  reply replies`);

/** Nouns of any story: an entry keyed by one would almost always be active. */
const commonWords = list(`
  man men woman women person people thing things time times day days night nights morning evening hour hours week
  weeks month months year years minute minutes moment way ways place places side sides part parts kind kinds sort
  sorts rest end start name names word words hand hands eye eyes face head back life lives world lot passage bit middle
  top bottom front number reason truth case point turn fact matter paces metres meters feet miles floor old new young
  big little great good best bad large long short high low whole real true full white black red green blue grey dark
  cold warm wet dry quiet shy thin fails asks answers means stops goes keeps takes gives says knows opens closes comes
  runs ran lost left made found told said tell took gave went came written struck kept swore older younger early late
  room rooms aloud somewhere north south east west upper lower saint calling eating house houses home street streets
  road town village city building door doors window table wall lowest highest oldest youngest largest smallest longest
  shortest`);

/** Words before a noun. */
export const determiner = list(`
  the a an this that these those my your his her its our their no every each any some another two three four five six
  seven eight nine ten eleven twelve hundred thousand`);

const monthOrDay = list(`
  january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday`);

export const isSignificant = (word: string): boolean => {
  const plain = withoutPossessive(word.toLowerCase().replaceAll('’', "'"));
  return plain.length > 1 && !stopWords.has(plain) && !commonWords.has(plain) && !monthOrDay.has(plain);
};

/** Positions where any word is capitalized. */
const beginning = /(?:^|[.!?:“"‘(]\s*)$/u;

/** Finds capitalized words and sequences such as “West Landing”. The first word of a sentence counts if `known` or followed by another. */
export function findNames(sentence: string, known: ReadonlySet<string>): string[] {
  const runs = sentence.matchAll(/\p{Lu}[\p{L}\p{M}]+(?:[ -]\p{Lu}[\p{L}\p{M}]+)*/gu);
  return [...runs].flatMap(({ 0: run, index }) => {
    const words = run.split(/[ -]/);
    const [first = ''] = words;
    const isName = known.has(first) || (words.length > 1 && isSignificant(first));
    const kept = beginning.test(sentence.slice(0, index)) && !isName ? words.slice(1) : words;
    if (kept.length > 1) return [kept.join(' ')];
    return kept.filter(isSignificant);
  });
}

/** Single words capitalized within a sentence anywhere in the book. */
export function findBookNames(sentences: readonly string[]): Set<string> {
  const none: ReadonlySet<string> = new Set();
  return new Set(sentences.flatMap((one) => findNames(one, none)).filter((name) => !name.includes(' ')));
}

const wordPattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*$/u;

/** Finds words after a determiner and short items of lists. */
export function findNouns(sentence: string): string[] {
  const words = sentence.match(/[\p{L}\p{M}\p{N}'’-]+|[^\s]/gu) ?? [];
  const named = words.flatMap((word, at) =>
    determiner.has(word.toLowerCase()) ? nounFrom(words, at + 1) : [],
  );
  const listed = sentence.split(/[,;:.()]/).flatMap((part) => {
    const run = part.trim().split(/\s+/);
    return run.length <= 3 &&
      run.every((word) => wordPattern.test(word) && !stopWords.has(word.toLowerCase()))
      ? run.slice(-1)
      : [];
  });
  return [...named, ...listed]
    .filter((word) => /^\p{Ll}/u.test(word) && isSignificant(word))
    .map(withoutPossessive);
}

/**
 * Up to three words before the next stop word, as in “the old brass key”; all of them are candidates, except a verb, as in “the keeper
 * burns the letters” and “each place costs time”.
 */
function nounFrom(words: readonly string[], from: number): string[] {
  const run = words.slice(from, from + 3);
  const stop = run.findIndex((word) => !wordPattern.test(word) || stopWords.has(word.toLowerCase()));
  const nouns = stop === -1 ? run : run.slice(0, stop);
  const next = words[from + nouns.length]?.toLowerCase() ?? '';
  const isSingular = /^(?:an?|this|that|each|every)$/i.test(words[from - 1] ?? '');
  /** After a noun, at the end before an object or a place, or anywhere if the noun is singular. */
  const isVerb = (word: string, at: number) =>
    at > 0 &&
    /[^su]s$/.test(word) &&
    (isSingular ||
      (at === nouns.length - 1 && (determiner.has(next) || preposition.has(next) || next === 'all')));
  return nouns.filter((word, at) => !isVerb(word, at) && !/(?:ed|ly)$/.test(word));
}

/** Words before an object or a place, as after a verb. */
const preposition = list(`
  across along around at behind below beneath beside between by down for from in into on onto out over through to toward
  towards under up with without`);

/** The nouns that a text begins with, without a verb after them: “brass birdcage” of “brass birdcage hangs from the mast”. */
export function findLeadingNouns(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}'’-]+|[^\s]/gu) ?? [];
  const end = words.findIndex(
    (word) => !/^\p{Ll}/u.test(word) || stopWords.has(word) || /(?:ed|ly)$/.test(word),
  );
  const run = words.slice(0, end === -1 ? words.length : end).slice(0, 3);
  const next = words[run.length] ?? '';
  const endsInVerb =
    run.length > 1 &&
    /[^su]s$/.test(run.at(-1) ?? '') &&
    (determiner.has(next) || preposition.has(next) || /^\p{Lu}/u.test(next));
  const nouns = endsInVerb ? run.slice(0, -1) : run;
  return nouns.some(isSignificant) ? nouns.join(' ') : '';
}

/** Significant words, the rarest in the book first. The fallback for languages without determiners here. */
export function findRareWords(text: string, passagesWith: (word: string) => number): string[] {
  const minLength = (word: string) => (isUnspaced(word) ? 2 : 4);
  const words = splitWords(text).filter((word) => word.length >= minLength(word) && isSignificant(word));
  return [...new Set(words)].sort((one, other) => passagesWith(one) - passagesWith(other));
}
