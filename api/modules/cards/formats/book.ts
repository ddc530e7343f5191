import { cardLimits } from '@storyloom/contract/cards/limits';
import { DomainError } from '../../../platform/errors.ts';
import { asBoolean, asNumber, asRecord, asText, asWords, isFilled, isRecord } from './values.ts';

type Raw = Record<string, unknown>;

/** Logics of secondary keys, in the order of SillyTavern's numbers. */
export const LOGICS = ['and_any', 'not_all', 'not_any', 'and_all'] as const;

/** Positions of SillyTavern before and after the description of the character; all others are elsewhere in the prompt. */
const NEAR_CHARACTER = [0, 1];

/** An entry of a lorebook, whatever the format. */
export type BookEntry = ReturnType<typeof readEntry>;

/** The entries of a book: a list, or a record with a list or an object. Null without a place for entries. */
export function listEntries(book: unknown): Raw[] | null {
  const entries = isRecord(book) ? book.entries : book;
  return Array.isArray(entries) || isRecord(entries) ? Object.values(entries).map(asRecord) : null;
}

/**
 * The entries of a lorebook, in the order of the file. Throws card.data_too_large for more than
 * `cardLimits.bookEntries`.
 */
export function readBook(book: Raw): BookEntry[] {
  const entries = listEntries(book) ?? [];
  if (entries.length > cardLimits.bookEntries) throw new DomainError('card.data_too_large');
  return entries.map((raw, place) => readEntry(raw, place, asNumber(book.scan_depth)));
}

/**
 * Reads an entry by the names that its fields have in cards, world info, Agnai, Risu, NovelAI and AI Dungeon. Many programs
 * write fields of their own into `extensions`.
 */
function readEntry(raw: Raw, place: number, bookDepth: number | null) {
  const find = (...names: string[]) => names.map((name) => raw[name]).find(isFilled);
  const extensions = asRecord(raw.extensions);
  const more = (...names: string[]) => names.map((name) => extensions[name] ?? raw[name]).find(isFilled);
  const order = find('insertion_order', 'order', 'insertorder', 'weight');
  return {
    raw,
    /** Place of the entry in the file, as part of our entry's id. */
    place,
    title: asText(find('comment', 'displayName', 'title', 'name')).trim(),
    content: asText(find('content', 'text', 'entry', 'value')),
    keys: asWords(find('keys', 'key', 'keywords')),
    secondaryKeys: asWords(find('secondary_keys', 'keysecondary', 'secondkey')),
    isSelective: asBoolean(raw.selective) ?? 'keysecondary' in raw,
    logic: LOGICS[asNumber(more('selectiveLogic')) ?? 0] ?? LOGICS[0],
    isEnabled: asBoolean(raw.enabled) !== false && asBoolean(raw.disable) !== true,
    isConstant: asBoolean(find('constant', 'alwaysActive', 'forceActivation')) === true,
    /** A higher value is inserted later, and kept longer when not all entries fit. */
    order: asNumber(order) ?? asNumber(asRecord(raw.contextConfig).budgetPriority) ?? 100,
    /** Null if only the order decides which entries are kept. */
    priority: asNumber(raw.priority),
    probability: more('useProbability') === false ? 100 : (asNumber(more('probability')) ?? 100),
    group: asText(more('group')),
    groupWeight: asNumber(more('group_weight', 'groupWeight')) ?? 100,
    /** Timers count messages. */
    sticky: asNumber(more('sticky')) ?? 0,
    cooldown: asNumber(more('cooldown')) ?? 0,
    delay: asNumber(more('delay')) ?? 0,
    /** Messages to search; null for the default. */
    scanDepth: asNumber(more('scan_depth', 'scanDepth')) ?? bookDepth,
    isCaseSensitive: asBoolean(find('case_sensitive') ?? more('case_sensitive', 'caseSensitive')) === true,
    matchesWithinWords: asBoolean(more('match_whole_words', 'matchWholeWords')) === false,
    useRegex: asBoolean(find('use_regex', 'useRegex')) === true,
    excludeRecursion: asBoolean(more('exclude_recursion', 'excludeRecursion')) === true,
    preventRecursion: asBoolean(more('prevent_recursion', 'preventRecursion')) === true,
    delayUntilRecursion: isSet(more('delay_until_recursion', 'delayUntilRecursion')),
    isNearCharacter: NEAR_CHARACTER.includes(asNumber(more('position')) ?? 0),
    isVectorized: more('vectorized') === true,
  };
}

/** True, or a level of recursion. */
const isSet = (value: unknown) => value === true || (asNumber(value) ?? 0) > 0;

/** Whether an entry has the form of V2 and V3. */
export const isCardEntry = ({ keys, content }: Raw) => Array.isArray(keys) && typeof content === 'string';
