import type { Lorebook } from '@storyloom/contract/entities/card-import';
import { DomainError } from '../../platform/errors.ts';
import { readBook } from './formats/book.ts';
import { type Card, isCard, recognizeCard, type StandaloneBook } from './formats/card.ts';
import type { CardFile } from './formats/card-file.ts';
import { STORY_FORMAT } from './formats/story-file.ts';
import { asRecord } from './formats/values.ts';
import { mapFile, noteEncoding } from './map-file.ts';
import { toStorable } from './mapping/clean-text.ts';
import { createReport, type Report } from './mapping/report.ts';
import { removeScripts } from './mapping/scripts.ts';
import { createPlainText } from './mapping/texts.ts';
import { mapLore } from './mapping/to-lore.ts';
import { mapStandaloneBook, readNames } from './mapping/to-story.ts';

/**
 * The lore of a lorebook, of the one in a card, or of a story; without the notes on the rest of a card. Throws
 * card.no_lore without entries, card.unknown_format and card.damaged.
 */
export function mapLorebook({ value, isGuessed = false }: Given): Lorebook {
  const report = createReport();
  noteEncoding(isGuessed, report);
  const found = value.format === STORY_FORMAT ? null : recognizeCard(value);
  const { name, entries } = found === null ? mapLoreOfStory(value, report) : mapBook(found, report);
  if (entries.length === 0) throw new DomainError('card.no_lore');
  return { name, entries: removeScripts(toStorable(entries), report), report: report.notes() };
}

type Given = Pick<CardFile, 'value'> & Partial<Pick<CardFile, 'isGuessed'>>;
type Found = Pick<Lorebook, 'name' | 'entries'>;

function mapLoreOfStory(value: Record<string, unknown>, report: Report): Found {
  const { fullName, content } = mapFile({ value }, report);
  return { name: fullName, entries: content.lore ?? [] };
}

function mapBook(found: Card | StandaloneBook, report: Report): Found {
  if (!isCard(found)) {
    const { fullName, content } = mapStandaloneBook(found, report);
    return { name: fullName, entries: content.lore ?? [] };
  }
  const { fullName } = readNames(found);
  const entries = readBook(asRecord(found.data.character_book));
  const mapped = mapLore({ entries, name: fullName, plain: createPlainText(report), report });
  return { name: fullName, entries: mapped.flatMap(({ parts }) => parts) };
}
