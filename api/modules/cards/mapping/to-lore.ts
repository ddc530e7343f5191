import { cardLimits } from '@storyloom/contract/cards/limits';
import { countCharacters, cutCharacters } from '@storyloom/contract/core/characters';
import { weighWords } from '@storyloom/contract/core/word-count';
import { type LoreEntryDraft, loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { storyLimits } from '@storyloom/contract/stories/limits';
import type { BookEntry } from '../formats/book.ts';
import { cleanText } from './clean-text.ts';
import { type MappedKeys, mapKeys } from './keys.ts';
import { fillName } from './macros.ts';
import type { Report } from './report.ts';
import { splitText } from './split-text.ts';
import { readOwnEntry } from './write-entry.ts';

/** Lines of instructions at the start of a text. */
const DECORATORS = /^(?:@@@?[\w-][^\n]*(?:\n|$))+/;
/** Maximum number of patterns that an import compiles. Refusing one takes as long as using it. */
const MAX_COMPILED = 100;
const DROPPED_KEYS =
  'Keys that are too long, too many, stand for a name ({{user}}), or are patterns that we cannot match are not used';
const DEFAULT_WINDOW = 4;
/** A turn is two messages: what the reader writes, and the reply. */
const MESSAGES_PER_TURN = 2;

interface LoreParts {
  entries: readonly BookEntry[];
  /** Replaces {{char}} in keys and titles; null without a character. */
  name: string | null;
  /** Replaces macros in a text, except placeholders. */
  plain(text: string): string;
  report: Report;
}

/** True for an entry without a title and a key, which is titled by its number in the file. */
export const isCalledByPlace = ({ title, keys }: BookEntry) => !(title || keys[0]);

/** The settings of an entry unless the file has others. */
export const NEW_ENTRY = loreEntryDraft.parse({ id: 'new' });

/** A used entry of a file, as one or more of our entries. */
export interface MappedEntry {
  place: number;
  parts: LoreEntryDraft[];
}

/** Maps the entries of a lorebook to ours. Pure: equal entries give equal ids. */
export function mapLore({ entries, name, plain, report }: LoreParts): MappedEntry[] {
  let patterns = loreLimits.patterns;
  let compilations = MAX_COMPILED;

  const mapEntry = (entry: BookEntry): LoreEntryDraft[] => {
    const own = readOwnEntry(entry);
    const given = entry.title || entry.keys[0] || `Entry ${entry.place + 1}`;
    const called = fillName(cutCharacters(given, cardLimits.name), name ?? 'the character');
    if (own !== null) {
      const used = own.useRegex ? own.keys.length + own.secondaryKeys.length : 0;
      patterns -= used;
      compilations -= used;
      return [own];
    }
    const written = cleanText(entry.content);
    const content = written.replace(DECORATORS, '').trim();
    if (content !== written) report.add('kept', 'Instructions that begin with @@ are not used', called);
    const text = plain(content);
    if (text === '') {
      report.add('kept', 'Entries without text are not used', called);
      return [];
    }
    const parts = splitText(text, fitsEntry);
    // Each part has all keys.
    const { dropped, compiled, ...keys } = mapKeys(
      entry,
      name,
      Math.min(Math.floor(patterns / parts.length), compilations),
    );
    compilations -= compiled;
    if (keys.useRegex) patterns -= parts.length * (keys.keys.length + keys.secondaryKeys.length);
    noteChanges(entry, keys, called, report);
    for (const key of dropped) report.add('kept', DROPPED_KEYS, key);
    const isSplit = parts.length > 1;
    if (isSplit)
      report.add('split', `Entries longer than ${loreLimits.contentWords} words are split`, called);
    const [group = ''] = cleanText(entry.group).split(',');
    return parts.map((content, part) => ({
      ...NEW_ENTRY,
      ...keys,
      id: `card${entry.place}${part === 0 ? '' : `p${part + 1}`}`,
      title: titleOf(called, part, parts.length),
      content,
      logic: entry.logic,
      constant: entry.isConstant,
      priority: clamp(entry.priority ?? entry.order, -loreLimits.priority, loreLimits.priority),
      order: clamp(entry.order, 0, loreLimits.order),
      probability: clamp(entry.probability, 0, 100),
      // Only one entry of a group is active, and the parts of an entry belong together.
      group: isSplit ? '' : cutCharacters(group.trim(), loreLimits.title),
      sticky: toTurns(entry.sticky),
      cooldown: toTurns(entry.cooldown),
      delay: toTurns(entry.delay),
      window: clamp(entry.scanDepth ?? DEFAULT_WINDOW, 1, loreLimits.window),
      excludeRecursion: entry.excludeRecursion,
      preventRecursion: entry.preventRecursion,
      enabled: entry.isEnabled && (entry.isConstant || keys.keys.length > 0),
    }));
  };

  const mapped = entries.map((entry) => ({ place: entry.place, parts: mapEntry(entry) }));
  return fillLimits(mapped, report).map(nameEachOnce());
}

const fitsEntry = (content: string) =>
  countCharacters(content) <= loreLimits.content && weighWords(content) <= loreLimits.contentWords;

// Adding 0 turns -0 into 0.
const clamp = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.round(value))) + 0;
const toTurns = (messages: number) => clamp(Math.ceil(messages / MESSAGES_PER_TURN), 0, loreLimits.turns);

function titleOf(called: string, part: number, parts: number): string {
  const suffix = parts > 1 ? ` (${part + 1}/${parts})` : '';
  return cutCharacters(cleanText(called.replaceAll(/\s+/g, ' ')), loreLimits.title - suffix.length) + suffix;
}

/** Notes what becomes of an entry in another form. */
function noteChanges(
  entry: BookEntry,
  { keys, useRegex }: Pick<MappedKeys, 'keys' | 'useRegex'>,
  called: string,
  report: Report,
): void {
  const changed = {
    'Entries without keys are disabled, because nothing would trigger them':
      keys.length === 0 && !entry.isConstant,
    'Keys are patterns, so plain keys of these entries became patterns too': useRegex,
    'Keys were marked as patterns but are plain words, and match as words': entry.useRegex && !useRegex,
    'Timers now count turns of two messages instead of messages':
      entry.sticky + entry.cooldown + entry.delay > 0,
  };
  const kept = {
    'Secondary keys that were disabled are not used': entry.secondaryKeys.length > 0 && !entry.isSelective,
    'Positions in the prompt, such as a depth, are not used: our storyteller places entries itself':
      !entry.isNearCharacter,
    'Weights within a group are not used': entry.groupWeight !== 100 && entry.group !== '',
    'Keys within longer words are not found: ours match whole words': entry.matchesWithinWords,
    'Activation by another entry first is not supported': entry.delayUntilRecursion,
    'Search by meaning is not supported: entries need keys': entry.isVectorized,
  };
  for (const [outcome, notes] of Object.entries({ changed, kept }) as ['changed' | 'kept', object][])
    for (const [text, isGiven] of Object.entries(notes)) if (isGiven) report.add(outcome, text, called);
}

/** Leaves out whole entries, those of low priority first, until the rest fits the limits of a story. */
function fillLimits(mapped: MappedEntry[], report: Report): MappedEntry[] {
  const left = {
    entries: loreLimits.entries,
    words: storyLimits.worldBookWords,
    characters: loreLimits.characters,
  };
  const isUsed = new Set<MappedEntry>();
  for (const one of mapped.toSorted((a, b) => rank(b.parts) - rank(a.parts))) {
    const words = one.parts.reduce((sum, { content }) => sum + weighWords(content), 0);
    const characters = one.parts.reduce((sum, part) => sum + countAll(part), 0);
    if (one.parts.length > left.entries || words > left.words || characters > left.characters) continue;
    left.entries -= one.parts.length;
    left.words -= words;
    left.characters -= characters;
    isUsed.add(one);
  }
  const limit = `${loreLimits.entries} entries of ${storyLimits.worldBookWords} words together`;
  return mapped.filter((one) => {
    const [first] = one.parts;
    if (first === undefined) return false;
    if (isUsed.has(one)) report.add('used', 'Entries of the lorebook → world book', first.title);
    else report.add('kept', `A story has at most ${limit}; these did not fit`, first.title);
    return isUsed.has(one);
  });
}

const countAll = ({ title, content, keys, secondaryKeys }: LoreEntryDraft) =>
  [title, content, ...keys, ...secondaryKeys].reduce((sum, text) => sum + countCharacters(text), 0);

const rank = ([first]: LoreEntryDraft[]) =>
  first === undefined
    ? 0
    : first.priority + loreLimits.priority * (Number(first.constant) * 4 + Number(first.enabled) * 2);

/**
 * Makes ids unique: entries that we wrote already have an id, which another entry of the file may get from its
 * place.
 */
function nameEachOnce() {
  const ids = new Set<string>();
  const nameOnce = (part: LoreEntryDraft): LoreEntryDraft => {
    let { id } = part;
    for (let count = 2; ids.has(id); count += 1) id = `${part.id.slice(0, 26)}x${count}`;
    ids.add(id);
    return { ...part, id };
  };
  return ({ place, parts }: MappedEntry): MappedEntry => ({ place, parts: parts.map(nameOnce) });
}
