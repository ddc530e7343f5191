import type { CardFormat } from '@storyloom/contract/entities/card-import';

/** Formats of an export, the most used first. */
export const exportChoices: readonly { format: CardFormat; label: string; extension: string }[] = [
  { format: 'PNG', label: 'Character card (PNG)', extension: 'png' },
  { format: 'CHARX', label: 'Character card with files (CHARX)', extension: 'charx' },
  { format: 'JSON_V3', label: 'Card data, version 3 (JSON)', extension: 'json' },
  { format: 'JSON_V2', label: 'Card data, version 2 (JSON)', extension: 'json' },
  { format: 'JSON_V1', label: 'Card data, version 1 (JSON)', extension: 'json' },
  { format: 'LOREBOOK', label: 'Lorebook (JSON)', extension: 'json' },
  { format: 'WORLD_INFO', label: 'World info for SillyTavern (JSON)', extension: 'json' },
  { format: 'STORY', label: 'Whole story with versions', extension: 'storyloom' },
];

const FORBIDDEN = /[^\p{L}\p{M}\p{N} ._-]+/gu;

/** A name that every system accepts. */
export function fileName(title: string, format: CardFormat): string {
  const extension = exportChoices.find((choice) => choice.format === format)?.extension ?? 'json';
  const name = title
    .replaceAll(FORBIDDEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return `${name || 'story'}.${extension}`;
}
