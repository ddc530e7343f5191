import { cardLimits } from '@storyloom/contract/limits/cards';
import { uploadLimits } from '@storyloom/contract/limits/uploads';
import { DomainError } from '../../../platform/errors.ts';
import { type Bytes, openDiskFile } from '../../../platform/files/disk-file.ts';
import { ReceivedFile } from '../../../platform/http/form.ts';
import { type Archive, openArchive } from './archive.ts';
import { decodeText } from './decode-text.ts';
import { findArchive } from './find-archive.ts';
import { findIcon } from './icon.ts';
import { parseJson } from './parse-json.ts';
import { readPngCard } from './png-card.ts';
import { PNG_SIGNATURE } from './png-chunks.ts';
import { type ReadImage, readStoryParts, STORY_JSON, type StoryParts } from './story-file.ts';

const RAR = Buffer.from('Rar!\x1a\x07', 'latin1');

/** The parts of an imported file that all formats have in common. */
export interface CardFile {
  container: 'PNG' | 'JSON' | 'CHARX' | 'STORY';
  /** The JSON as it is in the file. */
  json: string;
  /** Parsed `json`. */
  value: Record<string, unknown>;
  /** The picture of the card; null without one. */
  picture: ReadImage | null;
  /** True if the picture exceeds the limit of uploads and was not read. */
  isPictureTooLarge: boolean;
  /** Null for cards and lorebooks. */
  story: StoryParts | null;
}

/** Name of the JSON in a CHARX file. */
const CARD_JSON = 'card.json';

/** Reads a PNG, JSON, CHARX or Storyloom file. Throws one of `cardFileErrors` except card.too_large and card.script. */
export async function readCardFile(file: Blob): Promise<CardFile> {
  const head = Buffer.from(await file.slice(0, 1_024).arrayBuffer());
  if (head.subarray(0, 8).equals(PNG_SIGNATURE)) {
    const { json, picture } = await readPngCard(file);
    return { container: 'PNG', json, value: parseJson(json), ...pictureOf(picture), story: null };
  }
  if (head.subarray(0, RAR.length).equals(RAR)) throw new DomainError('card.rar');
  if (/^(?:\xef\xbb\xbf)?\s*\{/.test(head.toString('latin1'))) {
    if (file.size > cardLimits.dataBytes) throw new DomainError('card.data_too_large');
    const json = decodeText(new Uint8Array(await file.arrayBuffer()));
    return { container: 'JSON', json, value: parseJson(json), ...withoutPicture };
  }
  const archived = await withBytes(file, async (bytes) => {
    const isArchive = head.subarray(0, 2).toString('latin1') === 'PK' || (await findArchive(bytes)) !== null;
    return isArchive ? readArchived(file, await openArchive(bytes)) : null;
  });
  if (archived !== null) return archived;
  throw new DomainError(isPicture(head) ? 'card.no_data' : 'card.unknown_format');
}

const withoutPicture = { picture: null, isPictureTooLarge: false, story: null };

async function withBytes<Result>(file: Blob, use: (bytes: Bytes) => Promise<Result>): Promise<Result> {
  const disk = file instanceof ReceivedFile ? await openDiskFile(file.path) : null;
  try {
    return await use(disk ?? file);
  } finally {
    await disk?.close();
  }
}

async function readArchived(file: Blob, archive: Archive): Promise<CardFile> {
  const isStory = archive.has(STORY_JSON);
  const name = isStory ? STORY_JSON : CARD_JSON;
  if (!archive.has(name)) throw new DomainError('card.unknown_format');
  const json = decodeText(await archive.read(name, cardLimits.dataBytes));
  const value = parseJson(json);
  const readImage = (image: string) =>
    withBytes(file, async (bytes) => {
      const content = await (await openArchive(bytes)).read(image, uploadLimits.imageBytes);
      return new Blob([new Uint8Array(content)]);
    });
  if (isStory) {
    const story = await readStoryParts(archive, readImage);
    await archive.verify();
    return { container: 'STORY', json, value, ...withoutPicture, story };
  }
  const icon = findIcon(value, archive.names);
  const isPictureTooLarge = icon !== null && archive.size(icon) > uploadLimits.imageBytes;
  const picture = icon === null || isPictureTooLarge ? null : () => readImage(icon);
  await archive.verify();
  return { container: 'CHARX', json, value, picture, isPictureTooLarge, story: null };
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
