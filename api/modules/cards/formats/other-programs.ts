import { DomainError } from '../../../platform/errors.ts';

type Known = readonly (readonly [marks: string, name: string, advice: string])[];

const CARD = 'Export the card of its character there';
const COPY = 'Copy its texts into a new story';
const UNPACK = 'Unpack it and choose the card inside';
const LOREBOOK = 'Export its lorebook there';

/** Files of other programs that are neither cards nor lorebooks, by fields that only they have. */
const FIELDS: Known = [
  ['storyContainerVersion', 'a story of NovelAI', 'Export its scenario or its lorebook there'],
  ['presetVersion', 'a preset of NovelAI', 'Export a scenario or a lorebook there'],
  ['user_name character_name', 'a chat of SillyTavern', CARD],
  ['chat_metadata', 'a chat of SillyTavern', CARD],
  ['prompt_order', 'a preset of SillyTavern', 'Export a character or world info there'],
  ['input_sequence', 'a preset of SillyTavern', 'Export a character or world info there'],
  ['findRegex', 'a script of SillyTavern', 'Export a character or world info there'],
  ['module', 'a module of Risu', LOREBOOK],
  ['promptTemplate', 'a preset of Risu', 'Export a character or a lorebook there'],
  ['messages sampleChat', 'a chat of Agnai', CARD],
  ['participant__name', 'a character of Character.AI', COPY],
  ['histories', 'a chat of Character.AI', COPY],
];
/** Files by their first characters. */
const STARTS: Known = [
  ['%PDF', 'a PDF', COPY],
  ['7z\xbc\xaf', 'a 7z archive', UNPACK],
  ['\x1f\x8b', 'a gzip archive', UNPACK],
  ['o\0', 'a module of Risu', LOREBOOK],
];
/** Archives by a file in them. */
const ARCHIVES: Known = [
  ['word/document.xml', 'a Word document', COPY],
  ['manifest.json', 'an archive of Backyard AI', 'Export its character as a PNG there'],
];

/** Refuse a file, naming its program if it is known. Each throws card.unknown_format. */
export const refuseFields = (fields: object) =>
  refuse(FIELDS, (marks) => marks.split(' ').every((field) => field in fields));
export const refuseBytes = (head: Buffer) =>
  refuse(STARTS, (start) => head.toString('latin1').startsWith(start));
export const refuseArchive = (names: readonly string[]) => refuse(ARCHIVES, (name) => names.includes(name));

function refuse(known: Known, has: (marks: string) => boolean): never {
  const [, name, advice] = known.find(([marks]) => has(marks)) ?? [];
  const message = name && `This is ${name}, which we don’t read. ${advice}.`;
  throw new DomainError('card.unknown_format', {}, message);
}
