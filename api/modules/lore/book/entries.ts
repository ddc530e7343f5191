import { createHash } from 'node:crypto';
import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import { limits } from '@storyloom/contract/limits';
import { wordsIn } from '../match/words.ts';
import { type BookFacts, keysOf } from './keys.ts';
import { type Piece, packed, piecesOf, toldOf } from './passages.ts';
import { sentencesIn } from './sentences.ts';
import { namesOfBook } from './vocabulary.ts';

export interface Book {
  worldBook: Readonly<Record<Piece['part'], string>>;
  main: { name: string };
  supporting: readonly { name: string }[];
}

const parts = ['rules', 'structure', 'background', 'specialEvents'] as const;
/** Rules are always told: larger pieces, so that what belongs together is told together. */
const RULES_PACK = 120;
/** Weights of which the first is taken that gives few enough entries; a world book of any size fits the last. */
const packs = [0, 40, 80, 160, 320];

/**
 * What a world book becomes: its rules are always told; its places and its past when they are spoken of; its special
 * events when what they wait for is. All but places are secrets. The same book gives the same entries.
 */
export function loreOfBook(book: Book): LoreEntry[] {
  const pieces = parts.flatMap((part) => piecesOf(part, book.worldBook[part]));
  const rules = pieces.filter(({ part }) => part === 'rules');
  const others = pieces.filter(({ part }) => part !== 'rules');
  for (const [at, weight] of packs.entries()) {
    const fitting = [
      ...packed(rules, Math.max(RULES_PACK, weight), at < 2),
      ...packed(others, weight, at < 3),
    ];
    if (fitting.length <= limits.loreEntries) return entriesOf(fitting, book);
  }
  throw new Error('A world book within its limits always fits.');
}

function entriesOf(pieces: readonly Piece[], book: Book): LoreEntry[] {
  const facts = factsOf(pieces, book);
  const entries = pieces.map((piece, at): LoreEntry => {
    const constant = piece.part === 'rules';
    const keys = constant ? [] : keysOf(piece, facts);
    return {
      id: idOf(piece),
      title: titleOf(piece, keys),
      content: toldOf(piece),
      keys,
      secondaryKeys: [],
      logic: 'and_any',
      // Nothing could call up what has no key.
      constant: constant || keys.length === 0,
      priority: piece.part === 'specialEvents' ? 10 : 0,
      order: at * 10,
      probability: 100,
      group: '',
      sticky: 0,
      cooldown: 0,
      delay: 0,
      window: 4,
      caseSensitive: false,
      useRegex: false,
      enabled: true,
      // Rules tell how clues are hidden, the past and events what they lead to; places a reader walks through.
      secret: piece.part !== 'structure',
    };
  });
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

function factsOf(pieces: readonly Piece[], { main, supporting }: Book): BookFacts {
  const cast = [main, ...supporting]
    .flatMap(({ name }) => name.split(/\s+/))
    .filter((name) => /^\p{Lu}/u.test(name));
  const names = new Set([...namesOfBook(pieces.flatMap(({ text }) => sentencesIn(text))), ...cast]);
  const times = new Map<string, number>();
  for (const { text } of pieces) {
    for (const word of new Set(wordsIn(text.toLowerCase()))) times.set(word, (times.get(word) ?? 0) + 1);
  }
  const timesOf = (word: string) => times.get(word.toLowerCase()) ?? 0;
  return { names, main: main.name, timesOf, pieces: pieces.length };
}

/** From what it says, so that a version that leaves it as it is keeps its id. */
function idOf({ part, heading, text }: Piece): string {
  return createHash('sha256').update(`${part}\0${heading}\0${text}`).digest('hex').slice(0, 16);
}

/** By its heading, or what it speaks of first; a title that repeats what an entry says tells a reader nothing. */
function titleOf({ part, heading, text }: Piece, [first]: readonly string[]): string {
  const subject = first && first.charAt(0).toUpperCase() + first.slice(1);
  const whole = heading || (part === 'rules' ? 'How this world works' : (subject ?? text));
  if (whole.length <= limits.loreTitle) return whole;
  const start = whole.slice(0, limits.loreTitle - 2).replace(/[\ud800-\udbff]$/, '');
  return `${start.replace(/\s+\S*$/u, '')}…`;
}
