import { formatWhole } from '../core/count-format.ts';
import type { ErrorDefinitions } from '../core/error-definition.ts';
import { cardLimits } from './limits.ts';

const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;

export const cardErrors = {
  'card.too_large': {
    code: 22001,
    msg: `This file is larger than ${megabytes(cardLimits.fileBytes)}. Remove some of its pictures and export it again.`,
  },
  'card.unknown_format': {
    code: 22002,
    msg: 'This file is neither a card, a lorebook nor a story. Choose a PNG, JSON, YAML, CHARX, .lorebook, .scenario or Storyloom file.',
  },
  'card.no_data': {
    code: 22003,
    msg: 'This picture has no card in it. Sites that change a picture remove its card: download the original file.',
  },
  'card.damaged': {
    code: 22004,
    msg: 'This file is damaged or incomplete. Download or export it again.',
  },
  'card.rar': {
    code: 22005,
    msg: 'This is a RAR archive, which we do not open. Unpack it and choose the card inside.',
  },
  'card.data_too_large': {
    code: 22006,
    msg: `The text of this card is larger than ${megabytes(cardLimits.dataBytes)}, or its lorebook has more than ${formatWhole(cardLimits.bookEntries)} entries. Split its lorebook into several files.`,
  },
  'card.too_many_files': {
    code: 22007,
    msg: `This archive has more than ${formatWhole(cardLimits.archiveEntries)} files. Remove some of its pictures and export it again.`,
  },
  'card.unpacks_too_large': {
    code: 22008,
    msg: `This archive unpacks to more than ${megabytes(cardLimits.archiveBytes)}, or one of its files to more than ${megabytes(cardLimits.entryBytes)}. Remove large files and export it again.`,
  },
  'card.unsafe_path': {
    code: 22009,
    msg: 'This archive names a file outside of its own folder, so we did not open it. Get the card from another source.',
  },
  'card.link': {
    code: 22010,
    msg: 'This archive has a link in place of a file, so we did not open it. Export the card again with its own files.',
  },
  'card.encrypted': {
    code: 22011,
    msg: 'This archive has a password. Unpack it and choose the card inside.',
  },
  'card.empty': {
    code: 22012,
    msg: 'We found no text to import in this file: no description, first message or lorebook entry with text. Check that it is the right file.',
  },
  'card.import_expired': {
    code: 22013,
    msg: `This import has expired: it waits for ${cardLimits.waitingHours} hours, and only your latest ${cardLimits.waiting} wait, with ${megabytes(cardLimits.waitingBytes)} at most. Choose the file again.`,
  },
  'card.no_lore': {
    code: 22014,
    msg: 'This file has no lorebook with texts. Choose a lorebook, or a card that has one.',
  },
} as const satisfies ErrorDefinitions;

/** Errors of a file that is read. */
const fileErrors = [
  'card.too_large',
  'card.unknown_format',
  'card.no_data',
  'card.damaged',
  'card.rar',
  'card.data_too_large',
  'card.too_many_files',
  'card.unpacks_too_large',
  'card.unsafe_path',
  'card.link',
  'card.encrypted',
] as const;

/** Errors of a file that is imported. */
export const cardFileErrors = [...fileErrors, 'card.empty', 'quota.imports'] as const;

/** Errors of a file whose lorebook is read. */
export const lorebookErrors = [...fileErrors, 'card.no_lore'] as const;
