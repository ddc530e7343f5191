import type { Lorebook } from '@storyloom/contract/entities/card-import';
import { DomainError } from '../../platform/errors.ts';
import { readBook } from './formats/book.ts';
import { isCard, recognizeCard } from './formats/card.ts';
import type { CardFile } from './formats/card-file.ts';
import { STORY_FORMAT } from './formats/story-file.ts';
import { asRecord } from './formats/values.ts';
import { mapFile } from './map-file.ts';
import { hasScript } from './mapping/clean-text.ts';
import { createReport, type Report } from './mapping/report.ts';
import { createPlainText } from './mapping/texts.ts';
import { mapLore } from './mapping/to-lore.ts';
import { readNames } from './mapping/to-story.ts';

type Found = Pick<Lorebook, 'name' | 'entries'>;

/**
 * The lore of a lorebook, of the one in a card, or of a story. Throws card.no_lore without entries, card.unknown_format,
 * card.damaged and card.script.
 */
export function mapLorebook({ value }: Pick<CardFile, 'value'>): Lorebook {
  const report = createReport();
  const { name, entries } = isOfCard(value) ? mapBookOfCard(value, report) : mapBook(value, report);
  if (entries.length === 0) throw new DomainError('card.no_lore');
  if (hasScript(JSON.stringify(entries))) throw new DomainError('card.script');
  return { name, entries, report: report.notes() };
}

const isOfCard = (value: Record<string, unknown>) =>
  value.format !== STORY_FORMAT && isCard(recognizeCard(value));

function mapBook(value: Record<string, unknown>, report: Report): Found {
  const { fullName, content } = mapFile({ value }, report);
  return { name: fullName, entries: content.lore ?? [] };
}

/** The rest of the card is not mapped, so the report only covers the lorebook. */
function mapBookOfCard(value: Record<string, unknown>, report: Report): Found {
  const found = recognizeCard(value);
  if (!isCard(found)) throw new DomainError('card.unknown_format');
  const { data } = found;
  const { fullName, name } = readNames(data);
  const plain = createPlainText(name, report);
  const read = readBook(asRecord(data.character_book));
  const entries = mapLore({ entries: read, name: fullName, plain, report });
  return { name: fullName, entries: entries.flatMap(({ parts }) => parts) };
}
