import { cardLimits } from '@storyloom/contract/cards/limits';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import sharp from 'sharp';
import { type CardImportRow, fileKey } from '../cards.schema.ts';
import { isArchive, openArchive } from '../formats/archive.ts';
import type { Card } from '../formats/card.ts';
import { CARD_JSON } from '../formats/card-file.ts';
import { PNG_SIGNATURE } from '../formats/png-chunks.ts';
import { asArray, asRecord } from '../formats/values.ts';
import { wrapCard } from '../mapping/to-card.ts';
import type { CardsParts } from '../parts.ts';
import type { ZipFile } from './stream-zip.ts';

interface PictureSource {
  row: CardImportRow | undefined;
  draft: { content: StoryDraftContent; images: Readonly<Record<string, Cover>> };
}

const COVER = 'assets/icon/images/cover.png';
const coverAsset = { type: 'icon', uri: `embeded://${COVER}`, name: 'main', ext: 'png' };

/** Pictures of exported cards. */
export function createCardPictures({ storage }: Pick<CardsParts, 'storage'>) {
  /** Reads an image as WebP; null if the file is gone. */
  const readImage = ({ url }: Cover): Promise<Buffer | null> => storage.read(url.slice('/files/'.length));

  /** The imported file; null if it was not stored. */
  const readFile = async ({ row }: PictureSource): Promise<Buffer | null> =>
    row?.hasFile ? storage.read(fileKey(row.id)) : null;

  /** The picture of a card: the imported one, the cover if that has changed, or a plain surface. */
  async function readPng(source: PictureSource): Promise<Buffer> {
    const file = isCoverChanged(source) ? null : await readFile(source);
    if (file?.subarray(0, 8).equals(PNG_SIGNATURE)) return file;
    const { content, images } = source.draft;
    const image = images[content.cover?.imageId ?? ''];
    const cover = image === undefined ? null : await readImage(image);
    return (cover === null ? plain() : sharp(cover)).png().toBuffer();
  }

  /** The files of a CHARX file, with the other files of the imported one. */
  async function* charxFiles(
    source: PictureSource,
    data: Record<string, unknown>,
    card: Card | null,
  ): AsyncGenerator<ZipFile> {
    const file = await readFile(source);
    const archive = file !== null && (await isArchive(file)) ? await openArchive(file) : null;
    const hasOwnCover = archive === null || isCoverChanged(source);
    const assets = [coverAsset, ...asArray(data.assets).filter((asset) => !isMainIcon(asset))];
    const written = wrapCard(hasOwnCover ? { ...data, assets } : data, 'V3', card);
    yield { name: CARD_JSON, content: JSON.stringify(written, null, 2) };
    if (hasOwnCover) yield { name: COVER, content: await readPng(source), isStored: true };
    for (const name of archive?.names ?? []) {
      if (name === CARD_JSON || (hasOwnCover && name === COVER)) continue;
      const content = await archive?.read(name, cardLimits.entryBytes);
      if (content) yield { name, content, isStored: true };
    }
  }

  return { readImage, readPng, charxFiles };
}

const isCoverChanged = ({ row, draft }: PictureSource) =>
  row?.content.cover?.imageId !== draft.content.cover?.imageId;

const plain = () => sharp({ create: { width: 400, height: 600, channels: 3, background: '#2b2733' } });

function isMainIcon(asset: unknown): boolean {
  const { type, name } = asRecord(asset);
  return type === 'icon' && name === 'main';
}
