import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import sharp from 'sharp';
import type { CardImportRow } from '../cards.schema.ts';
import { fileKey } from '../file-key.ts';
import { type Archive, openArchive } from '../formats/archive.ts';
import { findArchive } from '../formats/find-archive.ts';
import { PNG_SIGNATURE } from '../formats/png-chunks.ts';
import type { CardsParts } from '../parts.ts';

export interface PictureSource {
  row: CardImportRow | undefined;
  draft: { content: StoryDraftContent; images: Readonly<Record<string, Cover>> };
}

export type CardPictures = ReturnType<typeof createCardPictures>;

/** Pictures of exported cards. */
export function createCardPictures({ storage }: Pick<CardsParts, 'storage'>) {
  /** The imported file; null if there is none or the story's cover has changed since. */
  async function readFile({ row, draft }: PictureSource): Promise<Buffer | null> {
    if (row === undefined || !row.hasFile || isCoverChanged({ row, draft })) return null;
    return storage.read(fileKey(row.id));
  }

  /** The cover as WebP; null without one. */
  async function readCover({ draft: { content, images } }: PictureSource): Promise<Buffer | null> {
    const image = images[content.cover?.imageId ?? ''];
    return image === undefined ? null : readImage(image);
  }

  /** Reads an image as WebP; null if the file is gone. */
  const readImage = ({ url }: Cover): Promise<Buffer | null> => storage.read(url.slice('/files/'.length));

  return {
    readImage,

    /** The imported archive; null if the file is not an archive. */
    async openArchive({ row }: PictureSource): Promise<Archive | null> {
      const file = row?.hasFile ? await storage.read(fileKey(row.id)) : null;
      return file === null || findArchive(file) === null ? null : openArchive(file);
    },

    /** The picture of a card: the imported one, the cover, or a plain surface. */
    async readPng(source: PictureSource): Promise<Buffer> {
      const file = await readFile(source);
      if (file?.subarray(0, 8).equals(PNG_SIGNATURE)) return file;
      const cover = await readCover(source);
      return (cover === null ? plain() : sharp(cover)).png().toBuffer();
    },
  };
}

export const isCoverChanged = ({ row, draft }: PictureSource) =>
  row?.content.cover?.imageId !== draft.content.cover?.imageId;

const plain = () => sharp({ create: { width: 400, height: 600, channels: 3, background: '#2b2733' } });
