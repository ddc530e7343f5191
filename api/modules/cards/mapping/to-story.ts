import { cardLimits } from '@storyloom/contract/cards/limits';
import { countCharacters, cutCharacters } from '@storyloom/contract/core/characters';
import { maxWords } from '@storyloom/contract/core/rules';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { categoryChoices } from '@storyloom/contract/stories/categories';
import { storyLimits } from '@storyloom/contract/stories/limits';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { readBook } from '../formats/book.ts';
import type { Card, StandaloneBook } from '../formats/card.ts';
import { asRecord, asText, asTexts, isFilled } from '../formats/values.ts';
import { stripMarkup } from './clean-text.ts';
import { fillName } from './macros.ts';
import { proposeName } from './names.ts';
import { readOwnContent } from './own-content.ts';
import type { Report } from './report.ts';
import { shortenText, splitText } from './split-text.ts';
import { createPlainText } from './texts.ts';
import { type MappedEntry, mapLore, NEW_ENTRY } from './to-lore.ts';
import { noteUnusedParts } from './unused-parts.ts';

/** A card or a lorebook, mapped to the content of a draft. */
export interface MappedStory {
  content: StoryDraftContent;
  /** The name in the file. */
  fullName: string;
  /** The entries of the file that are used. */
  entries: MappedEntry[];
  /** Entries with the part of the description that exceeds the profile. */
  profileEntries: LoreEntryDraft[];
}

/** Maps a card to a draft: a character, or a story without one. */
export function mapCard(card: Card, report: Report): MappedStory {
  const { data, isScenario } = card;
  const { fullName, name } = readNames(card);
  const plain = createPlainText(report);
  const own = readOwnContent(data.extensions, report);
  if (!isScenario) noteName(fullName, name, report);
  const profile = mapProfile(data, plain, name, report);
  const book = asRecord(data.character_book);
  const entries = mapLore({ entries: readBook(book), name: fullName, plain, report });
  const content = compact({
    type: isScenario ? 'STORY' : 'ROLE',
    title: cutCharacters(fullName, storyLimits.title).trim(),
    perspective: 'SECOND_PERSON',
    ...(isScenario ? {} : { main: { name, profile: profile.text } }),
    worldBook: mapScenario(data, plain, report),
    ...mapOpening(data, plain, report),
    summary: fillName(mapSummary(data, plain, report), name),
    styleSample: mapStyleSample(data, plain, report),
    tags: mapTags(data, report),
    category: findCategory(asTexts(data.tags)),
    lore: [...profile.entries, ...entries.flatMap(({ parts }) => parts)],
    ...own,
    ...(own.main === undefined ? {} : { main: { ...own.main, name, profile: profile.text } }),
  });
  if (own.worldBook !== undefined)
    content.worldBook = { ...own.worldBook, background: plain(asText(data.scenario)) };
  noteUnusedParts(data, report);
  return { content, fullName, entries, profileEntries: profile.entries };
}

/** The name in a card, and the one that fits our limit. */
export function readNames({ data, isScenario }: Card): { fullName: string; name: string } {
  const fullName = fillName(asName(data.name), 'Character') || (isScenario ? 'Story' : 'Character');
  return { fullName, name: proposeName(fullName, asName(data.nickname)) };
}

/** Maps a standalone lorebook to a draft that only has lore. */
export function mapStandaloneBook({ book, raw }: StandaloneBook, report: Report): MappedStory {
  const fullName = asName(book.name) || asName(raw.name) || 'Lorebook';
  const plain = createPlainText(report);
  const entries = mapLore({ entries: readBook(book), name: null, plain, report });
  const lore = entries.flatMap(({ parts }) => parts);
  const title = cutCharacters(fullName, storyLimits.title).trim();
  return { content: compact({ type: 'STORY', title, lore }), fullName, entries, profileEntries: [] };
}

/** Returns only the fields that have a value. */
export function compact(content: StoryDraftContent): StoryDraftContent {
  const isGiven = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(content).filter(([, value]) => isGiven(value)));
}

const within = (max: number) => (text: string) => countCharacters(text) <= max;

type Plain = (text: string) => string;
type Data = Record<string, unknown>;

const asName = (value: unknown) => cutCharacters(asText(value).toWellFormed(), cardLimits.name).trim();

function noteName(fullName: string, name: string, report: Report): void {
  if (fullName === name) report.add('used', 'Name → main character');
  else
    report.add(
      'shortened',
      `Name “${cutCharacters(fullName, 100)}” → “${name}”: a name has at most ${storyLimits.characterName} characters. The full name is kept`,
    );
}

/** Maps description and personality; text that exceeds the profile becomes entries that are always active. */
function mapProfile(data: Data, plain: Plain, name: string, report: Report) {
  const personality = plain(asText(data.personality));
  const texts = [plain(asText(data.description)), personality === '' ? '' : `Personality: ${personality}`];
  const all = texts.filter((text) => text !== '').join('\n\n');
  const fits = maxWords(storyLimits.profileWords);
  const text = shortenText(all, (part) => fits(part) && countCharacters(part) <= storyLimits.profile);
  if (all !== '') report.add('used', 'Description and personality → profile of the main character');
  const rest = all.slice(all.indexOf(text) + text.length).trim();
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

function mapScenario(data: Data, plain: Plain, report: Report): StoryDraftContent['worldBook'] {
  const fits = maxWords(storyLimits.worldBookWords);
  const scenario = plain(asText(data.scenario));
  if (scenario === '') return undefined;
  report.add('used', 'Scenario → background of the world book');
  const background = shortenText(scenario, fits);
  return { structure: '', background, rules: '', specialEvents: '' };
}

function mapOpening(data: Data, plain: Plain, report: Report) {
  const greeting = isFilled(data.first_mes) ? data.first_mes : asTexts(data.alternate_greetings)[0];
  const first = plain(asText(greeting));
  const opening = shortenText(first, within(storyLimits.opening));
  if (first !== '' && opening === first) report.add('used', 'First message → opening scene');
  if (opening === first) return { opening };
  report.add(
    'shortened',
    `First message → opening scene: it has ${countCharacters(first).toLocaleString('en')} characters, an opening scene at most ${storyLimits.opening}. The whole message is in “Content”`,
  );
  return { opening, content: shortenText(first, within(storyLimits.content)) };
}

function mapSummary(data: Data, plain: Plain, report: Report): string {
  const notes = stripMarkup(asText(data.creator_notes));
  const from = notes === '' ? 'Description' : 'Notes of the creator';
  const text = plain(notes || stripMarkup(asText(data.description)));
  const summary = shortenText(text, within(storyLimits.summary));
  if (summary === '') return '';
  report.add(summary === text ? 'used' : 'shortened', `${from} → summary`);
  return summary;
}

function mapStyleSample(data: Data, plain: Plain, report: Report): string {
  const parts = plain(asText(data.mes_example).replaceAll(/<START>/gi, '\n'));
  const dialogue = parts.replaceAll(/\n{3,}/g, '\n\n');
  const sample = shortenText(dialogue, within(storyLimits.styleSample));
  if (sample !== '')
    report.add(sample === dialogue ? 'used' : 'shortened', 'Example dialogue → style sample');
  return sample;
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
