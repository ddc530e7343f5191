import { Readable } from 'node:stream';
import type { CardFormat } from '@storyloom/contract/cards/entities/card-import';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import pLimit from 'p-limit';
import { findImport } from '../cards.repository.ts';
import type { CardImportRow } from '../cards.schema.ts';
import { isCard, recognizeCard } from '../formats/card.ts';
import { parseJson } from '../formats/parse.ts';
import { writePngCard } from '../formats/png-card.ts';
import { createReport } from '../mapping/report.ts';
import { wrapCard, writeBook, writeCardData, writeWorldInfo } from '../mapping/to-card.ts';
import { mapFound } from '../mapping/to-story.ts';
import type { CardsParts } from '../parts.ts';
import { createCardPictures } from './pictures.ts';
import { streamZip, type ZipFile } from './stream-zip.ts';
import { writeStory } from './write-story.ts';

const JSON_KINDS = { JSON_V1: 'V1', JSON_V2: 'V2', JSON_V3: 'V3' } as const;
/** Extensions of files; other formats are JSON. */
const EXTENSIONS: Partial<Record<CardFormat, string>> = { PNG: 'png', CHARX: 'charx', STORY: 'storyloom' };
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
      const row = await findImport(db, { storyId, userId });
      const original = readOriginal(row);
      const card = original !== null && isCard(original) ? original : null;
      const { content } = draft;
      const source = { row, draft };
      const write = async (): Promise<Buffer | Readable> => {
        if (format === 'STORY') return streamZip(writeStory({ userId, storyId, content, drafts, readImage }));
        if (format === 'LOREBOOK' || format === 'WORLD_INFO')
          return toJson(toBook(content, original, format === 'WORLD_INFO'));
        const data = writeCardData(content, card);
        if (format === 'CHARX') return streamZip(pictures.charxFiles(source, data, card));
        if (format !== 'PNG') return toJson(wrapCard(data, JSON_KINDS[format], card));
        // Older programs read only `chara`.
        const chara = JSON.stringify(wrapCard(data, 'V2', card));
        const ccv3 = JSON.stringify(wrapCard(data, 'V3', card));
        return writePngCard(await pictures.readPng(source), { chara, ccv3 });
      };
      return toResponse(await limit(write), EXTENSIONS[format] ?? 'json');
    },
  };
}

interface WorksProgress {
  signal: AbortSignal;
  onStory(written: number, total: number): Promise<void>;
}

const toFileName = (title: string) => title.replaceAll(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ').trim() || 'Story';

const toJson = (value: unknown) => Buffer.from(JSON.stringify(value, null, 2));

type Original = ReturnType<typeof recognizeCard> | null;

/** The card or lorebook that a story was imported from; null for a story of ours. */
const readOriginal = (row: CardImportRow | undefined): Original =>
  row === undefined || row.kind === 'STORY' ? null : recognizeCard(parseJson(row.json));

/** Writes a lorebook; over the imported one if that has the same format. */
function toBook({ lore = [] }: StoryDraftContent, original: Original, isWorldInfo: boolean): unknown {
  const isSame = original !== null && (original.kind === 'WORLD_INFO') === isWorldInfo;
  const imported = isSame ? mapFound(original, createReport()).entries : [];
  const parts = { lore, imported, raw: isSame ? original.book : {} };
  if (isWorldInfo) return writeWorldInfo(parts);
  const data = writeBook(parts);
  if (original?.kind !== 'LOREBOOK') return { spec: 'lorebook_v3', data };
  return original.book === original.raw ? data : { ...original.raw, data };
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
