import { cardLimits } from '@storyloom/contract/cards/limits';
import { countCharacters, cutCharacters } from '@storyloom/contract/core/characters';
import { weighWords } from '@storyloom/contract/core/word-count';
import { type LoreEntryDraft, loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { storyLimits } from '@storyloom/contract/stories/limits';
import type { BookEntry } from '../formats/book.ts';
import { cleanText } from './clean-text.ts';
import { type MappedKeys, mapKeys } from './keys.ts';
import { limitValues, ORDER, PRIORITY } from './limit-values.ts';
import { fillName } from './macros.ts';
import type { Report } from './report.ts';
import { splitText } from './split-text.ts';
import { readOwnEntry } from './write-entry.ts';

/** Matches the start of an instruction line. */
const DECORATOR = /^@@@?[\w-]/;
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

/** Entries with a lower value are left out first. */
export const priorityOf = ({ priority, order }: BookEntry) => priority ?? order;

export const orderOf = ({ order }: BookEntry) => order;

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
  const priorities = limitValues(entries.map(priorityOf), PRIORITY);
  const orders = limitValues(entries.map(orderOf), ORDER);
  let patterns = loreLimits.patterns;
  let compilations = MAX_COMPILED;

  const mapEntry = (entry: BookEntry, at: number): LoreEntryDraft[] => {
    const own = readOwnEntry(entry);
    const given = entry.title || entry.keys[0] || `Entry ${entry.place + 1}`;
    const called = fillName(cutCharacters(given, cardLimits.name), name ?? 'the character');
    if (own !== null) {
      const used = own.useRegex ? own.keys.length + own.secondaryKeys.length : 0;
      patterns -= used;
      compilations -= used;
      report.add('used', 'Entries of the lorebook, unchanged', called);
      return [own];
    }
    const text = plain(stripDecorators(cleanText(entry.content), called, report));
    if (text === '') {
      report.add('kept', 'Entries without text are not used', called);
      return [];
    }
    const parts = splitText(text, fitsEntry);
    // Each part has all keys.
    const mapped = mapKeys(entry, name, Math.min(Math.floor(patterns / parts.length), compilations));
    compilations -= mapped.compiled;
    if (mapped.useRegex) patterns -= parts.length * (mapped.keys.length + mapped.secondaryKeys.length);
    noteChanges(entry, mapped, called, report);
    const { keys, secondaryKeys, useRegex, caseSensitive } = mapped;
    const isSplit = parts.length > 1;
    if (isSplit)
      report.add('split', `Entries longer than ${loreLimits.contentWords} words are split`, called);
    return parts.map((content, part) => ({
      ...NEW_ENTRY,
      id: `card${entry.place}${part === 0 ? '' : `p${part + 1}`}`,
      title: titleOf(called, part, parts.length),
      content,
      keys,
      secondaryKeys,
      useRegex,
      caseSensitive,
      logic: entry.logic,
      constant: entry.isConstant,
      priority: priorities[at] ?? 0,
      order: orders[at] ?? 0,
      probability: clamp(entry.probability, 0, 100),
      // Only one entry of a group is active, and the parts of an entry belong together.
      group: isSplit
        ? ''
        : cutCharacters((cleanText(entry.group).split(',')[0] ?? '').trim(), loreLimits.title),
      sticky: toTurns(entry.sticky),
      cooldown: toTurns(entry.cooldown),
      delay: toTurns(entry.delay),
      window: clamp(entry.scanDepth ?? DEFAULT_WINDOW, 1, loreLimits.window),
      excludeRecursion: entry.excludeRecursion,
      preventRecursion: entry.preventRecursion,
      enabled: entry.isEnabled && (entry.isConstant || keys.length > 0),
    }));
  };

  const mapped = entries.map((entry, at) => ({ place: entry.place, parts: mapEntry(entry, at) }));
  return fillLimits(entries, mapped, report).map(nameEachOnce());
}

const fitsEntry = (content: string) =>
  countCharacters(content) <= loreLimits.content && weighWords(content) <= loreLimits.contentWords;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, Math.round(value)));
const toTurns = (messages: number) => clamp(Math.ceil(messages / MESSAGES_PER_TURN), 0, loreLimits.turns);

function titleOf(called: string, part: number, parts: number): string {
  const suffix = parts > 1 ? ` (${part + 1}/${parts})` : '';
  return cutCharacters(cleanText(called.replaceAll(/\s+/g, ' ')), loreLimits.title - suffix.length) + suffix;
}

function stripDecorators(content: string, called: string, report: Report): string {
  const lines = content.split('\n');
  const first = lines.findIndex((line) => !DECORATOR.test(line));
  const count = first === -1 ? lines.length : first;
  for (let at = 0; at < count; at += 1)
    report.add('kept', 'Instructions that begin with @@ are not used', called);
  return lines.slice(count).join('\n').trim();
}

/** Notes what becomes of an entry in another form. */
function noteChanges(entry: BookEntry, mapped: MappedKeys, called: string, report: Report): void {
  const { keys, useRegex, dropped } = mapped;
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
  for (const [text, isGiven] of Object.entries(changed)) if (isGiven) report.add('changed', text, called);
  for (const [text, isGiven] of Object.entries(kept)) if (isGiven) report.add('kept', text, called);
  for (const key of dropped) report.add('kept', DROPPED_KEYS, key);
}

/** Leaves out whole entries, those of low priority first, until the rest fits the limits of a story. */
function fillLimits(entries: readonly BookEntry[], mapped: MappedEntry[], report: Report): MappedEntry[] {
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
  for (const one of mapped) {
    const title = one.parts[0]?.title;
    if (title === undefined) continue;
    if (!isUsed.has(one)) report.add('kept', `A story has at most ${limit}; these did not fit`, title);
    else if (readOwnEntry(entries[mapped.indexOf(one)] as BookEntry) === null)
      report.add('used', 'Entries of the lorebook → world book', title);
  }
  return mapped.filter((one) => isUsed.has(one) && one.parts.length > 0);
}

const countAll = ({ title, content, keys, secondaryKeys }: LoreEntryDraft) =>
  [title, content, ...keys, ...secondaryKeys].reduce((sum, text) => sum + countCharacters(text), 0);

const rank = ([first]: LoreEntryDraft[]) =>
  first === undefined ? 0 : (first.constant ? 10_000 : 0) + (first.enabled ? 5_000 : 0) + first.priority;

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
