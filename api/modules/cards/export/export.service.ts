import { Readable } from 'node:stream';
import type { CardFormat } from '@storyloom/contract/cards/entities/card-import';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import pLimit from 'p-limit';
import { findImport } from '../cards.repository.ts';
import type { CardImportRow } from '../cards.schema.ts';
import { isCard, recognizeCard } from '../formats/card.ts';
import { parseJson } from '../formats/parse.ts';
import { writePngCard } from '../formats/png-card.ts';
import { wrapCard, writeCardData } from '../mapping/to-card.ts';
import { mapFound } from '../mapping/to-story.ts';
import { writeBook, writeWorldInfo } from '../mapping/write-book.ts';
import type { CardsParts } from '../parts.ts';
import { createReport } from '../report.ts';
import { createCardPictures } from './pictures.ts';
import { streamZip, type ZipFile } from './stream-zip.ts';
import { writeStory } from './write-story.ts';

const JSON_KINDS = { JSON_V2: 'V2', JSON_V3: 'V3' } as const;
/**
 * Maximum number of files written at once. One with a picture is held in memory, up to several times
 * `cardLimits.fileBytes`.
 */
const CONCURRENCY = 2;

/** Writes stories as files. */
export function createCardExport(parts: Pick<CardsParts, 'db' | 'storage' | 'catalogue' | 'drafts'>) {
  const { db, drafts } = parts;
  const pictures = createCardPictures(parts);
  const stored = { drafts, readImage: pictures.readImage };
  const limit = pLimit(CONCURRENCY);

  async function* worksOf(userId: string, { signal, onStory }: WorksProgress): AsyncGenerator<ZipFile> {
    const works: string[] = [];
    for await (const id of parts.catalogue.listOwnIds(userId)) works.push(id);
    for (const [at, id] of works.entries()) {
      signal.throwIfAborted();
      const draft = await drafts.read(userId, id);
      yield {
        name: `${toFileName(draft.content.title ?? '')} ${id}.storyloom`,
        content: streamZip(writeStory(draft, userId, stored)),
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
        if (format === 'STORY') return streamZip(writeStory(draft, userId, stored));
        if (format === 'LOREBOOK') return toJson(toBook(content, original));
        if (format === 'WORLD_INFO') return toJson(writeWorldInfo(...loreOf(content, original)));
        const data = writeCardData(content, original);
        if (format === 'CHARX') return streamZip(pictures.charxFiles(source, data, card));
        if (format !== 'PNG') return toJson(wrapCard(data, JSON_KINDS[format], card));
        // Older programs read only `chara`.
        const chara = JSON.stringify(wrapCard(data, 'V2', card));
        const ccv3 = JSON.stringify(wrapCard(data, 'V3', card));
        return writePngCard(await pictures.readPng(source), { chara, ccv3 });
      };
      return toResponse(await limit(write));
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

/** The lore of a story, the lorebook of its original, and what became of that. */
const loreOf = ({ lore = [] }: StoryDraftContent, original: Original) =>
  [lore, original?.book ?? {}, original === null ? [] : mapFound(original, createReport()).entries] as const;

/** Writes a lorebook, over that of the original. */
function toBook(content: StoryDraftContent, original: Original): unknown {
  const data = writeBook(...loreOf(content, original));
  return { spec: 'lorebook_v3', ...(original?.kind === 'LOREBOOK' && original.raw), data };
}

/** A response with a file. Its page gives it a name. */
function toResponse(body: Buffer | Readable): Response {
  const content = body instanceof Readable ? (Readable.toWeb(body) as ReadableStream) : new Uint8Array(body);
  return new Response(content, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
