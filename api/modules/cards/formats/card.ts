import { listEntries } from './book.ts';
import { refuseFields } from './other-programs.ts';
import { asRecord, asText, asTexts, asWords, isFilled, isRecord } from './values.ts';

type Fields = Record<string, unknown>;

/** A character card of any version, or a scenario: a story without a character. */
export interface Card {
  kind: 'V1' | 'V2' | 'V3';
  isScenario: boolean;
  /** The whole file. */
  raw: Fields;
  /** The part of `raw` with the fields. */
  data: Fields;
  /** Its lorebook; empty without one. */
  book: Fields;
}

/** A lorebook on its own. */
export interface StandaloneBook {
  kind: 'LOREBOOK';
  raw: Fields;
  /** The part of `raw` with the entries. */
  book: Fields;
}

/** Fields that V2 and V3 require. */
export const CARD_FIELDS: Readonly<Fields> = {
  name: '',
  description: '',
  personality: '',
  scenario: '',
  first_mes: '',
  mes_example: '',
  creator_notes: '',
  system_prompt: '',
  post_history_instructions: '',
  alternate_greetings: [],
  tags: [],
  creator: '',
  character_version: '',
  extensions: {},
};
/** The format of a card and its version, as its file names them. */
export const SPECS = {
  V2: { spec: 'chara_card_v2', spec_version: '2.0' },
  V3: { spec: 'chara_card_v3', spec_version: '3.0' },
};
/** Fields that the model reads; all others describe the file. */
const TOLD = ['description', 'personality', 'first_mes', 'scenario', 'mes_example'];
/** Fields that only a character or a story has. */
const NOT_OF_BOOKS = ['personality', 'first_mes', 'mes_example', 'alternate_greetings'];

const BOOKS = 'characterBook lorebook worldinfo worldInfo world_info storyCards memoryBook';
/** Names of fields in other programs: TavernAI and Pygmalion, text-generation-webui, Agnai. */
const CHARACTER: Readonly<Record<string, string>> = {
  name: 'char_name',
  description: 'char_persona context',
  personality: 'persona',
  scenario: 'world_scenario memory',
  first_mes: 'char_greeting greeting prompt',
  mes_example: 'example_dialogue sampleChat',
  system_prompt: 'systemPrompt',
  post_history_instructions: 'postHistoryInstructions',
  alternate_greetings: 'alternateGreetings',
  character_book: BOOKS,
};
/** Names of fields in the stories of NovelAI, KoboldAI and AI Dungeon. */
const SCENARIO: typeof CHARACTER = {
  name: 'title',
  first_mes: 'prompt',
  scenario: 'memory context',
  character_book: BOOKS,
  creator_notes: 'description',
  creator: 'author',
  post_history_instructions: 'authorsnote authorsNote',
};

/** Recognizes a card or a lorebook by its fields, and gives those of cards their names and types. Throws card.unknown_format. */
export function recognizeCard(raw: Fields): Card | StandaloneBook {
  const given = withRootFields(raw);
  const isScenario = typeof given.prompt === 'string' && !isFilled(given.name ?? given.char_name);
  const data = toStandard(given, isScenario ? SCENARIO : CHARACTER);
  const kind = raw.spec === 'chara_card_v3' ? 'V3' : 'V2';
  const book = asRecord(data.character_book);
  const card: Card = isRecord(raw.data)
    ? { kind, isScenario, raw: { ...(isFilled(raw.spec) ? {} : SPECS.V2), ...raw, data }, data, book }
    : { kind: 'V1', isScenario, raw: data, data, book };
  if (/^chara_card_v[23]$/.test(asText(raw.spec)) && isRecord(raw.data)) return card;
  const alone = findBook(raw);
  if (alone !== null && !NOT_OF_BOOKS.some((field) => isFilled(data[field]))) return alone;
  if (TOLD.some((field) => typeof data[field] === 'string')) return card;
  return listEntries(data.character_book) === null ? refuseFields(raw) : toBook({ name: data.name, ...book });
}

export const isCard = (found: Card | StandaloneBook): found is Card => 'data' in found;

/** The fields in `data`, and those at the root that `data` lacks; unchanged if it lacks none. */
function withRootFields(raw: Fields): Fields {
  if (!isRecord(raw.data)) return raw;
  const data = raw.data;
  const names = [...Object.keys(CARD_FIELDS), 'nickname', 'character_book'];
  const lacking = names.filter((name) => (data[name] ?? null) === null && isFilled(raw[name]));
  return { ...data, ...Object.fromEntries(lacking.map((name) => [name, raw[name]])) };
}

function toStandard(given: Fields, names: typeof CHARACTER): Fields {
  const fields = { ...given };
  for (const [name, others] of Object.entries(names)) {
    const other = isFilled(fields[name]) ? undefined : others.split(' ').find((one) => isFilled(fields[one]));
    if (other === undefined) continue;
    fields[name] = fields[other];
    delete fields[other];
  }
  for (const name of wrongTypes(fields)) {
    const value = name === 'tags' ? asWords(fields.tags) : asTexts(fields[name]);
    if (value.length > 0) fields[name] = CARD_FIELDS[name] === '' ? value.join('\n') : value;
  }
  const { character_book: book } = fields;
  if (Array.isArray(book)) fields.character_book = { entries: book };
  return fields;
}

/** Names of the fields whose values have another type than those of cards. */
export const wrongTypes = (fields: Fields): string[] =>
  Object.keys(CARD_FIELDS).filter((name) => {
    const [value, empty] = [fields[name], CARD_FIELDS[name]];
    return (
      isFilled(value) && (typeof value !== typeof empty || Array.isArray(value) !== Array.isArray(empty))
    );
  });

/** Finds the entries at the root or in `data`. */
function findBook(raw: Fields): StandaloneBook | null {
  const { spec, data } = raw;
  if (spec === 'lorebook_v3') return { kind: 'LOREBOOK', raw, book: asRecord(data) };
  const book = 'entries' in raw && listEntries(raw) !== null ? raw : data;
  return listEntries(book) === null ? null : toBook(book);
}

function toBook(given: unknown): StandaloneBook {
  const book = Array.isArray(given) ? { entries: given } : asRecord(given);
  return { kind: 'LOREBOOK', raw: { spec: 'lorebook_v3' }, book };
}
