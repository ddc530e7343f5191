import { Readable } from 'node:stream';
import type { CardImport, Lorebook } from '@storyloom/contract/cards/entities/card-import';
import { cardLimits } from '@storyloom/contract/cards/limits';
import { quotas } from '@storyloom/contract/core/quota-limits';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { UploadedImage } from '@storyloom/contract/uploads/entities/uploaded-image';
import { uploadLimits } from '@storyloom/contract/uploads/limits';
import pLimit from 'p-limit';
import { DomainError } from '../../platform/errors.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import {
  deleteExpired,
  findImport,
  hasImport,
  insertImport,
  sumAccepted,
  updateStoryId,
} from './cards.repository.ts';
import { type CardImportRow, FOLDER, fileKey } from './cards.schema.ts';
import { createCardExport } from './export/export.service.ts';
import { type CardFile, readCardFile } from './formats/card-file.ts';
import { imagePath, type ReadImage } from './formats/story-file.ts';
import { type MappedFile, mapFile, mapLorebook } from './map-file.ts';
import type { CardsParts } from './parts.ts';
import { createReport, type Report } from './report.ts';
import { listImages, replaceImages } from './story-images.ts';

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
const WAITING_MS = cardLimits.waitingHours * 3_600_000;

const deleteImports = defineScheduledJob({ name: 'cards.delete-imports', cron: '33 * * * *' });

/** Import and export of character cards, lorebooks and stories. */
export function createCards(parts: CardsParts) {
  const { db, clock, newId, storage, uploads, drafts } = parts;
  const reading = pLimit(READING);
  const storing = pLimit(STORING);

  /** Stores the pictures of a file and puts their ids into its content and versions. */
  async function withImages(
    { kind, content, versions }: MappedFile,
    { story, picture }: CardFile,
    { userId, report, signal }: { userId: string; report: Report; signal: AbortSignal },
  ) {
    /** Stores an image; null, with a note, for one that an upload would refuse. */
    const storeImage = async (readImage: ReadImage, used: string, name: string) => {
      try {
        const image = await storing(async () => {
          signal.throwIfAborted();
          const bytes = await readImage();
          if (bytes.size > uploadLimits.imageBytes) throw new DomainError('upload.too_large');
          return uploads.storeImage(userId, new File([bytes], 'image'), signal);
        });
        report.add('used', used);
        return image;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        report.add('refused', `${name}: ${error.message}`);
        return null;
      }
    };
    const images = listImages([content, ...versions.map((one) => one.content)]);
    const ids = new Map<string, string>();
    // The ids in the file of a story come from the site that exported it; a card may name images of its importer.
    if (kind !== 'STORY' && images.size > 0)
      for (const id of (await drafts.findImages(userId, content)).keys()) ids.set(id, id);
    for (const [id, name] of images) {
      // Images beyond the limits of a file have a note of their own.
      const isKnown = ids.has(id) || story?.images.has(id) || story?.leftOut.includes(imagePath(id));
      if (!isKnown) report.add('refused', 'Images that are not in the file', name);
    }
    let cover: UploadedImage | null = null;
    for (const [id, readImage] of story?.images ?? []) {
      const image = await storeImage(readImage, 'Cover, portraits and images of earlier versions', 'Image');
      if (image !== null) ids.set(id, image.id);
      if (id === content.cover?.imageId) cover = image;
    }
    if (picture !== null) cover = (await storeImage(picture, 'Picture → cover', 'Picture')) ?? cover;
    const replaced = replaceImages(content, ids);
    return {
      content: cover === null ? replaced : { ...replaced, cover: { ...replaced.cover, imageId: cover.id } },
      versions: versions.map((one) => ({ ...one, content: replaceImages(one.content, ids) })),
      cover,
    };
  }

  /** Deletes expired imports and files without an import. */
  async function cleanUp(): Promise<void> {
    await deleteExpired(db, new Date(clock.now().getTime() - WAITING_MS));
    for await (const key of storage.list(FOLDER)) {
      const id = key.slice(FOLDER.length + 1);
      if (!(await hasImport(db, id))) await storage.delete(key);
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
      const { found, mapped } = await reading(async () => {
        signal.throwIfAborted();
        const found = await readCardFile(file, report);
        return { found, mapped: mapFile(found, report) };
      });
      const { container, json } = found;
      const { content, versions, cover } = await withImages(mapped, found, { userId, report, signal });
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
        source: row.kind,
        fullName: mapped.fullName,
        content,
        cover: cover && toCover(cover),
        loreEntries: content.lore?.length ?? 0,
        report: report.notes(),
        expiresAt: new Date(row.createdAt.getTime() + WAITING_MS).toISOString(),
      };
    },

    /** Reads the lorebook of a file, without storing it. Throws `lorebookErrors`. */
    readLorebook: (file: File, signal: AbortSignal): Promise<Lorebook> =>
      reading(async () => {
        signal.throwIfAborted();
        const report = createReport();
        return mapLorebook(await readCardFile(file, report), report);
      }),

    /** Creates the draft of an import, once. Throws card.import_expired. */
    async acceptImport(userId: string, id: string): Promise<{ storyId: string }> {
      const row = await findImport(db, { id, userId });
      const expiry = clock.now().getTime() - WAITING_MS;
      const isExpired = row?.storyId === null && row.createdAt.getTime() < expiry;
      if (row === undefined || isExpired) throw new DomainError('card.import_expired');
      if (row.storyId !== null) return { storyId: row.storyId };
      const draft = await drafts.save(userId, { clientRequestId: `import-${id}`, content: row.content });
      const versions = row.versions.map((version, at) => ({
        ...version,
        id: `${id.slice(0, 24)}v${at}`,
        createdAt: new Date(version.createdAt),
      }));
      await drafts.importVersions(userId, draft.id, versions);
      await updateStoryId(db, id, draft.id);
      return { storyId: draft.id };
    },
  };
}

const toCover = ({ id: _, ...cover }: UploadedImage): Cover => cover;
