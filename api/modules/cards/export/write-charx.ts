import type { Readable } from 'node:stream';
import { cardLimits } from '@storyloom/contract/cards/limits';
import type { Card } from '../formats/card.ts';
import { asArray, asRecord } from '../formats/values.ts';
import { wrapCard } from '../mapping/to-card.ts';
import { type CardPictures, isCoverChanged, type PictureSource } from './pictures.ts';
import { streamZip, type ZipFile } from './stream-zip.ts';

const CARD_JSON = 'card.json';
const COVER = 'assets/icon/images/cover.png';

interface Charx extends PictureSource {
  data: Record<string, unknown>;
  card: Card | null;
  pictures: CardPictures;
}

/** Writes a CHARX file with the other files of the imported one. */
export function writeCharx(charx: Charx): Readable {
  return streamZip(charxFiles(charx));
}

async function* charxFiles({ data, card, pictures, ...source }: Charx): AsyncGenerator<ZipFile> {
  const archive = await pictures.openArchive(source);
  const hasOwnCover = archive === null || isCoverChanged(source);
  const assets = hasOwnCover
    ? [coverAsset, ...asArray(data.assets).filter((asset) => !isMainIcon(asset))]
    : data.assets;
  const written = wrapCard(hasOwnCover ? { ...data, assets } : data, 'V3', card);
  yield { name: CARD_JSON, content: JSON.stringify(written, null, 2) };
  if (hasOwnCover) yield { name: COVER, content: await pictures.readPng(source), isStored: true };
  for (const name of archive?.names ?? []) {
    if (name === CARD_JSON || (hasOwnCover && name === COVER)) continue;
    if (archive !== null)
      yield { name, content: await archive.read(name, cardLimits.entryBytes), isStored: true };
  }
}

const coverAsset = { type: 'icon', uri: `embeded://${COVER}`, name: 'main', ext: 'png' };

function isMainIcon(asset: unknown): boolean {
  const { type, name } = asRecord(asset);
  return type === 'icon' && name === 'main';
}
