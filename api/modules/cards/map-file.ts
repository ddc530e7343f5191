import type { Lorebook } from '@storyloom/contract/cards/entities/card-import';
import { storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { DomainError } from '../../platform/errors.ts';
import { type CardImportRow, type EarlierVersion, earlierVersion } from './cards.schema.ts';
import { isCard, recognizeCard } from './formats/card.ts';
import type { CardFile } from './formats/card-file.ts';
import { STORY_FORMAT } from './formats/story-file.ts';
import { asText, isFilled } from './formats/values.ts';
import { removeScripts, toStorable } from './mapping/clean-text.ts';
import { mapBook, mapFound } from './mapping/to-story.ts';
import type { Report } from './report.ts';

export type MappedFile = ReturnType<typeof mapFile>;
type Given = Pick<CardFile, 'value'> & Partial<Pick<CardFile, 'story'>>;

/** The content of a file as a draft. Throws card.unknown_format, card.damaged and card.empty. */
export function mapFile({ value, story = null }: Given, report: Report) {
  const mapped =
    value.format === STORY_FORMAT ? mapStory(toStorable(value), story, report) : mapCardOrBook(value, report);
  // Our own fields in a card are not mapped, so they may still have scripts.
  return { ...mapped, ...removeScripts({ content: mapped.content, versions: mapped.versions }, report) };
}

function mapCardOrBook(value: Record<string, unknown>, report: Report) {
  const found = recognizeCard(value);
  const { content, fullName } = mapFound(found, report);
  const { main, opening, worldBook, styleSample, summary, lore } = content;
  if (![main?.profile, opening, worldBook, styleSample, summary, lore].some(isFilled))
    throw new DomainError('card.empty');
  const kind: CardImportRow['kind'] = isCard(found) && found.isScenario ? 'SCENARIO' : found.kind;
  return { kind, content: toStorable(content), fullName, versions: [] };
}

function mapStory({ content }: Record<string, unknown>, story: CardFile['story'], report: Report) {
  const { data } = storyDraftContent.safeParse(content);
  if (data === undefined) throw new DomainError('card.damaged');
  report.add('used', 'The whole exported story');
  const versions = (story?.versions ?? []).flatMap((one) => mapVersion(toStorable(one), report));
  for (const _ of story?.leftOut ?? [])
    report.add('refused', 'Versions and images that exceed the limits of a file');
  return {
    kind: 'STORY' as const,
    fullName: asText(data.title),
    content: data,
    // The latest first.
    versions: versions.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
  };
}

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
export function mapLorebook({ value }: Given, report: Report): Lorebook {
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
