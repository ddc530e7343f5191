import { cardLimits } from '@storyloom/contract/limits/cards';
import { DomainError } from '../../../platform/errors.ts';
import { asArray, asBoolean, asNumber, asRecord, asText, asTexts, isRecord } from './values.ts';

/** Logics of secondary keys, in the order of SillyTavern's numbers. */
export const LOGICS = ['and_any', 'not_all', 'not_any', 'and_all'] as const;

/** Positions of SillyTavern before and after the description of the character; all others are elsewhere in the prompt. */
const NEAR_CHARACTER = [0, 1];

/** An entry of a lorebook, whatever the format. */
export interface BookEntry {
  raw: Record<string, unknown>;
  /** Place of the entry in the file, as part of our entry's id. */
  place: number;
  title: string;
  content: string;
  keys: string[];
  secondaryKeys: string[];
  isSelective: boolean;
  logic: (typeof LOGICS)[number];
  isEnabled: boolean;
  isConstant: boolean;
  /** A higher value is inserted later, and kept longer when not all entries fit. */
  order: number;
  /** Null if only the order decides which entries are kept. */
  priority: number | null;
  probability: number;
  group: string;
  groupWeight: number;
  /** In messages. */
  sticky: number;
  cooldown: number;
  delay: number;
  /** Messages to search; null for the default. */
  scanDepth: number | null;
  isCaseSensitive: boolean;
  useRegex: boolean;
  excludeRecursion: boolean;
  preventRecursion: boolean;
  delayUntilRecursion: boolean;
  isNearCharacter: boolean;
  isVectorized: boolean;
}

/**
 * The entries of a lorebook, in the order of the file. Values of wrong types count as missing. Throws
 * card.data_too_large for more than `cardLimits.bookEntries`.
 */
export function readBook(book: Record<string, unknown>): BookEntry[] {
  const bookDepth = asNumber(book.scan_depth);
  const isWorldInfo = isRecord(book.entries);
  const entries = isRecord(book.entries) ? Object.values(book.entries) : asArray(book.entries);
  if (entries.length > cardLimits.bookEntries) throw new DomainError('card.data_too_large');
  return entries.map((raw, place) =>
    isWorldInfo ? readWorldInfoEntry(asRecord(raw), place) : readCardEntry(asRecord(raw), place, bookDepth),
  );
}

/** Reads an entry of V2 or V3; SillyTavern's additions are in its extensions. */
function readCardEntry(raw: Record<string, unknown>, place: number, bookDepth: number | null): BookEntry {
  const more = asRecord(raw.extensions);
  return {
    ...readTimers(more),
    ...{ raw, place },
    title: asText(raw.comment).trim() || asText(raw.name).trim(),
    content: asText(raw.content),
    keys: asTexts(raw.keys),
    secondaryKeys: asTexts(raw.secondary_keys),
    isSelective: raw.selective === true,
    logic: readLogic(more.selectiveLogic),
    isEnabled: raw.enabled !== false,
    isConstant: raw.constant === true,
    order: asNumber(raw.insertion_order) ?? 0,
    priority: asNumber(raw.priority),
    group: asText(more.group),
    groupWeight: asNumber(more.group_weight) ?? 100,
    scanDepth: asNumber(more.scan_depth) ?? bookDepth,
    isCaseSensitive: asBoolean(raw.case_sensitive) ?? more.case_sensitive === true,
    useRegex: raw.use_regex === true,
    excludeRecursion: more.exclude_recursion === true,
    preventRecursion: more.prevent_recursion === true,
    delayUntilRecursion: isSet(more.delay_until_recursion),
    isNearCharacter: NEAR_CHARACTER.includes(asNumber(more.position) ?? 0),
    isVectorized: more.vectorized === true,
  };
}

function readWorldInfoEntry(raw: Record<string, unknown>, place: number): BookEntry {
  return {
    ...readTimers(raw),
    ...{ raw, place },
    title: asText(raw.comment).trim(),
    content: asText(raw.content),
    keys: asTexts(raw.key),
    secondaryKeys: asTexts(raw.keysecondary),
    isSelective: raw.selective !== false,
    logic: readLogic(raw.selectiveLogic),
    isEnabled: raw.disable !== true,
    isConstant: raw.constant === true,
    order: asNumber(raw.order) ?? 100,
    priority: null,
    group: asText(raw.group),
    groupWeight: asNumber(raw.groupWeight) ?? 100,
    scanDepth: asNumber(raw.scanDepth),
    isCaseSensitive: raw.caseSensitive === true,
    useRegex: false,
    excludeRecursion: raw.excludeRecursion === true,
    preventRecursion: raw.preventRecursion === true,
    delayUntilRecursion: isSet(raw.delayUntilRecursion),
    isNearCharacter: NEAR_CHARACTER.includes(asNumber(raw.position) ?? 0),
    isVectorized: raw.vectorized === true,
  };
}

/** Reads the fields that have the same names in both formats. */
function readTimers(raw: Record<string, unknown>) {
  return {
    probability: raw.useProbability === false ? 100 : (asNumber(raw.probability) ?? 100),
    sticky: asNumber(raw.sticky) ?? 0,
    cooldown: asNumber(raw.cooldown) ?? 0,
    delay: asNumber(raw.delay) ?? 0,
  };
}

const readLogic = (value: unknown) => LOGICS[asNumber(value) ?? 0] ?? 'and_any';
/** True, or a level of recursion. */
const isSet = (value: unknown) => value === true || (asNumber(value) ?? 0) > 0;
