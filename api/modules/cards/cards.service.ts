import { Readable } from 'node:stream';
import type { CardImport, Lorebook } from '@storyloom/contract/cards/entities/card-import';
import { cardLimits } from '@storyloom/contract/cards/limits';
import { quotas } from '@storyloom/contract/core/quota-limits';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import { imageErrors } from '@storyloom/contract/images/errors';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import type { UploadedImage } from '@storyloom/contract/uploads/entities/uploaded-image';
import pLimit from 'p-limit';
import { DomainError } from '../../platform/errors.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import {
  deleteExpired,
  findExisting,
  findImport,
  insertImport,
  sumAccepted,
  updateStoryId,
} from './cards.repository.ts';
import type { CardImportRow } from './cards.schema.ts';
import { createCardExport } from './export/export.service.ts';
import { FOLDER, fileKey } from './file-key.ts';
import { type CardFile, readCardFile } from './formats/card-file.ts';
import type { ReadImage } from './formats/story-file.ts';
import { type MappedFile, mapFile, mapLorebook } from './map-file.ts';
import { createReport, type Report } from './mapping/report.ts';
import type { CardsParts } from './parts.ts';
import { keepOwnImages, listImages, noteMissingImages, replaceImages } from './story-images.ts';

export type Cards = ReturnType<typeof createCards>;

/**
 * Maximum number of files read at once; others wait on the disk. Reading one takes several times the memory of its
 * JSON.
 */
const READING = 2;
/**
 * Maximum number of images in memory at once for storing. Imports take turns, so one with many images only delays
 * others by a few.
 */
const STORING = 2;
const HOUR_MS = 3_600_000;

const deleteImports = defineScheduledJob({ name: 'cards.delete-imports', cron: '33 * * * *' });

/** Import and export of character cards, lorebooks and stories. */
export function createCards(parts: CardsParts) {
  const { db, clock, newId, storage, uploads, drafts } = parts;
  const reading = pLimit(READING);
  const storing = pLimit(STORING);

  /** Stores an image; null, with a note, for one that an upload would refuse. */
  async function storeImage(
    { userId, report, signal }: Importing,
    readImage: ReadImage,
    used: string,
    name: string,
  ) {
    try {
      const image = await storing(async () => {
        signal.throwIfAborted();
        return uploads.storeImage(userId, new File([await readImage()], 'image'), signal);
      });
      report.add('used', used);
      return image;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      report.add('refused', `${name}: ${error.message}`);
      return null;
    }
  }

  /** The content of a card with its author's images only. */
  async function withOwnImages(userId: string, content: StoryDraftContent, report: Report) {
    if (listImages(content).length === 0) return content;
    return keepOwnImages(content, await drafts.findImages(userId, content), report);
  }

  /** Stores the pictures of a file and puts their ids into its content and versions. */
  async function withImages(
    mapped: MappedFile,
    { story, picture, isPictureTooLarge }: Images,
    importing: Importing,
  ) {
    const { userId, report } = importing;
    const stored = new Map<string, UploadedImage>();
    for (const [id, readImage] of story?.images ?? []) {
      const used = 'Cover, portraits and images of earlier versions';
      const image = await storeImage(importing, readImage, used, 'Image');
      if (image !== null) stored.set(id, image);
    }
    const ids = new Map([...stored].map(([former, { id }]) => [former, id]));
    // The ids in the file of a story come from the site that exported it.
    const isForeign = mapped.kind === 'STORY' || story !== null;
    const replaced = isForeign
      ? replaceImages(mapped.content, ids)
      : await withOwnImages(userId, mapped.content, report);
    const versions = mapped.versions.map((one) => ({ ...one, content: replaceImages(one.content, ids) }));
    if (isPictureTooLarge) report.add('refused', `Picture: ${imageErrors['upload.too_large'].msg}`);
    const cover = picture && (await storeImage(importing, picture, 'Picture → cover', 'Picture'));
    const content = cover ? { ...replaced, cover: { ...replaced.cover, imageId: cover.id } } : replaced;
    const image = cover ?? stored.get(mapped.content.cover?.imageId ?? '');
    return { content, versions, cover: image === undefined ? null : coverOf(image) };
  }

  /** Deletes expired imports and files without an import. */
  async function cleanUp(): Promise<void> {
    await deleteExpired(db, new Date(clock.now().getTime() - cardLimits.waitingHours * HOUR_MS));
    for await (const key of storage.list(FOLDER)) {
      const id = key.slice(FOLDER.length + 1);
      if (!(await findExisting(db, [id])).has(id)) await storage.delete(key);
    }
  }

  return {
    jobs: [handleJob(deleteImports, cleanUp)],
    cleanUp,
    ...createCardExport(parts),

    /** Reads a file and stores it until its author accepts it. Throws `cardFileErrors`. */
    async importFile(userId: string, file: File, signal: AbortSignal): Promise<CardImport> {
      if ((await sumAccepted(db, userId)) >= quotas.importBytes) throw new DomainError('quota.imports');
      const report = createReport();
      const { container, json, mapped, ...images } = await reading(async () => {
        signal.throwIfAborted();
        const { value, ...read } = await readCardFile(file);
        const mapped = mapFile({ value, ...read }, report);
        if (mapped.kind === 'STORY') noteMissingImages(mapped, read.story, report);
        return { ...read, mapped };
      });
      const { content, versions, cover } = await withImages(mapped, images, { userId, report, signal });
      const hasFile = container === 'PNG' || container === 'CHARX';
      const row: CardImportRow = {
        id: newId(),
        userId,
        storyId: null,
        kind: mapped.kind,
        json,
        content,
        versions,
        hasFile,
        bytes: Buffer.byteLength(json) + (hasFile ? file.size : 0),
        createdAt: clock.now(),
      };
      // The import is inserted before its file, because a file without an import is deleted.
      await insertImport(db, row, cardLimits);
      if (row.hasFile) await storage.writeStream(fileKey(row.id), Readable.fromWeb(file.stream() as never));
      return {
        id: row.id,
        source: row.kind === 'WORLD_INFO' ? 'LOREBOOK' : row.kind,
        fullName: mapped.fullName,
        content,
        cover,
        loreEntries: content.lore?.length ?? 0,
        report: report.notes(),
        expiresAt: new Date(row.createdAt.getTime() + cardLimits.waitingHours * HOUR_MS).toISOString(),
      };
    },

    /** Reads the lorebook of a file, without storing it. Throws `lorebookErrors`. */
    readLorebook: (file: File, signal: AbortSignal): Promise<Lorebook> =>
      reading(async () => {
        signal.throwIfAborted();
        return mapLorebook(await readCardFile(file));
      }),

    /** Creates the draft of an import, once. Throws card.import_expired. */
    async acceptImport(userId: string, id: string): Promise<{ storyId: string }> {
      const row = await findImport(db, { id, userId });
      const expiry = clock.now().getTime() - cardLimits.waitingHours * HOUR_MS;
      const isExpired = row?.storyId === null && row.createdAt.getTime() < expiry;
      if (row === undefined || isExpired) throw new DomainError('card.import_expired');
      if (row.storyId !== null) return { storyId: row.storyId };
      const draft = await drafts.save(userId, { clientRequestId: `import-${id}`, content: row.content });
      const versions = row.versions.map(({ name, content, createdAt }, at) => ({
        id: `${id.slice(0, 24)}v${at}`,
        name,
        content,
        createdAt: new Date(createdAt),
      }));
      await drafts.importVersions(userId, draft.id, versions);
      await updateStoryId(db, id, draft.id);
      return { storyId: draft.id };
    },
  };
}

/** The parts of a file that are stored as uploads. */
type Images = Pick<CardFile, 'picture' | 'isPictureTooLarge' | 'story'>;

interface Importing {
  userId: string;
  report: Report;
  signal: AbortSignal;
}

const coverOf = ({ id: _, ...cover }: UploadedImage): Cover => cover;
