import type { Lorebook } from '@storyloom/contract/cards/entities/card-import';
import { time } from '@storyloom/contract/core/fields';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { type StoryDraftContent, storyDraftContent } from '@storyloom/contract/stories/story-rules';
import * as z from 'zod/mini';
import { DomainError } from '../../platform/errors.ts';
import type { CardImportRow, EarlierVersion } from './cards.schema.ts';
import { isCard, recognizeCard } from './formats/card.ts';
import type { CardFile } from './formats/card-file.ts';
import { STORY_FORMAT } from './formats/story-file.ts';
import { asText, isFilled } from './formats/values.ts';
import { removeScripts, toStorable } from './mapping/clean-text.ts';
import { createReport, type Report } from './mapping/report.ts';
import { mapBook, mapFound } from './mapping/to-story.ts';

export interface MappedFile {
  kind: CardImportRow['kind'];
  fullName: string;
  content: StoryDraftContent;
  /** Earlier versions, the latest first; none of a card. */
  versions: EarlierVersion[];
}

type Given = Pick<CardFile, 'value'> & Partial<Pick<CardFile, 'story' | 'isGuessed'>>;

/** The content of a file as a draft. Throws card.unknown_format, card.damaged and card.empty. */
export function mapFile({ value, story = null, isGuessed = false }: Given, report: Report): MappedFile {
  noteEncoding(isGuessed, report);
  const mapped =
    value.format === STORY_FORMAT ? mapStory(toStorable(value), story, report) : mapCardOrBook(value, report);
  // Our own fields in a card are not mapped, so they may still have scripts.
  return { ...mapped, ...removeScripts({ content: mapped.content, versions: mapped.versions }, report) };
}

/** Notes that letters may be wrong. */
function noteEncoding(isGuessed: boolean, report: Report): void {
  if (isGuessed)
    report.add('changed', 'The text is not in Unicode. It was read as Western European: check its letters');
}

function mapCardOrBook(value: Record<string, unknown>, report: Report): MappedFile {
  const found = recognizeCard(value);
  const { content, fullName } = mapFound(found, report);
  const { main, opening, worldBook, styleSample, summary, lore } = content;
  if (![main?.profile, opening, worldBook, styleSample, summary, lore].some(isFilled))
    throw new DomainError('card.empty');
  const kind = isCard(found) && found.isScenario ? 'SCENARIO' : found.kind;
  return { kind, content: toStorable(content), fullName, versions: [] };
}

function mapStory(
  { content }: Record<string, unknown>,
  story: CardFile['story'],
  report: Report,
): MappedFile {
  const { data } = storyDraftContent.safeParse(content);
  if (data === undefined) throw new DomainError('card.damaged');
  report.add('used', 'The whole exported story');
  const versions = (story?.versions ?? []).flatMap((one) => mapVersion(toStorable(one), report));
  for (const _ of story?.leftOut ?? [])
    report.add('refused', 'Versions and images that exceed the limits of a file');
  return {
    kind: 'STORY',
    fullName: asText(data.title),
    content: data,
    versions: versions.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
  };
}

/** No version is older, and PostgreSQL has no year 0. */
const FIRST_YEAR = '1970';

const earlierVersion = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(storyLimits.versionName)),
  createdAt: time.check(z.refine((at) => at >= FIRST_YEAR)),
  content: storyDraftContent,
});

function mapVersion(value: Record<string, unknown>, report: Report): EarlierVersion[] {
  const { data } = earlierVersion.safeParse(value);
  const name = asText(value.name) || 'Version without a name';
  if (data === undefined) report.add('refused', 'Earlier versions that are damaged', name);
  else report.add('used', 'Earlier versions', name);
  return data === undefined ? [] : [data];
}

/**
 * The lore of a lorebook, of the one in a card, or of a story; without the notes on the rest of a card. Throws
 * card.no_lore without entries, card.unknown_format and card.damaged.
 */
export function mapLorebook({ value, isGuessed = false }: Given): Lorebook {
  const report = createReport();
  noteEncoding(isGuessed, report);
  const { name, entries } = readLore(value, report);
  if (entries.length === 0) throw new DomainError('card.no_lore');
  return { name, entries: removeScripts(toStorable(entries), report), report: report.notes() };
}

function readLore(value: Given['value'], report: Report): Omit<Lorebook, 'report'> {
  if (value.format === STORY_FORMAT) {
    const { fullName: name, content } = mapFile({ value }, report);
    return { name, entries: content.lore ?? [] };
  }
  const { fullName: name, entries } = mapBook(recognizeCard(value), report);
  return { name, entries: entries.flatMap(({ parts }) => parts) };
}
