import { countCharacters } from '@storyloom/contract/core/characters';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { wordForms } from '../match/plurals.ts';
import { findCondition } from './conditions.ts';
import type { Passage } from './passages.ts';
import { findNames, findNouns, findRareWords } from './vocabulary.ts';

/** Statistics of a world book that the choice of keys depends on. */
export interface BookStatistics {
  /** Words used as names anywhere in the book. */
  names: ReadonlySet<string>;
  /** Name of the main character, who is always present and therefore a poor key. */
  main: string;
  /** Number of passages that contain the word. */
  passagesWith(word: string): number;
  passages: number;
}

/** Each may add its singular or plural. */
const MAX_NOUNS = loreLimits.keys / 2;
const RARE_WORDS = 6;

/** Chooses the heading, names and nouns of a passage; for a special event, those of its condition. */
export function chooseKeys({ part, heading, text }: Passage, statistics: BookStatistics): string[] {
  const condition = part === 'specialEvents' ? findCondition(text) : undefined;
  const source = condition ?? text;
  const names = findNames(source, statistics.names).flatMap((name) => [name, ...firstNames(name)]);
  const nouns = findNouns(source);
  const candidates = [
    ...names,
    ...nouns.sort((one, other) => statistics.passagesWith(one) - statistics.passagesWith(other)),
  ];
  const own = candidates.filter((key) => !isMain(key, statistics) && !isTooCommon(key, statistics));
  const chosen = own.length > 0 ? own : findRareWords(source, statistics.passagesWith).slice(0, RARE_WORDS);
  const keys = [...headingKeys(heading), ...chosen, ...(chosen.length > 0 ? [] : candidates)];
  return deduplicate(
    keys
      .filter((key) => countCharacters(key) <= loreLimits.key)
      .slice(0, MAX_NOUNS)
      .flatMap(wordForms),
  );
}

/** “Teresa” of “Teresa Vianello”. */
function firstNames(name: string): string[] {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && first.length > 3 && findNames(`is ${first}`, new Set()).length > 0 ? [first] : [];
}

function headingKeys(heading: string): string[] {
  const plain = heading.replaceAll(/["“”'’.,:;!?()]/gu, ' ').trim();
  return plain === '' ? [] : [plain, ...findRareWords(plain, () => 1).filter((word) => word !== plain)];
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
