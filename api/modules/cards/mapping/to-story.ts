import { cardLimits } from '@storyloom/contract/cards/limits';
import { countCharacters, cutCharacters } from '@storyloom/contract/core/characters';
import { maxWords } from '@storyloom/contract/core/rules';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { categoryChoices } from '@storyloom/contract/stories/categories';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { type StoryField, storyFields } from '@storyloom/contract/stories/story-fields';
import { type StoryDraftContent, storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { readBook } from '../formats/book.ts';
import { type Card, isCard, type StandaloneBook, wrongTypes } from '../formats/card.ts';
import { asArray, asRecord, asText, asTexts, isFilled } from '../formats/values.ts';
import type { Report } from '../report.ts';
import { createPlainText, stripMarkup } from './clean-text.ts';
import { fillName } from './macros.ts';
import { shortenText, splitText } from './split-text.ts';
import { type MappedEntry, mapLore, NEW_ENTRY } from './to-lore.ts';

type Data = Record<string, unknown>;
type Plain = (text: string) => string;

/** A card or a lorebook, mapped to the content of a draft. */
export interface MappedStory {
  content: StoryDraftContent;
  /** The name in the file. */
  fullName: string;
  /** The entries of the file that are used. */
  entries: MappedEntry[];
  /** Entries with the part of the description that exceeds the profile. */
  profileEntries: LoreEntryDraft[];
  /** The texts in the file that became the other openings. */
  greetings: string[];
}

/** Maps a card, or a lorebook to a draft that only has lore. */
export function mapFound(found: Card | StandaloneBook, report: Report): MappedStory {
  if (isCard(found)) return mapCard(found, report);
  const { fullName, entries } = mapBook(found, report);
  const lore = entries.flatMap(({ parts }) => parts);
  return {
    content: compact({ type: 'STORY', title: toTitle(fullName), lore }),
    fullName,
    entries,
    profileEntries: [],
    greetings: [],
  };
}

/** The lorebook of a file, and the name in the file. */
export function mapBook(found: Card | StandaloneBook, report: Report, plain = createPlainText(report)) {
  const fullName = isCard(found)
    ? readNames(found).fullName
    : asName(found.book.name) || asName(found.raw.name) || 'Lorebook';
  const name = isCard(found) ? fullName : null;
  return { fullName, entries: mapLore({ entries: readBook(found.book), name, plain, report }) };
}

/** Maps a card to a draft: a character, or a story without one. */
export function mapCard(card: Card, report: Report): MappedStory {
  const { data, isScenario } = card;
  const names = readNames(card);
  const { fullName, name } = names;
  const plain = createPlainText(report);
  /** The beginning of a text that fits, with a note. */
  const fit = (text: string, fits: (part: string) => boolean, note: string): string => {
    const part = shortenText(text, fits);
    if (part !== '') report.add(part === text ? 'used' : 'shortened', note);
    return part;
  };
  const own = readOwnContent(data.extensions, report);
  if (!isScenario) noteName(names, report);
  const profile = mapProfile(data, plain, name, report);
  const { entries } = mapBook(card, report, plain);
  const [greeting = '', ...others] = readGreetings(data);
  const first = plain(greeting);
  const opening = fit(first, within(storyLimits.opening), 'First message → opening scene');
  const begun = others.slice(0, storyLimits.otherOpenings).flatMap((raw) => {
    const text = fit(plain(raw), within(storyLimits.opening), 'Other first messages → other openings');
    return text === '' ? [] : [{ raw, text }];
  });
  const otherOpenings = begun.map(({ text }) => text);
  const greetings = begun.map(({ raw }) => raw);
  const scenario = plain(asText(data.scenario));
  const background = fit(
    scenario,
    maxWords(storyLimits.worldBookWords),
    'Scenario → background of the world book',
  );
  const notes = stripMarkup(asText(data.creator_notes));
  const about = plain(notes || stripMarkup(asText(data.description)));
  const samples = plain(asText(data.mes_example).replaceAll(/<START>/gi, '\n')).replaceAll(/\n{3,}/g, '\n\n');
  const content = compact({
    type: isScenario ? 'STORY' : 'ROLE',
    title: toTitle(fullName),
    perspective: 'SECOND_PERSON',
    ...(isScenario ? {} : { main: { name, profile: profile.text } }),
    ...(background && { worldBook: { structure: '', background, rules: '', specialEvents: '' } }),
    opening,
    otherOpenings,
    content: first === opening ? '' : fit(first, within(storyLimits.content), LONG_OPENING),
    summary: fillName(
      fit(
        about,
        within(storyLimits.summary),
        `${notes ? 'Notes of the creator' : 'Description'} → summary, which readers see`,
      ),
      name,
    ),
    styleSample: fit(samples, within(storyLimits.styleSample), 'Example dialogue → style sample'),
    tags: mapTags(data, report),
    category: findCategory(asTexts(data.tags)),
    lore: [...profile.entries, ...entries.flatMap(({ parts }) => parts)],
    ...own,
    ...(own.main !== undefined && { main: { ...own.main, name, profile: profile.text } }),
    ...(own.worldBook !== undefined && { worldBook: { ...own.worldBook, background: scenario } }),
  });
  noteUnusedParts(data, report);
  return { content, fullName, entries, profileEntries: profile.entries, greetings };
}

/** The first messages of a card; the first one is the opening. */
export function readGreetings(data: Data): string[] {
  const others = asTexts(data.alternate_greetings);
  return isFilled(data.first_mes) ? [asText(data.first_mes), ...others] : others;
}

/** Returns only the fields that have a value. */
export function compact(content: StoryDraftContent): StoryDraftContent {
  const isGiven = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(content).filter(([, value]) => isGiven(value)));
}

const LONG_OPENING = `First message, longer than ${storyLimits.opening} characters → “Content”`;

const within = (max: number) => (text: string) => countCharacters(text) <= max;
const toTitle = (name: string) => cutCharacters(name, storyLimits.title).trim();
const asName = (value: unknown) => cutCharacters(asText(value).toWellFormed(), cardLimits.name).trim();

interface Names {
  /** In the card. */
  fullName: string;
  nickname: string;
  /** The one that fits our limit. */
  name: string;
}

function readNames({ data, isScenario }: Card): Names {
  const fullName = fillName(asName(data.name), 'Character') || (isScenario ? 'Story' : 'Character');
  const nickname = asName(data.nickname);
  return { fullName, nickname, name: proposeName(fullName, nickname) };
}

const HONORIFICS =
  /^(?:the|a|an|sir|lady|lord|dr|doctor|prof|professor|mr|mrs|ms|miss|captain|king|queen|prince|princess)\.?$/i;
/** Words that say what a card is, such as “RP: The Night Ferry”. */
const LABELS = /^(?:rp|rpg|oc|bot|card|sfw|nsfw|scenario|v?\d+)$/i;
/** Characters between the parts of a name; a hyphen only with spaces around it. */
const SEPARATORS = /[|｜/／・:：;；,，、~～()（）[\]【】「」『』—–]|\s-\s/u;
const SURROUNDINGS = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** A name for a character that fits our limit: the nickname, the name, or its first part or word that is not a title. */
export function proposeName(fullName: string, nickname: string): string {
  const fits = within(storyLimits.characterName);
  const namesIn = (texts: string[]) =>
    texts
      .map((text) => text.replace(SURROUNDINGS, ''))
      .filter((text) => /\p{L}/u.test(text) && !HONORIFICS.test(text) && !LABELS.test(text));
  const parts = namesIn(fullName.split(SEPARATORS));
  const words = namesIn(parts.flatMap((part) => part.split(/\s+/u)));
  const nicknames = [nickname.trim()].filter((name) => /\p{L}/u.test(name));
  const found = [...nicknames, fullName.trim(), ...parts, ...words].find((name) => name !== '' && fits(name));
  return found ?? shortenText(parts[0] ?? words[0] ?? fullName, fits);
}

function noteName({ fullName, nickname, name }: Names, report: Report): void {
  if (fullName === name) report.add('used', 'Name → main character');
  else if (name === nickname)
    report.add(
      'changed',
      `Nickname “${name}” → main character. The full name “${cutCharacters(fullName, 100)}” is kept`,
    );
  else
    report.add(
      'shortened',
      `Name “${cutCharacters(fullName, 100)}” → “${name}”: a name has at most ${storyLimits.characterName} characters. The full name is kept`,
    );
}

/** Maps description and personality; text that exceeds the profile becomes entries that are always active. */
function mapProfile(data: Data, plain: Plain, name: string, report: Report) {
  const personality = plain(asText(data.personality));
  const texts = [plain(asText(data.description)), personality && `Personality: ${personality}`];
  const all = texts.filter((text) => text !== '').join('\n\n');
  const fits = maxWords(storyLimits.profileWords);
  const text = shortenText(all, (part) => fits(part) && countCharacters(part) <= storyLimits.profile);
  if (all !== '') report.add('used', 'Description and personality → profile of the main character');
  const rest = all.slice(all.indexOf(text) + text.length);
  const parts = splitText(rest, (part) => fits(part) && countCharacters(part) <= loreLimits.content);
  if (parts.length > 0)
    report.add(
      'split',
      `The description is longer than ${storyLimits.profileWords} words. Its end is in the world book, as entries that are always active`,
    );
  const entries = parts.map((content, at) => ({
    ...NEW_ENTRY,
    id: `profile${at + 2}`,
    title: `${name} (${at + 2}/${parts.length + 1})`,
    content,
    constant: true,
    priority: 1_000,
    preventRecursion: true,
  }));
  return { text, entries };
}

function mapTags(data: Data, report: Report): string[] {
  const tags = new Map<string, string>();
  for (const text of asTexts(data.tags)) {
    const tag = text.replaceAll('\0', '').toWellFormed().replaceAll(/\s+/g, ' ').trim();
    if (tag === '' || tags.has(tag.toLowerCase())) continue;
    if (countCharacters(tag) > storyLimits.tagLength || tags.size >= storyLimits.tags)
      report.add(
        'kept',
        `A story has at most ${storyLimits.tags} tags of ${storyLimits.tagLength} characters; these are not used`,
        cutCharacters(tag, 60),
      );
    else tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}

/** The first tag that is the name of a category. */
function findCategory(tags: string[]): StoryDraftContent['category'] {
  const names = new Map(categoryChoices.map(({ label, value }) => [label.toLowerCase(), value]));
  const found = tags.map((tag) => names.get(tag.trim().toLowerCase())).find((value) => value !== undefined);
  return found === 'all' ? undefined : found;
}

/** Fields that a card has a place for, in its own fields or beside them. */
const cardFields: readonly StoryField[] = [
  'cover',
  'opening',
  'otherOpenings',
  'tags',
  'styleSample',
  'lore',
];

/** Fields of a story that cards have no fields for. They are in the card's extensions under `storyloom`. */
export const ownFields = storyFields.filter((field) => !cardFields.includes(field));

/** Reads the fields that our export added to a card; each is checked on its own. */
export function readOwnContent(extensions: unknown, report: Report): StoryDraftContent {
  const own = asRecord(asRecord(asRecord(extensions).storyloom).content);
  const content: Record<string, unknown> = {};
  for (const field of ownFields) {
    if (own[field] === undefined) continue;
    const { data } = storyDraftContent.shape[field].safeParse(own[field]);
    // An empty text means that the story had no value; it overrides a value found elsewhere in the card.
    if (own[field] === '') content[field] = '';
    else if (data === undefined) report.add('refused', 'Settings of a story with invalid values', field);
    else content[field] = data;
  }
  return content;
}

/** Names of extensions with scripts for other programs. */
const isScript = (name: string) => /script|trigger|regex|lua/i.test(name);

/** Notes the parts of a card that we do not use. An export writes them back. */
export function noteUnusedParts(data: Data, report: Report): void {
  const keep = (isGiven: boolean, text: string) => isGiven && report.add('kept', text);
  const keepAll = (text: string, names: readonly string[]) => {
    for (const name of names) report.add('kept', text, name);
  };
  const unused = readGreetings(data).slice(1 + storyLimits.otherOpenings);
  const count = unused.length + asTexts(data.group_only_greetings).length;
  keep(count > 0, `${count} other first ${count === 1 ? 'message' : 'messages'}`);
  keep(isFilled(asText(data.system_prompt)), 'System prompt: our storyteller has its own');
  keep(isFilled(asText(data.post_history_instructions)), 'Instructions after the dialog');
  keep(isFilled(asText(data.creator)), `Creator: ${cutCharacters(asText(data.creator), 80)}`);
  keep(asArray(data.actions).length > 0, 'What was played: a story begins with its opening scene');
  const assets = asArray(data.assets)
    .map(asRecord)
    .map(({ name, type }) => asText(name) || asText(type));
  keepAll('Pictures and other files besides the main picture', assets.slice(1));
  keepAll('Fields with values of a type that we cannot read', wrongTypes(data));
  const extensions = Object.entries(asRecord(data.extensions))
    .filter(([name, value]) => name !== 'storyloom' && value !== false && isFilled(value))
    .map(([name]) => name);
  keepAll('Scripts of other programs. We never run them', extensions.filter(isScript));
  keepAll(
    'Settings of other programs',
    extensions.filter((name) => !isScript(name)),
  );
}
