import { cardLimits } from '@storyloom/contract/cards/limits';
import { cutCharacters } from '@storyloom/contract/core/characters';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { DomainError } from '../../../platform/errors.ts';
import { asBoolean, asNumber, asRecord, asText, asWords, cleanText, isFilled, isRecord } from './values.ts';
import { fromWorldInfo, isWorldInfoEntry } from './world-info.ts';

type Raw = Record<string, unknown>;

/** Logics of secondary keys, in the order of SillyTavern's numbers. */
export const LOGICS = ['and_any', 'not_all', 'not_any', 'and_all'] as const;

/** A turn is two messages: what the reader writes, and the reply. */
export const MESSAGES_PER_TURN = 2;
const DEFAULT_WINDOW = 4;

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
  const is = (value: unknown) => asBoolean(value) === true;
  const toTurns = (messages: unknown) =>
    limit(Math.ceil((asNumber(messages) ?? 0) / MESSAGES_PER_TURN), 0, loreLimits.turns);
  const written = asNumber(find('insertion_order', 'order', 'insertorder', 'weight'));
  const order = written ?? asNumber(asRecord(raw.contextConfig).budgetPriority) ?? 100;
  const [group = ''] = cleanText(asText(more('group'))).split(',');
  const secondaryKeys = asWords(find('secondary_keys', 'keysecondary', 'secondkey'));
  const isSelective = asBoolean(raw.selective) ?? 'keysecondary' in raw;
  return {
    raw,
    /** Place of the entry in the file, as part of our entry's id. */
    place,
    title: asText(find('comment', 'displayName', 'title', 'name')).trim(),
    content: asText(find('content', 'text', 'entry', 'value')),
    keys: asWords(find('keys', 'key', 'keywords')),
    secondaryKeys: isSelective ? secondaryKeys : [],
    useRegex: is(find('use_regex', 'useRegex')),
    /** Settings in our form. */
    settings: {
      logic: LOGICS[asNumber(more('selectiveLogic')) ?? 0] ?? LOGICS[0],
      enabled: asBoolean(raw.enabled) !== false && !is(raw.disable),
      constant: is(find('constant', 'alwaysActive', 'forceActivation')),
      // In other programs, the order also decides which entries are kept.
      priority: limit(asNumber(raw.priority) ?? order, -loreLimits.priority, loreLimits.priority),
      order: limit(order, 0, loreLimits.order),
      probability:
        more('useProbability') === false ? 100 : limit(asNumber(more('probability')) ?? 100, 0, 100),
      group: cutCharacters(group.trim(), loreLimits.title),
      sticky: toTurns(more('sticky')),
      cooldown: toTurns(more('cooldown')),
      delay: toTurns(more('delay')),
      window: limit(
        asNumber(more('scan_depth', 'scanDepth')) ?? bookDepth ?? DEFAULT_WINDOW,
        1,
        loreLimits.window,
      ),
      caseSensitive: is(find('case_sensitive') ?? more('case_sensitive', 'caseSensitive')),
      excludeRecursion: is(more('exclude_recursion', 'excludeRecursion')),
      preventRecursion: is(more('prevent_recursion', 'preventRecursion')),
    },
    /** Notes about fields that have no counterpart in our entries; true if the entry has the field. */
    unused: {
      'Secondary keys that were disabled are not used': secondaryKeys.length > 0 && !isSelective,
      'Positions in the prompt, such as a depth, are not used: our storyteller places entries itself':
        !NEAR_CHARACTER.includes(asNumber(more('position')) ?? 0),
      'Weights within a group are not used':
        (asNumber(more('group_weight', 'groupWeight')) ?? 100) !== 100 && isFilled(more('group')),
      'Keys within longer words are not found: ours match whole words':
        asBoolean(more('match_whole_words', 'matchWholeWords')) === false,
      'Activation by another entry first is not supported': isSet(
        more('delay_until_recursion', 'delayUntilRecursion'),
      ),
      'Search by meaning is not supported: entries need keys': more('vectorized') === true,
    },
  };
}

// Adding 0 turns -0 into 0.
const limit = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.round(value))) + 0;

/** True, or a level of recursion. */
const isSet = (value: unknown) => value === true || (asNumber(value) ?? 0) > 0;

/** Whether an entry has the form of V2 and V3. */
export const isCardEntry = ({ keys, content }: Raw) => Array.isArray(keys) && typeof content === 'string';

/** Fields that V2 and V3 require of an entry. */
export const ENTRY_FIELDS: Readonly<Raw> = {
  keys: [],
  content: '',
  extensions: {},
  enabled: true,
  insertion_order: 100,
  use_regex: false,
};

/** Names of the fields that other programs have for those of V2 and V3. */
const OTHER_NAMES = new Set(
  `text entry value key keywords secondkey displayName title insertorder weight alwaysActive forceActivation
  useRegex`.split(/\s+/),
);

/** Whether an entry can be written back in the form of its program. */
export const isOfKnownForm = (raw: Raw) => isCardEntry(raw) || isWorldInfoEntry(raw);

/** An entry in the form of V2 and V3, with all of its fields. */
export function toCardEntry({ raw, title, content, keys, useRegex, settings }: BookEntry): Raw {
  if (isCardEntry(raw)) return raw;
  if (isWorldInfoEntry(raw)) return fromWorldInfo(raw);
  return {
    ...Object.fromEntries(Object.entries(raw).filter(([name]) => !OTHER_NAMES.has(name))),
    keys,
    secondary_keys: asWords(raw.secondary_keys ?? raw.secondkey),
    selective: asBoolean(raw.selective) === true,
    content,
    comment: title,
    enabled: settings.enabled,
    constant: settings.constant,
    insertion_order: settings.order,
    use_regex: useRegex,
    extensions: asRecord(raw.extensions),
  };
}
