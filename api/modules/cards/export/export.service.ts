import { Readable } from 'node:stream';
import type { CardFormat } from '@storyloom/contract/entities/card-import';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { findOriginal } from '../cards.repository.ts';
import { type Card, isCard, type recognizeCard } from '../formats/card.ts';
import { parseJson } from '../formats/parse-json.ts';
import { writePngCard } from '../formats/png-card.ts';
import { createReport } from '../mapping/report.ts';
import { writeBook, writeWorldInfo } from '../mapping/to-book.ts';
import { wrapCard, writeCardData } from '../mapping/to-card.ts';
import { mapCard, mapStandaloneBook } from '../mapping/to-story.ts';
import type { CardsParts } from '../parts.ts';
import { readOriginal } from './original.ts';
import { createCardPictures } from './pictures.ts';
import { streamZip } from './stream-zip.ts';
import { writeCharx } from './write-charx.ts';
import { writeStory } from './write-story.ts';

const JSON_KINDS = { JSON_V1: 'V1', JSON_V2: 'V2', JSON_V3: 'V3' } as const;

const EXTENSIONS: Record<CardFormat, string> = {
  ...{ PNG: 'png', CHARX: 'charx', JSON_V3: 'json', JSON_V2: 'json', JSON_V1: 'json' },
  ...{ LOREBOOK: 'json', WORLD_INFO: 'json', STORY: 'storyloom' },
};
const TYPES: Record<string, string> = { png: 'image/png', json: 'application/octet-stream' };

/** Writes stories as files. */
export function createCardExport(parts: CardsParts) {
  const { db, drafts } = parts;
  const pictures = createCardPictures(parts);

  return {
    /** Throws story.not_found. */
    async exportFile(
      userId: string,
      { storyId, format }: { storyId: string; format: CardFormat },
    ): Promise<Response> {
      const draft = await drafts.read(userId, storyId);
      const row = await findOriginal(db, { storyId, userId });
      const original = row === undefined ? null : readOriginal(row);
      const card = original !== null && isCard(original) ? original : null;
      const { content } = draft;
      const source = { row, draft };
      const write = async (): Promise<Buffer | Readable> => {
        if (format === 'PNG') return writePngCard(await pictures.readPng(source), toChunks(content, card));
        if (format === 'CHARX')
          return writeCharx({ ...source, data: writeCardData(content, card), card, pictures });
        if (format === 'STORY')
          return streamZip(
            writeStory({ userId, storyId, content, drafts, cover: await pictures.readCover(source) }),
          );
        if (format === 'LOREBOOK' || format === 'WORLD_INFO')
          return toJson(toBook(content, original, format));
        const kind = JSON_KINDS[format];
        return toJson(wrapCard(writeCardData(content, card), kind, card));
      };
      return toResponse(await write(), EXTENSIONS[format]);
    },
  };
}

const toJson = (value: unknown) => Buffer.from(JSON.stringify(value, null, 2));

/** Both versions, because older programs read only `chara`. */
function toChunks(content: StoryDraftContent, card: Card | null) {
  const data = writeCardData(content, card);
  return {
    chara: JSON.stringify(wrapCard(data, 'V2', card)),
    ccv3: JSON.stringify(wrapCard(data, 'V3', card)),
  };
}

function toBook(
  content: StoryDraftContent,
  original: ReturnType<typeof recognizeCard> | null,
  format: 'LOREBOOK' | 'WORLD_INFO',
): unknown {
  const lore = content.lore ?? [];
  const none = { lore, raw: {}, imported: [] };
  if (format === 'WORLD_INFO') {
    if (original?.kind !== 'WORLD_INFO') return writeWorldInfo(none);
    const { entries } = mapStandaloneBook(original, createReport());
    return writeWorldInfo({ lore, raw: original.raw, imported: entries });
  }
  if (original?.kind === 'LOREBOOK') {
    const { entries } = mapStandaloneBook(original, createReport());
    const book = writeBook({ lore, raw: original.book, imported: entries });
    return original.book === original.raw ? book : { ...original.raw, data: book };
  }
  if (original === null || !isCard(original)) return { spec: 'lorebook_v3', data: writeBook(none) };
  const { entries } = mapCard(original, createReport());
  const raw = parseJson(JSON.stringify(original.data.character_book ?? {}));
  return { spec: 'lorebook_v3', data: writeBook({ lore, raw, imported: entries }) };
}

function toResponse(body: Buffer | Readable, extension: string): Response {
  const content = body instanceof Readable ? (Readable.toWeb(body) as ReadableStream) : new Uint8Array(body);
  return new Response(content, {
    headers: {
      'content-type': TYPES[extension] ?? 'application/zip',
      'content-disposition': `attachment; filename="story.${extension}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
