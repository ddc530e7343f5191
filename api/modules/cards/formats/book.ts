import { cardLimits } from '@storyloom/contract/limits/cards';
import { DomainError } from '../../../platform/errors.ts';
import { asBoolean, asNumber, asRecord, asText, asWords, isFilled, isRecord } from './values.ts';

type Raw = Record<string, unknown>;

/** Logics of secondary keys, in the order of SillyTavern's numbers. */
export const LOGICS = ['and_any', 'not_all', 'not_any', 'and_all'] as const;

/** Positions of SillyTavern before and after the description of the character; all others are elsewhere in the prompt. */
const NEAR_CHARACTER = [0, 1];

/** An entry of a lorebook, whatever the format. */
export type BookEntry = ReturnType<typeof readEntry>;

/** The entries of a book: a list, an object, or a record with one of them. Null without a place for entries. */
export function listEntries(book: unknown): Raw[] | null {
  const entries = isRecord(book) && 'entries' in book ? book.entries : book;
  if (Array.isArray(entries)) return entries.map(asRecord);
  return isRecord(entries) && isRecord(book) && 'entries' in book
    ? Object.values(entries).map(asRecord)
    : null;
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

/** Reads an entry by the names that its fields have in any program. Many programs write their own into `extensions`. */
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
    content: asText(find(...NAMES.content)),
    keys: asWords(find(...NAMES.keys)),
    secondaryKeys: asWords(find(...NAMES.secondaryKeys)),
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

/** Names of fields in cards and world info, Agnai, Risu, NovelAI and AI Dungeon; those of cards first. */
const NAMES = {
  content: ['content', 'text', 'entry', 'value'],
  keys: ['keys', 'key', 'keywords'],
  secondaryKeys: ['secondary_keys', 'keysecondary', 'secondkey'],
};

/** True, or a level of recursion. */
const isSet = (value: unknown) => value === true || (asNumber(value) ?? 0) > 0;

/** Whether an entry has the fields of a card's lorebook. */
const isCardEntry = ({ keys, content }: Raw) => Array.isArray(keys) && typeof content === 'string';

/** A book whose entries are a list in the form of cards, so that an export can write them. Such a book is unchanged. */
export function toCardBook(book: unknown): unknown {
  const entries = listEntries(book);
  if (entries === null || (Array.isArray(asRecord(book).entries) && entries.every(isCardEntry))) return book;
  return { ...asRecord(book), entries: entries.map((raw) => (isCardEntry(raw) ? raw : toCardEntry(raw))) };
}

function toCardEntry(raw: Raw): Raw {
  const entry = readEntry(raw, 0, null);
  const isOther = ([name]: [string, unknown]) => !Object.values(NAMES).flat().includes(name);
  return {
    ...Object.fromEntries(Object.entries(raw).filter(isOther)),
    keys: entry.keys,
    secondary_keys: entry.secondaryKeys,
    content: entry.content,
    comment: entry.title,
    enabled: entry.isEnabled,
    constant: entry.isConstant,
    selective: entry.isSelective,
    insertion_order: entry.order,
    use_regex: entry.useRegex,
    extensions: asRecord(raw.extensions),
  };
}
