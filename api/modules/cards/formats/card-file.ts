import { readFile } from 'node:fs/promises';
import { cardLimits } from '@storyloom/contract/cards/limits';
import { DomainError } from '../../../platform/errors.ts';
import { ReceivedFile } from '../../../platform/http/form.ts';
import type { Report } from '../report.ts';
import { type Archive, isArchive, openArchive } from './archive.ts';
import { refuseArchive, refuseBytes } from './other-programs.ts';
import { decodeText, MAX_YAML_BYTES, parseJson, parseYaml } from './parse.ts';
import { readPngCard } from './png-card.ts';
import { PNG_SIGNATURE } from './png-chunks.ts';
import { type ReadImage, readStoryParts, STORY_JSON, type StoryParts } from './story-file.ts';
import { asArray, asRecord, asText } from './values.ts';

/** The parts of an imported file that all formats have in common. */
export interface CardFile {
  container: 'PNG' | 'JSON' | 'CHARX' | 'STORY';
  /** The JSON as it is in the file; of YAML the same as JSON. */
  json: string;
  /** Parsed `json`. */
  value: Record<string, unknown>;
  /** The picture of the card; null without one. */
  picture: ReadImage | null;
  /** Null for cards and lorebooks. */
  story: StoryParts | null;
}

/** Name of the JSON in a CHARX file. */
export const CARD_JSON = 'card.json';
/** A card that was packed alone; macOS adds files of its own. */
const PACKED = /^(?!__MACOSX\/)(?:[^/]*\/)?(?!\.)[^/]+\.(?:png|json)$/i;
/** JPEG, WebP or GIF: pictures that cannot hold a card. */
const PICTURE_START = /^(?:\xff\xd8|GIF|.{8}WEBP)/s;

/** Reads a PNG, JSON, YAML, CHARX or Storyloom file. Throws one of `cardFileErrors` except card.too_large and card.empty. */
export async function readCardFile(file: Blob, report?: Report): Promise<CardFile> {
  const head = Buffer.from(await file.slice(0, 1_024).arrayBuffer());
  const start = head.toString('latin1');
  if (head.subarray(0, 8).equals(PNG_SIGNATURE)) {
    const { json, picture } = readPngCard(file, await readBytes(file), report);
    return { ...toFile('PNG', json), picture: async () => picture };
  }
  if (start.startsWith('Rar!\x1a\x07')) throw new DomainError('card.rar');
  if (/^\s*[{[]/.test(decodeText(head))) {
    if (file.size > cardLimits.dataBytes) throw new DomainError('card.data_too_large');
    return toFile('JSON', decodeText(await readBytes(file), report));
  }
  const bytes = await readBytes(file);
  if (start.startsWith('PK') || (await isArchive(bytes)))
    return readArchived(file, await openArchive(bytes), report);
  if (PICTURE_START.test(start)) throw new DomainError('card.no_data');
  if (file.size > MAX_YAML_BYTES) return refuseBytes(head);
  const fields = parseYaml(decodeText(bytes, report)) ?? refuseBytes(head);
  return toFile('JSON', JSON.stringify(fields));
}

function toFile(container: CardFile['container'], json: string): CardFile {
  return { container, json, value: parseJson(json), picture: null, story: null };
}

/** Reads a whole file; from the disk, because a Blob of a file takes several times as long. */
const readBytes = async (file: Blob): Promise<Buffer> =>
  file instanceof ReceivedFile ? readFile(file.path) : Buffer.from(await file.arrayBuffer());

async function readArchived(file: Blob, archive: Archive, report?: Report): Promise<CardFile> {
  const name = [STORY_JSON, CARD_JSON].find((one) => archive.names.includes(one));
  if (name === undefined) return readPacked(archive, report);
  const container = name === STORY_JSON ? 'STORY' : 'CHARX';
  const found = toFile(container, decodeText(await archive.read(name, cardLimits.dataBytes), report));
  // The archive is not kept in memory until its images are stored.
  const readImage = async (image: string) =>
    new Blob([await (await openArchive(await readBytes(file))).read(image, cardLimits.entryBytes)]);
  const story = container === 'STORY' ? await readStoryParts(archive, readImage) : null;
  const icon = story === null ? findIcon(found.value, archive.names) : null;
  await archive.verify();
  return { ...found, picture: icon === null ? null : () => readImage(icon), story };
}

/** Reads the only PNG or JSON of an archive. */
async function readPacked(archive: Archive, report?: Report): Promise<CardFile> {
  const [name, ...others] = archive.names.filter((one) => PACKED.test(one));
  if (name === undefined || others.length > 0) return refuseArchive(archive.names);
  const content = await archive.read(name, cardLimits.fileBytes);
  await archive.verify();
  return readCardFile(new Blob([content]), report);
}

const SCHEME = /^embedd?ed:\/\//i;

/** The name of a card's picture in its archive: the main icon of its assets, or else the first picture. */
export function findIcon(card: Record<string, unknown>, names: readonly string[]): string | null {
  const assets = asArray(asRecord(card.data).assets).map(asRecord);
  const icons = assets.filter(({ type }) => type === 'icon');
  const uri = asText((icons.find(({ name }) => name === 'main') ?? icons[0])?.uri);
  const path = uri.replace(SCHEME, '');
  if (path !== uri && names.includes(path)) return path;
  return names.find((name) => /icon.*\.(?:png|jpe?g|webp)$/i.test(name)) ?? null;
}
