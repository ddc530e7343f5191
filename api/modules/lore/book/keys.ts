import { countCharacters } from '@storyloom/contract/core/characters';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { wordForms } from '../match/plurals.ts';
import { findCondition } from './conditions.ts';
import type { Passage } from './passages.ts';
import { findNames, findNouns, findRareWords } from './vocabulary.ts';

/** Statistics of a world book that the choice of keys depends on. */
export interface BookStatistics {
  /** Words used as names anywhere in the book. */
  names: ReadonlySet<string>;
  /** Headings of the passages. */
  headings: ReadonlySet<string>;
  /** Words that stand for one heading: “Oren”, if the book calls Oren Vask so. */
  callsOne: ReadonlySet<string>;
  /** Name of the main character, who is always present and therefore a poor key. */
  main: string;
  /** Number of passages that contain the word. */
  passagesWith(word: string): number;
  /** Number of headings that contain the word. */
  headingsWith(word: string): number;
  /** True if the book has the word with a small letter: “gate”, not “Vask”. */
  isCommonNoun(word: string): boolean;
  passages: number;
}

/** Each key may add its singular or plural. */
const MAX_KEYS = loreLimits.keys / 2;
/** Nouns of a passage without a heading and names. A noun that is a key of many entries calls all of them. */
const MAX_NOUNS = 2;
const RARE_WORDS = 6;

/**
 * Chooses the heading of a passage, or else its names or its rarest nouns; for a special event, those of its condition too. A
 * name that heads a passage is a key of others only if they begin with it.
 */
export function chooseKeys({ part, heading, text }: Passage, statistics: BookStatistics): string[] {
  const source = (part === 'specialEvents' ? findCondition(text) : undefined) ?? text;
  const { passagesWith } = statistics;
  const ofHeading = headingKeys(heading, statistics);
  const names = findNames(source, statistics.names)
    .filter((name) => !statistics.headings.has(name) || source.startsWith(name))
    .flatMap((name) => [name, ...firstNames(name)]);
  const isOwn = (key: string) => !isMain(key, statistics) && !isTooCommon(key, statistics);
  const rarest = findNouns(source).sort((one, other) => passagesWith(one) - passagesWith(other));
  const choices = [
    part === 'specialEvents' ? [] : ofHeading,
    [...ofHeading, ...names.filter(isOwn)],
    [...new Set(rarest)].filter(isOwn).slice(0, MAX_NOUNS),
    findRareWords(source, passagesWith).slice(0, RARE_WORDS),
    names,
  ];
  const keys = choices.find(({ length }) => length > 0) ?? [];
  return deduplicate(
    keys
      .filter((key) => countCharacters(key) <= loreLimits.key)
      .slice(0, MAX_KEYS)
      .flatMap(wordForms),
  );
}

const MAX_SUGGESTIONS = 5;

/** Nouns of a text that could be keys too, the rarest first. */
export function suggestKeys(
  { keys, content }: Pick<LoreEntryDraft, 'keys' | 'content'>,
  textsWith: (word: string) => number = () => 1,
): string[] {
  const known = new Set(keys.flatMap(wordForms).map((key) => key.toLowerCase()));
  return [...new Set(findNouns(content))]
    .filter((noun) => !known.has(noun))
    .sort((one, other) => textsWith(one) - textsWith(other))
    .slice(0, MAX_SUGGESTIONS);
}

/** “Teresa” of “Teresa Vianello”. */
function firstNames(name: string): string[] {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && first.length > 3 && findNames(`is ${first}`, new Set()).length > 0 ? [first] : [];
}

/** The heading without its article, its noun if no other heading has it, and those of its words that no other passage has, or that stand for it in others. */
function headingKeys(
  heading: string,
  { passagesWith, headingsWith, isCommonNoun, callsOne }: BookStatistics,
): string[] {
  // An apostrophe within a word belongs to it.
  const whole = heading
    .replaceAll(/["“”.,:;!?()]|(?<![\p{L}\p{N}])['’]|['’](?![\p{L}\p{N}])/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (whole === '') return [];
  const plain = whole.replace(/^(?:the|an?)\s+/i, '');
  const words = findRareWords(plain, () => 1).filter((word) => passagesWith(word) <= 1 || callsOne.has(word));
  const noun = headNoun(plain);
  const isOfOne = noun !== '' && isCommonNoun(noun) && headingsWith(noun) <= 1;
  return [...new Set([plain, ...words, ...(isOfOne ? [noun] : [])])];
}

/** “Chapel” of “Chapel of Saint Brannoc”; empty if it could be in any story. */
function headNoun(heading: string): string {
  const [noun = ''] = heading.split(/ (?:of|in|at|on|by|under|for|with) /i, 1);
  return findRareWords(noun.split(' ').at(-1) ?? '', () => 1)[0] ?? '';
}

function isMain(key: string, { main }: BookStatistics): boolean {
  return key !== '' && main.toLowerCase().split(/\s+/).includes(key.toLowerCase());
}

/** A word in more than an eighth of a long book does not distinguish passages. */
function isTooCommon(word: string, { passagesWith, passages }: BookStatistics): boolean {
  return passages >= 40 && passagesWith(word) * 8 > passages;
}

function deduplicate(keys: readonly string[]): string[] {
  const seen = new Map(keys.map((key) => [key.toLowerCase(), key]));
  return [...seen.values()].slice(0, loreLimits.keys);
}
