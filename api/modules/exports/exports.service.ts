import { Readable } from 'node:stream';
import { quotas } from '@storyloom/contract/core/quota-limits';
import type { DataExport, ExportKind } from '@storyloom/contract/users/entities/data-export';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { newId } from '../../platform/ids.ts';
import { defineJob, defineScheduledJob, handleJob, type JobAttempt } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { OwnData } from '../../platform/own-data.ts';
import {
  deleteExpired,
  type ExportRow,
  failExport,
  findCurrent,
  findExport,
  findExportById,
  insertExport,
  updateExport,
} from './exports.repository.ts';
import { writeZip } from './write-zip.ts';

export type Exports = ReturnType<typeof createExports>;

/** Time for which a file can be downloaded, in ms. */
const LIFETIME_MS = quotas.exportHours * 3_600_000;
const FOLDER = 'exports';
const keyOf = (id: string) => `${FOLDER}/${id}.zip`;

const createExport = defineJob<{ exportId: string }>({
  name: 'exports.create',
  retries: 3,
  timeoutSeconds: 1_800,
  unique: 'unfinished',
});
const deleteFiles = defineScheduledJob({ name: 'exports.delete-files', cron: '13 * * * *' });

/** Progress of an archive of stories. */
interface WorksProgress {
  signal: AbortSignal;
  onStory(written: number, total: number): Promise<void>;
}

interface ExportParts {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  storage: FileStorage;
  /** Mails the user in the given transaction, if they want mails. */
  tellReady(tx: Tx, userId: string, expiresAt: Date): Promise<void>;
  /** The files of an export of own data. */
  files: readonly OwnData[];
  /** An archive of the user's stories. `onStory` is called after each of them. */
  writeWorks(userId: string, progress: WorksProgress): Readable;
}

/** Exports of users' own data, made by a job. Only the user can download the file; it is deleted after a day. */
export function createExports({ db, clock, jobs, storage, tellReady, files, writeWorks }: ExportParts) {
  async function make(
    exportId: string,
    { signal, isLast }: Pick<JobAttempt, 'signal' | 'isLast'>,
  ): Promise<void> {
    const row = await findExportById(db, exportId);
    // The export was replaced, erased, or finished by an attempt that was considered lost.
    if (row === undefined || row.state === 'done') return;
    const { userId } = row;
    await updateExport(db, exportId, { state: 'running', progress: 0 });
    try {
      let shown = 0;
      const show = async (written: number, total: number) => {
        const progress = total === 0 ? 0 : Math.min(99, Math.floor((written / total) * 100));
        if (progress > shown) await updateExport(db, exportId, { progress });
        shown = Math.max(shown, progress);
      };
      const key = keyOf(exportId);
      const content =
        row.kind === 'WORKS'
          ? writeWorks(userId, { signal, onStory: show })
          : await writeOwnData(userId, signal, show);
      await storage.writeStream(key, content);
      const bytes = (await storage.find(key))?.size ?? 0;
      const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
      const isCurrent = await db.transaction(async (tx) => {
        const change = { state: 'done', progress: 100, bytes, expiresAt } as const;
        if (!(await updateExport(tx, exportId, change))) return false;
        await tellReady(tx, userId, expiresAt);
        return true;
      });
      if (!isCurrent) await storage.delete(key);
    } catch (error) {
      if (isLast) await failExport(db, exportId);
      throw error;
    }
  }

  async function writeOwnData(userId: string, signal: AbortSignal, show: WorksProgress['onStory']) {
    const counts = await Promise.all(files.map((file) => file.count(db, userId)));
    const total = counts.reduce((sum, count) => sum + count, 0);
    return writeZip({ db, userId, files, signal, onRows: (written) => show(written, total) });
  }

  /** Deletes expired exports, and files without one. */
  async function cleanUp(): Promise<void> {
    await deleteExpired(db, clock.now());
    for await (const key of storage.list(FOLDER)) {
      const id = key.slice(FOLDER.length + 1).replace(/\.zip$/, '');
      if (!(await findCurrent(db, [id])).has(id)) await storage.delete(key);
    }
  }

  /** The user's latest export. Marks it as failed if the processes of all its attempts were killed. */
  async function findLatest(userId: string, kind: ExportKind): Promise<ExportRow | undefined> {
    const row = await findExport(db, userId, kind);
    const isUnderWay = row?.state === 'waiting' || row?.state === 'running';
    if (!isUnderWay || (await jobs.isUnfinished(db, createExport, row.id))) return row;
    await failExport(db, row.id);
    return findExport(db, userId, kind);
  }

  return {
    jobs: [
      handleJob(createExport, ({ exportId }, attempt) => make(exportId, attempt)),
      handleJob(deleteFiles, cleanUp),
    ],
    cleanUp,
    make,

    /** Begins an export, unless one is being made, and deletes the file of the last one. Throws quota.exports. */
    async request(userId: string, kind: ExportKind): Promise<DataExport> {
      const former = await findLatest(userId, kind);
      const id = newId();
      const requestedAt = clock.now();
      const isNew = await db.transaction(async (tx) => {
        const made = { userId, kind, id, state: 'waiting', progress: 0, requestedAt } as const;
        const isInserted = await insertExport(tx, made, new Date(requestedAt.getTime() - LIFETIME_MS));
        if (isInserted) await jobs.send(tx, createExport, { exportId: id }, { key: id });
        return isInserted;
      });
      if (isNew && former !== undefined) await storage.delete(keyOf(former.id));
      const row = await findExport(db, userId, kind);
      if (row === undefined) throw new Error('The export was erased while it was requested.');
      if (!isNew && row.state === 'done') throw new DomainError('quota.exports');
      return toDataExport(row);
    },

    async status(userId: string, kind: ExportKind): Promise<DataExport | null> {
      const row = await findLatest(userId, kind);
      return row === undefined || isExpired(row, clock.now()) ? null : toDataExport(row);
    },

    /** The file of the user's export. Throws export.not_available. */
    async download(userId: string, kind: ExportKind): Promise<Response> {
      const row = await findExport(db, userId, kind);
      const isOffered = row?.state === 'done' && !isExpired(row, clock.now());
      const file = isOffered ? await storage.find(keyOf(row.id)) : null;
      if (file === null) throw new DomainError('export.not_available');
      return new Response(Readable.toWeb(await file.open()) as ReadableStream, {
        headers: {
          'content-type': 'application/zip',
          'content-length': String(file.size),
          'content-disposition': `attachment; filename="storyloom-${kind.toLowerCase()}.zip"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  };
}

const isExpired = ({ expiresAt }: ExportRow, now: Date) => expiresAt !== null && expiresAt <= now;

function toDataExport({ state, progress, requestedAt, expiresAt, bytes }: ExportRow): DataExport {
  return {
    state,
    progress,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    bytes,
  };
}
