import { limits } from '@storyloom/contract/limits';
import { conditionOf } from './conditions.ts';
import type { Piece } from './passages.ts';
import { namesIn, rareWordsIn, thingsIn } from './vocabulary.ts';
import { formsOf } from './word-forms.ts';

/** What is known of a whole world book when the keys of a piece are chosen. */
export interface BookFacts {
  /** Words that are names wherever they stand. */
  names: ReadonlySet<string>;
  /** The one who is there all the time: named in a piece, they call nothing up if something else does. */
  main: string;
  /** In how many pieces a word stands, of how many. */
  timesOf(word: string): number;
  pieces: number;
}

/** Each may bring its other form. */
const MOST = limits.loreKeys / 2;
const RARE_WORDS = 6;

/** What calls a piece up: its heading, the names in it, and what it speaks of; of an event what its condition speaks of. */
export function keysOf({ part, heading, text }: Piece, facts: BookFacts): string[] {
  const condition = part === 'specialEvents' ? conditionOf(text) : undefined;
  const speaking = condition ?? text;
  const names = namesIn(speaking, facts.names).flatMap((name) => [name, ...callNames(name)]);
  const things = thingsIn(speaking);
  const spoken = [...names, ...things.sort((one, other) => facts.timesOf(one) - facts.timesOf(other))];
  const own = spoken.filter((key) => !isMain(key, facts) && !isEverywhere(key, facts));
  const chosen = own.length > 0 ? own : rareWordsIn(speaking, facts.timesOf).slice(0, RARE_WORDS);
  const keys = [...headingKeys(heading), ...chosen, ...(chosen.length > 0 ? [] : spoken)];
  return differing(
    keys
      .filter((key) => key.length <= limits.loreKey)
      .slice(0, MOST)
      .flatMap(formsOf),
  );
}

/** “Teresa Vianello” is called Teresa. */
function callNames(name: string): string[] {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && first.length > 3 && namesIn(`is ${first}`, new Set()).length > 0 ? [first] : [];
}

function headingKeys(heading: string): string[] {
  const plain = heading.replaceAll(/["“”'’.,:;!?()]/gu, ' ').trim();
  return plain === '' ? [] : [plain, ...rareWordsIn(plain, () => 1).filter((word) => word !== plain)];
}

function isMain(key: string, { main }: BookFacts): boolean {
  return key !== '' && main.toLowerCase().split(/\s+/).includes(key.toLowerCase());
}

/** What an eighth of a long book speaks of tells nothing about a piece; a short one fits the budget as it is. */
function isEverywhere(word: string, { timesOf, pieces }: BookFacts): boolean {
  return pieces >= 40 && timesOf(word) * 8 > pieces;
}

function differing(keys: readonly string[]): string[] {
  const seen = new Map(keys.map((key) => [key.toLowerCase(), key]));
  return [...seen.values()].slice(0, limits.loreKeys);
}
