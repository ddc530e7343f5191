import { isDeepStrictEqual } from 'node:util';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { isCardEntry, listEntries } from '../formats/book.ts';
import { CARD_FIELDS, type Card } from '../formats/card.ts';
import { asArray, asRecord, asText, isFilled, isRecord } from '../formats/values.ts';
import { ownFields } from './own-content.ts';
import { createReport } from './report.ts';
import { writeBook } from './to-book.ts';
import { compact, type MappedStory, mapCard } from './to-story.ts';

type Data = Record<string, unknown>;

const NEW: MappedStory = { content: {}, fullName: '', entries: [], profileEntries: [] };

/** Returns the card fields of a story; fields unchanged since the import are taken from the imported card. */
export function writeCardData(content: StoryDraftContent, original: Card | null): Data {
  const story = compact(content);
  const raw = withName(story, original);
  const before = original === null ? NEW : mapCard(original, createReport());
  return withOwnFields(writeExpressible(story, before, raw), story);
}

/** A new name of a character with a longer full name is its nickname, so that the full name stays. */
function withName(story: StoryDraftContent, original: Card | null): Data {
  const name = story.main?.name ?? story.title ?? '';
  if (original === null) return { ...CARD_FIELDS, name };
  const { data } = original;
  const { content, fullName } = mapCard(original, createReport());
  const before = content.main?.name ?? content.title;
  if (before === name) return data;
  return before === fullName && !isFilled(data.nickname) ? { ...data, name } : { ...data, nickname: name };
}

function writeExpressible(story: StoryDraftContent, before: MappedStory, raw: Data): Data {
  const isChanged = (pick: (content: StoryDraftContent) => unknown) =>
    !isDeepStrictEqual(pick(story) ?? '', pick(before.content) ?? '');
  const data = { ...raw };
  const isProfileKept = !isChanged(({ main }) => main?.profile) && holds(story.lore, before.profileEntries);
  if (!isProfileKept) {
    data.description = story.main?.profile ?? '';
    data.personality = '';
  }
  if (isChanged(({ worldBook }) => worldBook?.background)) data.scenario = story.worldBook?.background ?? '';
  if (isChanged(({ opening }) => opening)) data.first_mes = story.opening ?? '';
  if (isChanged(({ styleSample }) => styleSample)) data.mes_example = story.styleSample ?? '';
  if (isChanged(({ tags }) => tags)) data.tags = story.tags ?? [];
  if (asText(data.creator_notes) === '' && story.summary !== undefined && isChanged(({ summary }) => summary))
    data.creator_notes = story.summary;
  const lore = isProfileKept ? without(story.lore, before.profileEntries) : (story.lore ?? []);
  const imported = before.entries.flatMap(({ parts }) => parts);
  const entries = listEntries(raw.character_book) ?? [];
  if (!isDeepStrictEqual(lore, imported) || !entries.every(isCardEntry))
    data.character_book = writeBook({ lore, raw: asRecord(raw.character_book), imported: before.entries });
  return data;
}

type Lore = readonly LoreEntryDraft[];

const holds = (lore: Lore = [], entries: Lore) =>
  entries.every((entry) => lore.some((one) => isDeepStrictEqual(one, entry)));
const without = (lore: Lore = [], entries: Lore) =>
  lore.filter((entry) => !entries.some(({ id }) => id === entry.id));

/** Adds the values that an import would not find elsewhere in the card. */
function withOwnFields(data: Data, story: StoryDraftContent): Data {
  const found = mapCard({ kind: 'V3', isScenario: false, raw: data, data }, createReport()).content;
  const own: Data = {};
  for (const field of ownFields) {
    if (isDeepStrictEqual(story[field], found[field])) continue;
    own[field] = story[field] ?? (typeof found[field] === 'string' ? '' : undefined);
    if (Array.isArray(found[field]) && own[field] === undefined) own[field] = [];
  }
  if (Object.keys(own).length === 0) return data;
  const extensions = asRecord(data.extensions);
  const earlier = asRecord(asRecord(extensions.storyloom).content);
  return { ...data, extensions: { ...extensions, storyloom: { content: { ...earlier, ...own } } } };
}

/** Wraps the fields as a card of a version. With the version of the original, keeps everything around its fields. */
export function wrapCard(data: Data, kind: Card['kind'], original: Card | null): Data {
  const {
    spec: _,
    spec_version: __,
    data: ___,
    ...around
  } = original?.kind === 'V1' ? {} : (original?.raw ?? {});
  if (kind === original?.kind) {
    if (kind === 'V1') return data;
    const mirrored = Object.keys(around).filter(
      (field) => field in data && typeof around[field] === 'string',
    );
    const mirrors = Object.fromEntries(mirrored.map((field) => [field, data[field]]));
    return { ...original.raw, ...mirrors, data };
  }
  if (kind === 'V1') return { ...around, ...CARD_FIELDS, ...data };
  const full = { ...CARD_FIELDS, ...withWholeBook(data) };
  if (kind === 'V2') return { ...around, spec: 'chara_card_v2', spec_version: '2.0', data: full };
  return {
    ...around,
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: { group_only_greetings: [], ...full },
  };
}

/**
 * Adds the fields that V2 and V3 require of a lorebook and its entries. Other programs refuse a book that is null.
 */
function withWholeBook({ character_book: book, ...data }: Data): Data {
  if (!isRecord(book)) return data;
  const required = {
    keys: [],
    content: '',
    extensions: {},
    enabled: true,
    insertion_order: 100,
    use_regex: false,
  };
  const isGiven = ([name, value]: [string, unknown]) => value !== null || !(name in required);
  const entries = asArray(book.entries).map((entry) => ({
    ...required,
    ...Object.fromEntries(Object.entries(asRecord(entry)).filter(isGiven)),
  }));
  return { ...data, character_book: { extensions: {}, ...book, entries } };
}
