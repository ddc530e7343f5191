import { cardLimits } from '@storyloom/contract/cards/limits';
import { countCharacters, cutCharacters } from '@storyloom/contract/core/characters';
import { weighWords } from '@storyloom/contract/core/word-count';
import {
  countEntry,
  type LoreEntryDraft,
  loreEntryDraft,
} from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { type BookEntry, isOfKnownForm } from '../formats/book.ts';
import { cleanText } from '../formats/values.ts';
import type { Report } from '../report.ts';
import { mapKeys } from './keys.ts';
import { fillName } from './macros.ts';
import { splitText } from './split-text.ts';
import { readOwnEntry } from './write-entry.ts';

/** Lines of instructions at the start of a text. */
const DECORATORS = /^(?:@@@?[\w-][^\n]*(?:\n|$))+/;
/** Maximum number of patterns that an import compiles. Refusing one takes as long as using it. */
const MAX_COMPILED = 100;
const DROPPED_KEYS =
  'Keys that are too long, too many, stand for a name ({{user}}), or are patterns that we cannot match are not used';

interface LoreParts {
  entries: readonly BookEntry[];
  /** Replaces {{char}} in keys and titles; null without a character. */
  name: string | null;
  /** Replaces macros in a text, except placeholders. */
  plain(text: string): string;
  report: Report;
}

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
    const { settings } = entry;
    const { constant, sticky, cooldown, delay } = settings;
    const own = readOwnEntry(entry);
    if (own !== null) {
      const used = own.useRegex ? own.keys.length + own.secondaryKeys.length : 0;
      patterns -= used;
      compilations -= used;
      return [own];
    }
    const written = cleanText(entry.content);
    const content = written.replace(DECORATORS, '').trim();
    const given = entry.title || entry.keys[0] || content;
    const called = fillName(cutCharacters(given, cardLimits.name), name ?? 'the character');
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
    const isSplit = parts.length > 1;
    const changed = {
      'Entries without keys are disabled, because nothing calls them': keys.keys.length === 0 && !constant,
      'Keys are patterns, so plain keys of these entries became patterns too': keys.useRegex,
      'Keys were marked as patterns but are plain words, and match as words':
        entry.useRegex && !keys.useRegex,
      'Their program’s form cannot be written: an export has these entries as those of a lorebook of cards':
        !isOfKnownForm(entry.raw),
      'Timers now count turns of two messages instead of messages': sticky + cooldown + delay > 0,
    };
    for (const [note, isGiven] of Object.entries(changed)) if (isGiven) report.add('changed', note, called);
    for (const [note, isGiven] of Object.entries(entry.unused)) if (isGiven) report.add('kept', note, called);
    for (const key of dropped) report.add('kept', DROPPED_KEYS, key);
    if (isSplit)
      report.add('split', `Entries longer than ${loreLimits.contentWords} words are split`, called);
    return parts.map((content, part) => ({
      ...NEW_ENTRY,
      ...settings,
      ...keys,
      id: `card${entry.place}${part === 0 ? '' : `p${part + 1}`}`,
      title: titleOf(called, part, parts.length),
      content,
      // Only one entry of a group is active, and the parts of an entry belong together.
      group: isSplit ? '' : settings.group,
      enabled: settings.enabled && (constant || keys.keys.length > 0),
    }));
  };

  const mapped = entries.map((entry) => ({ place: entry.place, parts: mapEntry(entry) }));
  const used = mapped.filter(({ parts }) => parts.length > 0);
  return fillLimits(used, report).map(nameEachOnce());
}

const fitsEntry = (content: string) =>
  countCharacters(content) <= loreLimits.content && weighWords(content) <= loreLimits.contentWords;

function titleOf(called: string, part: number, parts: number): string {
  const suffix = parts > 1 ? ` (${part + 1}/${parts})` : '';
  return cutCharacters(cleanText(called.replaceAll(/\s+/g, ' ')), loreLimits.title - suffix.length) + suffix;
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
    const characters = one.parts.reduce((sum, part) => sum + countEntry(part), 0);
    if (one.parts.length > left.entries || words > left.words || characters > left.characters) continue;
    left.entries -= one.parts.length;
    left.words -= words;
    left.characters -= characters;
    isUsed.add(one);
  }
  const limit = `${loreLimits.entries} entries of ${storyLimits.worldBookWords} words together`;
  return mapped.filter((one) => {
    const title = one.parts[0]?.title;
    if (isUsed.has(one)) report.add('used', 'Entries of the lorebook → world book', title);
    else report.add('kept', `A story has at most ${limit}; these did not fit`, title);
    return isUsed.has(one);
  });
}

const rank = ([{ priority, constant, enabled } = NEW_ENTRY]: LoreEntryDraft[]) =>
  priority + loreLimits.priority * (Number(constant) * 4 + Number(enabled) * 2);

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
