import { Readable } from 'node:stream';
import type { CardFormat } from '@storyloom/contract/entities/card-import';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import pLimit from 'p-limit';
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
import { streamZip, type ZipFile } from './stream-zip.ts';
import { writeCharx } from './write-charx.ts';
import { writeStory } from './write-story.ts';

const JSON_KINDS = { JSON_V1: 'V1', JSON_V2: 'V2', JSON_V3: 'V3' } as const;

const EXTENSIONS: Record<CardFormat, string> = {
  ...{ PNG: 'png', CHARX: 'charx', JSON_V3: 'json', JSON_V2: 'json', JSON_V1: 'json' },
  ...{ LOREBOOK: 'json', WORLD_INFO: 'json', STORY: 'storyloom' },
};
/**
 * Maximum number of files written at once. One with a picture is held in memory, up to several times
 * `cardLimits.fileBytes`.
 */
const CONCURRENCY = 2;
const TYPES: Record<string, string> = { png: 'image/png', json: 'application/octet-stream' };

/** Writes stories as files. */
export function createCardExport(parts: Pick<CardsParts, 'db' | 'storage' | 'catalogue' | 'drafts'>) {
  const { db, drafts } = parts;
  const pictures = createCardPictures(parts);
  const { readImage } = pictures;
  const limit = pLimit(CONCURRENCY);

  async function* worksOf(userId: string, { signal, onStory }: WorksProgress): AsyncGenerator<ZipFile> {
    const works: string[] = [];
    for await (const id of parts.catalogue.listOwnIds(userId)) works.push(id);
    for (const [at, id] of works.entries()) {
      signal.throwIfAborted();
      const draft = await drafts.read(userId, id);
      const story = writeStory({ userId, storyId: id, content: draft.content, drafts, readImage });
      yield {
        name: `${toFileName(draft.content.title ?? '')} ${id}.storyloom`,
        content: streamZip(story),
        isStored: true,
      };
      await onStory(at + 1, works.length);
    }
  }

  return {
    /** An archive of all stories of an author, each as a file that can be imported. */
    writeWorks: (userId: string, progress: WorksProgress): Readable => streamZip(worksOf(userId, progress)),

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
        if (format === 'STORY') return streamZip(writeStory({ userId, storyId, content, drafts, readImage }));
        if (format === 'LOREBOOK' || format === 'WORLD_INFO')
          return toJson(toBook(content, original, format));
        const kind = JSON_KINDS[format];
        return toJson(wrapCard(writeCardData(content, card), kind, card));
      };
      return toResponse(await limit(write), EXTENSIONS[format]);
    },
  };
}

interface WorksProgress {
  signal: AbortSignal;
  onStory(written: number, total: number): Promise<void>;
}

const toFileName = (title: string) => title.replaceAll(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ').trim() || 'Story';

const toJson = (value: unknown) => Buffer.from(JSON.stringify(value, null, 2));

/** Writes the card in both versions, because older programs read only `chara`. */
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
