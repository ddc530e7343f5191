import { readFile } from 'node:fs/promises';
import { cardLimits } from '@storyloom/contract/cards/limits';
import { uploadLimits } from '@storyloom/contract/uploads/limits';
import { DomainError } from '../../../platform/errors.ts';
import { ReceivedFile } from '../../../platform/http/form.ts';
import { type Archive, openArchive } from './archive.ts';
import { type Decoded, decodeText } from './decode-text.ts';
import { findArchive } from './find-archive.ts';
import { findIcon } from './icon.ts';
import { refuseArchive, refuseBytes } from './other-programs.ts';
import { parseJson } from './parse-json.ts';
import { MAX_YAML_BYTES, parseYaml } from './parse-yaml.ts';
import { readPngCard } from './png-card.ts';
import { PNG_SIGNATURE } from './png-chunks.ts';
import { type ReadImage, readStoryParts, STORY_JSON, type StoryParts } from './story-file.ts';

const RAR = Buffer.from('Rar!\x1a\x07', 'latin1');

/** The parts of an imported file that all formats have in common. */
export interface CardFile {
  container: 'PNG' | 'JSON' | 'CHARX' | 'STORY';
  /** The JSON as it is in the file; of YAML the same as JSON. */
  json: string;
  /** Parsed `json`. */
  value: Record<string, unknown>;
  /** True if the encoding of the text is unknown. */
  isGuessed: boolean;
  /** The picture of the card; null without one. */
  picture: ReadImage | null;
  /** True if the picture exceeds the limit of uploads and was not read. */
  isPictureTooLarge: boolean;
  /** Null for cards and lorebooks. */
  story: StoryParts | null;
}

/** Name of the JSON in a CHARX file. */
const CARD_JSON = 'card.json';
/** A card that was packed alone; macOS adds files of its own. */
const PACKED = /^(?!__MACOSX\/)(?:[^/]*\/)?(?!\.)[^/]+\.(?:png|json)$/i;

/** Reads a PNG, JSON, YAML, CHARX or Storyloom file. Throws one of `cardFileErrors` except card.too_large and card.empty. */
export async function readCardFile(file: Blob): Promise<CardFile> {
  const head = Buffer.from(await file.slice(0, 1_024).arrayBuffer());
  if (head.subarray(0, 8).equals(PNG_SIGNATURE)) {
    const { picture, ...data } = readPngCard(file, await readBytes(file));
    return { container: 'PNG', ...toData(data), ...pictureOf(picture), story: null };
  }
  if (head.subarray(0, RAR.length).equals(RAR)) throw new DomainError('card.rar');
  if (/^\s*[{[]/.test(decodeText(head).text)) {
    if (file.size > cardLimits.dataBytes) throw new DomainError('card.data_too_large');
    return { container: 'JSON', ...toData(decodeText(await readBytes(file))), ...withoutPicture };
  }
  const bytes = await readBytes(file);
  const isArchive = head.subarray(0, 2).toString('latin1') === 'PK' || findArchive(bytes) !== null;
  if (isArchive) return readArchived(file, await openArchive(bytes));
  if (isPicture(head)) throw new DomainError('card.no_data');
  if (file.size > MAX_YAML_BYTES) return refuseBytes(head);
  const { text, isGuessed } = decodeText(bytes);
  const fields = parseYaml(text) ?? refuseBytes(head);
  return { container: 'JSON', ...toData({ text: JSON.stringify(fields), isGuessed }), ...withoutPicture };
}

const toData = ({ text, isGuessed }: Decoded) => ({ json: text, value: parseJson(text), isGuessed });

const withoutPicture = { picture: null, isPictureTooLarge: false, story: null };

/** Reads a whole file; from the disk, because a Blob of a file takes several times as long. */
const readBytes = async (file: Blob): Promise<Buffer> =>
  file instanceof ReceivedFile ? readFile(file.path) : Buffer.from(await file.arrayBuffer());

async function readArchived(file: Blob, archive: Archive): Promise<CardFile> {
  const isStory = archive.has(STORY_JSON);
  if (!isStory && !archive.has(CARD_JSON)) return readPacked(archive);
  const data = toData(decodeText(await archive.read(isStory ? STORY_JSON : CARD_JSON, cardLimits.dataBytes)));
  // The archive is not kept in memory until its images are stored.
  const readImage = async (image: string) => {
    const content = await (await openArchive(await readBytes(file))).read(image, uploadLimits.imageBytes);
    return new Blob([new Uint8Array(content)]);
  };
  if (isStory) {
    const story = await readStoryParts(archive, readImage);
    await archive.verify();
    return { container: 'STORY', ...data, ...withoutPicture, story };
  }
  const icon = findIcon(data.value, archive.names);
  const isPictureTooLarge = icon !== null && archive.size(icon) > uploadLimits.imageBytes;
  const picture = icon === null || isPictureTooLarge ? null : () => readImage(icon);
  await archive.verify();
  return { container: 'CHARX', ...data, picture, isPictureTooLarge, story: null };
}

/** Reads the only PNG or JSON of an archive. */
async function readPacked(archive: Archive): Promise<CardFile> {
  const [name, ...others] = archive.names.filter((one) => PACKED.test(one));
  if (name === undefined || others.length > 0) return refuseArchive(archive.names);
  const content = await archive.read(name, cardLimits.fileBytes);
  await archive.verify();
  return readCardFile(new Blob([new Uint8Array(content)]));
}

function pictureOf(picture: Blob) {
  const isPictureTooLarge = picture.size > uploadLimits.imageBytes;
  return { picture: isPictureTooLarge ? null : async () => picture, isPictureTooLarge };
}

/** JPEG, WebP or GIF: pictures that cannot hold a card. */
function isPicture(head: Buffer): boolean {
  return (
    (head[0] === 0xff && head[1] === 0xd8) ||
    head.toString('latin1', 8, 12) === 'WEBP' ||
    head.toString('latin1', 0, 3) === 'GIF'
  );
}
