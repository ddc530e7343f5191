import type { CardFormat } from '@storyloom/contract/cards/entities/card-import';
import { cardLimits } from '@storyloom/contract/cards/limits';

interface ExportChoice {
  format: CardFormat;
  label: string;
  about: string;
  extension: string;
}

/** Export formats, the most used first. */
export const exportChoices: readonly ExportChoice[] = [
  {
    format: 'PNG',
    label: 'Character card (PNG)',
    about: 'The cover with the card inside. Read by most programs.',
    extension: 'png',
  },
  {
    format: 'CHARX',
    label: 'Character card (CHARX)',
    about: 'Card and pictures in one archive.',
    extension: 'charx',
  },
  { format: 'JSON_V3', label: 'Card data, version 3', about: 'JSON without a picture.', extension: 'json' },
  { format: 'JSON_V2', label: 'Card data, version 2', about: 'For older programs.', extension: 'json' },
  { format: 'LOREBOOK', label: 'Lorebook', about: 'The world book alone, as JSON.', extension: 'json' },
  {
    format: 'WORLD_INFO',
    label: 'World info',
    about: 'The world book alone, as JSON of SillyTavern.',
    extension: 'json',
  },
  {
    format: 'STORY',
    label: 'Whole story',
    about: `Everything here, with the latest ${cardLimits.storyVersions} versions and up to ${cardLimits.storyImages} pictures.`,
    extension: 'storyloom',
  },
];

const FORBIDDEN = /[^\p{L}\p{M}\p{N} ._-]+/gu;

/** A file name that every operating system accepts. */
export function fileName(title: string, format: CardFormat): string {
  const extension = exportChoices.find((choice) => choice.format === format)?.extension ?? 'json';
  const name = title
    .replaceAll(FORBIDDEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return `${name || 'story'}.${extension}`;
}
