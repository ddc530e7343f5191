import { asBoolean, asRecord, asText, asWords } from './values.ts';

type Raw = Record<string, unknown>;

/** Fields of SillyTavern’s world info that have another name in entries of cards. */
const NAMES: Readonly<Record<string, string>> = {
  uid: 'id',
  key: 'keys',
  keysecondary: 'secondary_keys',
  order: 'insertion_order',
};
/** Fields that SillyTavern writes into the extensions of an entry of a card. */
const EXTENSIONS = new Set(
  `position depth role displayIndex probability useProbability selectiveLogic outletName group groupOverride
  groupWeight useGroupScoring scanDepth matchWholeWords excludeRecursion preventRecursion delayUntilRecursion
  automationId caseSensitive vectorized sticky cooldown delay matchPersonaDescription matchCharacterDescription
  matchCharacterPersonality matchCharacterDepthPrompt matchScenario matchCreatorNotes triggers ignoreBudget`.split(
    /\s+/,
  ),
);
/** Extensions whose names are the same in both. */
const SAME = ['useProbability', 'selectiveLogic'];
const toExtension = (name: string) =>
  SAME.includes(name) ? name : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const FROM_CARD = new Map(Object.entries(NAMES).map(([name, inCard]) => [inCard, name]));
const FROM_EXTENSION = new Map([...EXTENSIONS].map((name) => [toExtension(name), name]));

/** Fields that SillyTavern expects of an entry, with its values for a new one. */
const NEW: Raw = {
  keysecondary: [],
  comment: '',
  constant: false,
  selective: true,
  vectorized: false,
  addMemo: true,
  depth: 4,
  groupWeight: 100,
};
/** Fields of a lorebook besides its entries that it keeps as world info; those of a program would name that program. */
const BOOK = ['name', 'description', 'scan_depth', 'token_budget', 'recursive_scanning', 'extensions'];

/** Whether an entry has the form of SillyTavern’s world info. */
export const isWorldInfoEntry = (raw: Raw) =>
  'key' in raw && 'content' in raw && ('uid' in raw || 'keysecondary' in raw);

/** An entry of world info in the form of V2 and V3, with all of its fields. */
export function fromWorldInfo(raw: Raw): Raw {
  const { disable, extensions, ...fields } = raw;
  const card: Raw = {};
  const more: Raw = { ...asRecord(extensions) };
  for (const [name, value] of Object.entries(fields)) {
    if (EXTENSIONS.has(name)) more[toExtension(name)] = value;
    else card[NAMES[name] ?? name] = value;
  }
  return {
    ...card,
    keys: asWords(raw.key),
    secondary_keys: asWords(raw.keysecondary),
    content: asText(raw.content),
    selective: raw.selective ?? true,
    enabled: asBoolean(disable) !== true,
    ...(typeof raw.caseSensitive === 'boolean' && { case_sensitive: raw.caseSensitive }),
    position: raw.position === 1 ? 'after_char' : 'before_char',
    extensions: more,
  };
}

/** An entry of V2 and V3 in the form of world info, with all of its fields. */
export function toWorldInfo(card: Raw): Raw {
  const { enabled, extensions, position, case_sensitive: caseSensitive, ...fields } = card;
  const info: Raw = { position: position === 'after_char' ? 1 : 0 };
  const more: Raw = {};
  for (const [name, value] of Object.entries(asRecord(extensions))) {
    const field = FROM_EXTENSION.get(name);
    if (field === undefined) more[name] = value;
    else info[field] = value;
  }
  for (const [name, value] of Object.entries(fields)) info[FROM_CARD.get(name) ?? name] = value;
  if (typeof caseSensitive === 'boolean') info.caseSensitive = caseSensitive;
  return { ...info, disable: enabled === false, extensions: more };
}

/** An entry of V2 and V3 as a new one of world info. */
export const toNewWorldInfo = (card: Raw, uid: number): Raw => ({ ...NEW, ...toWorldInfo(card), uid });

/** Fields of a lorebook of V2 and V3 as those of world info. */
export const toWorldInfoBook = (book: Raw): Raw =>
  Object.fromEntries(Object.entries(book).filter(([name]) => BOOK.includes(name)));
