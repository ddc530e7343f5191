import { isDeepStrictEqual } from 'node:util';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { storyLimits } from '@storyloom/contract/stories/limits';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { ENTRY_FIELDS, isCardEntry, listEntries } from '../formats/book.ts';
import { CARD_FIELDS, type Card, isCard, SPECS, type StandaloneBook } from '../formats/card.ts';
import { asArray, asRecord, asText, isFilled, isRecord } from '../formats/values.ts';
import { createReport } from '../report.ts';
import { compact, type MappedStory, mapCard, mapFound, ownFields, readGreetings } from './to-story.ts';
import { writeBook } from './write-book.ts';

type Data = Record<string, unknown>;

const NEW: MappedStory = { content: {}, fullName: '', entries: [], profileEntries: [], greetings: [] };

type Original = Card | StandaloneBook | null;

/** Returns the card fields of a story; fields unchanged since the import are taken from the imported card or lorebook. */
export function writeCardData(content: StoryDraftContent, original: Original): Data {
  const story = compact(content);
  const before = mapOriginal(original);
  const data = writeExpressible(story, before, withName(story, before, original));
  return withOwnFields(data, story);
}

function mapOriginal(original: Original): MappedStory {
  if (original === null) return NEW;
  const found = mapFound(original, createReport());
  return isCard(original) ? found : { ...NEW, entries: found.entries };
}

/** A new name of a character with a longer full name is its nickname, so that the full name stays. */
function withName(story: StoryDraftContent, { content, fullName }: MappedStory, original: Original): Data {
  const name = story.main?.name ?? story.title ?? '';
  if (original === null) return { ...CARD_FIELDS, name };
  if (!isCard(original)) return { ...CARD_FIELDS, name, character_book: original.book };
  const { data } = original;
  const before = content.main?.name ?? content.title;
  if (before === name) return data;
  return before === fullName && !isFilled(data.nickname) ? { ...data, name } : { ...data, nickname: name };
}

/** Fields of a card by what they hold of a story. */
const EXPRESSED: Readonly<Record<string, (content: StoryDraftContent) => unknown>> = {
  scenario: ({ worldBook }) => worldBook?.background,
  first_mes: ({ opening }) => opening,
  mes_example: ({ styleSample }) => styleSample,
  tags: ({ tags }) => tags,
};

function writeExpressible(story: StoryDraftContent, before: MappedStory, raw: Data): Data {
  const isChanged = (pick: (content: StoryDraftContent) => unknown) =>
    !isDeepStrictEqual(pick(story) ?? '', pick(before.content) ?? '');
  const data = { ...raw };
  const isProfileKept = !isChanged(({ main }) => main?.profile) && holds(story.lore, before.profileEntries);
  if (!isProfileKept) Object.assign(data, { description: story.main?.profile ?? '', personality: '' });
  for (const [field, pick] of Object.entries(EXPRESSED))
    if (isChanged(pick)) data[field] = pick(story) ?? CARD_FIELDS[field];
  // Without a first message, the first of the other ones is the opening.
  const wasOther = !isFilled(raw.first_mes) && isChanged(({ opening }) => opening);
  if (wasOther || isChanged(({ otherOpenings }) => otherOpenings))
    Object.assign(data, writeGreetings(story, before, raw));
  if (asText(data.creator_notes) === '' && story.summary !== undefined && isChanged(({ summary }) => summary))
    data.creator_notes = story.summary;
  const lore = isProfileKept ? without(story.lore, before.profileEntries) : (story.lore ?? []);
  const imported = before.entries.flatMap(({ parts }) => parts);
  const entries = listEntries(raw.character_book) ?? [];
  if (!isDeepStrictEqual(lore, imported) || !entries.every(isCardEntry))
    data.character_book = writeBook(lore, asRecord(raw.character_book), before.entries);
  return data;
}

/** Other first messages that did not change, and those for which a story has no room, stay as they are in the card. */
function writeGreetings(story: StoryDraftContent, { content, greetings }: MappedStory, raw: Data): Data {
  const { opening = '', otherOpenings = [] } = story;
  const known = content.otherOpenings ?? [];
  const written = otherOpenings.map((text) => greetings[known.indexOf(text)] ?? text);
  const others = [...written, ...readGreetings(raw).slice(1 + storyLimits.otherOpenings)];
  const isKept = isFilled(raw.first_mes) && opening === content.opening;
  return { alternate_greetings: others, ...(!isKept && { first_mes: opening }) };
}

type Lore = readonly LoreEntryDraft[];

const holds = (lore: Lore = [], entries: Lore) =>
  entries.every((entry) => lore.some((one) => isDeepStrictEqual(one, entry)));
const without = (lore: Lore = [], entries: Lore) =>
  lore.filter((entry) => !entries.some(({ id }) => id === entry.id));

/** Adds the values that an import would not find elsewhere in the card. */
function withOwnFields(data: Data, story: StoryDraftContent): Data {
  const card: Card = { kind: 'V3', isScenario: false, raw: data, data, book: asRecord(data.character_book) };
  const found = mapCard(card, createReport()).content;
  const own: Data = {};
  for (const field of ownFields) {
    if (isDeepStrictEqual(story[field], found[field])) continue;
    const none = Array.isArray(found[field]) ? [] : typeof found[field] === 'string' ? '' : undefined;
    own[field] = story[field] ?? none;
  }
  if (Object.keys(own).length === 0) return data;
  const extensions = asRecord(data.extensions);
  const earlier = asRecord(asRecord(extensions.storyloom).content);
  return { ...data, extensions: { ...extensions, storyloom: { content: { ...earlier, ...own } } } };
}

/** Wraps the fields as a card of a version. With the version of the original, keeps everything around its fields. */
export function wrapCard(data: Data, kind: 'V2' | 'V3', original: Card | null): Data {
  const whole = original?.kind === 'V1' ? {} : (original?.raw ?? {});
  const { data: _, spec: __, spec_version: ___, ...around } = whole;
  if (kind === original?.kind) {
    // Some programs repeat fields at the root.
    const isMirror = (field: string) => field in data && typeof around[field] === 'string';
    const mirrors = Object.keys(around).filter(isMirror);
    return { ...whole, ...Object.fromEntries(mirrors.map((field) => [field, data[field]])), data };
  }
  const required = kind === 'V3' ? { group_only_greetings: [], ...CARD_FIELDS } : CARD_FIELDS;
  return { ...around, ...SPECS[kind], data: { ...required, ...withWholeBook(data) } };
}

/** Adds the required fields of a lorebook and its entries. Other programs refuse a book that is null. */
function withWholeBook({ character_book: book, ...data }: Data): Data {
  if (!isRecord(book)) return data;
  const entries = asArray(book.entries).map((entry) => {
    const given = Object.entries(asRecord(entry)).filter(
      ([name, one]) => one !== null || !(name in ENTRY_FIELDS),
    );
    return { ...ENTRY_FIELDS, ...Object.fromEntries(given) };
  });
  return { ...data, character_book: { extensions: {}, ...book, entries } };
}
