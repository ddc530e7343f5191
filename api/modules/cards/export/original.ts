import type { CardImportRow } from '../cards.schema.ts';
import { recognizeCard } from '../formats/card.ts';
import { parseJson } from '../formats/parse-json.ts';

/** The card or lorebook that a story was imported from; null for a story of ours. */
export function readOriginal({ kind, json }: CardImportRow): ReturnType<typeof recognizeCard> | null {
  return kind === 'STORY' ? null : recognizeCard(parseJson(json));
}
