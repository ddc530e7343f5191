import { createHash } from 'node:crypto';
import { countCharacters } from '@storyloom/contract/core/characters';
import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { findCondition, numbersIn } from './conditions.ts';
import { type BookStatistics, chooseKeys } from './keys.ts';
import { mergePassages, type Passage, passageText, splitPassages } from './passages.ts';
import { splitSentences } from './sentences.ts';
import { namesOfOneHeading } from './subjects.ts';
import { findBookNames } from './vocabulary.ts';
import { splitWords } from './words.ts';

export interface Book {
  worldBook: Readonly<Record<Passage['part'], string>>;
  main: { name: string };
  supporting: readonly { name: string }[];
}

const parts = ['rules', 'structure', 'background', 'specialEvents'] as const;
/** Leaves room for a number. */
const MAX_TITLE = loreLimits.title - 4;
/** Rules are constant, so they are merged into larger entries than the other parts. */
const RULES_WEIGHT = 120;
/** Maximum weights per entry. The first that gives few enough entries is used; any world book fits the last. */
const maxWeights = [0, 40, 80, 160, 320];

/**
 * Splits a world book into entries. Rules are constant; structure and background are keyed by their headings and the names in
 * them, special events by their condition. All but structure is secret. Equal books give equal entries.
 */
export function createLoreEntries(book: Book): LoreEntry[] {
  const passages = parts.flatMap((part) => splitPassages(part, book.worldBook[part]));
  const rules = passages.filter(({ part }) => part === 'rules');
  const others = passages.filter(({ part }) => part !== 'rules');
  for (const [at, weight] of maxWeights.entries()) {
    const merged = [
      ...mergePassages(rules, Math.max(RULES_WEIGHT, weight), at < 2),
      ...mergePassages(others, weight, at < 3),
    ];
    if (merged.length <= loreLimits.entries) return toEntries(merged, book);
  }
  throw new Error('A world book within its limits always fits the largest weight.');
}

function toEntries(passages: readonly Passage[], book: Book): LoreEntry[] {
  const statistics = analyzeBook(passages, book);
  const times = new Map<string, number>();
  /** “Tower”, then “Tower 2”. */
  const numbered = (title: string) => {
    const count = (times.get(title) ?? 0) + 1;
    times.set(title, count);
    return count === 1 ? title : `${title} ${count}`;
  };
  const entries = passages.map((passage, at): LoreEntry => {
    const constant = passage.part === 'rules';
    const keys = constant ? [] : chooseKeys(passage, statistics);
    const hash = hashPassage(passage);
    return {
      id: hash,
      title: numbered(chooseTitle(passage, keys)),
      content: passageText(passage),
      keys,
      // “The bell rings a third time” is not called by each bell.
      secondaryKeys: passage.part === 'specialEvents' ? numbersIn(findCondition(passage.text) ?? '') : [],
      logic: 'and_any',
      // Without a key it would never be active.
      constant: constant || keys.length === 0,
      priority: passage.part === 'specialEvents' ? 10 : 0,
      order: at * 10,
      probability: 100,
      group: '',
      sticky: 0,
      cooldown: 0,
      delay: 0,
      window: 4,
      caseSensitive: false,
      useRegex: false,
      matchForms: false,
      excludeRecursion: false,
      preventRecursion: false,
      enabled: true,
      // Rules, background and events can spoil the story; places are visible to the reader.
      secret: passage.part !== 'structure',
      passage: hash,
    };
  });
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

function analyzeBook(passages: readonly Passage[], { main, supporting }: Book): BookStatistics {
  const characterNames = [main, ...supporting]
    .flatMap(({ name }) => name.split(/\s+/))
    .filter((name) => /^\p{Lu}/u.test(name));
  const headings = new Set(passages.map(({ heading }) => heading));
  const names = new Set([
    ...findBookNames(passages.flatMap(({ text }) => splitSentences(text))),
    ...characterNames,
    ...headings,
  ]);
  const ofTexts = countWith(passages.map(({ text }) => text));
  const ofHeadings = countWith([...headings]);
  const passagesWith = (word: string) => ofTexts.get(word) ?? ofTexts.get(word.toLowerCase()) ?? 0;
  const small = new Set(
    passages.flatMap(({ text }) => splitWords(text)).filter((word) => /^\p{Ll}/u.test(word)),
  );
  const headingsWith = (word: string) => ofHeadings.get(word.toLowerCase()) ?? 0;
  const callsOne = namesOfOneHeading([...headings], passages.map(({ text }) => text).join('\n'));
  return {
    names,
    headings,
    callsOne,
    main: main.name,
    passagesWith,
    headingsWith,
    isCommonNoun: (word) => small.has(word.toLowerCase()),
    passages: passages.length,
  };
}

/** The number of texts with each word. */
function countWith(texts: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(splitWords(text.toLowerCase()))) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/** Derived from the text, so an entry keeps its id across versions that do not change it. */
function hashPassage({ part, heading, text }: Passage): string {
  return createHash('sha256').update(`${part}\0${heading}\0${text}`).digest('hex').slice(0, 16);
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The heading, or else the condition or text of an event and the first key of others. */
function chooseTitle({ part, heading, text }: Passage, [first = text]: readonly string[]): string {
  const subject =
    part === 'specialEvents' ? findCondition(text)?.trim() || text.replace(/(?<=\S)[.!?…]$/u, '') : first;
  const whole = capitalize(heading) || (part === 'rules' ? 'How this world works' : capitalize(subject));
  if (countCharacters(whole) <= MAX_TITLE) return whole;
  const start = whole.slice(0, MAX_TITLE - 2).replace(/[\ud800-\udbff]$/, '');
  return `${start.replace(/\s+\S*$/u, '')}…`;
}
