import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { defineScheduledJob, handleJob } from '../../../platform/jobs/job.ts';
import type { createDocumentKeys } from './document-keys.ts';
import { deleteUnsent, findDocument, insertDocument } from './documents.repository.ts';
import { decryptDocument, encryptDocument } from './encryption.ts';

const DAY_MS = 86_400_000;
const purgeUnsent = defineScheduledJob({ name: 'creators.purge-unsent-documents', cron: '23 * * * *' });

interface DocumentParts {
  db: Db;
  clock: Clock;
  keys: ReturnType<typeof createDocumentKeys>;
  /** Re-encodes an uploaded picture as WebP without metadata. Throws the errors of uploads. */
  encode(file: File, signal: AbortSignal): Promise<Buffer>;
}

/** Identity documents of withdrawals. They are stored encrypted, and never on a file server. */
export function createDocuments({ db, clock, keys, encode }: DocumentParts) {
  const purge = () => deleteUnsent(db, new Date(clock.now().getTime() - DAY_MS));

  return {
    purge,
    jobs: [handleJob(purgeUnsent, purge)],

    /** Throws document.unavailable without a key for the site, and the errors of uploads. */
    async store(
      userId: string,
      { file, site, signal }: { file: File; site: string | null; signal: AbortSignal },
    ): Promise<{ id: string }> {
      const startedAt = clock.now();
      const key = await keys.pick(site);
      if (key === null) throw new DomainError('document.unavailable');
      const content = await encode(file, signal);
      const id = newId();
      const document = {
        id,
        userId,
        keyId: key.id,
        createdAt: startedAt,
        content: encryptDocument(key, content, `${userId}:${id}`),
      };
      await db.transaction((tx) => insertDocument(tx, document));
      return { id };
    },

    /** The document of a withdrawal as WebP. Throws withdrawal.document_missing. */
    async read(tx: Tx, withdrawalId: string): Promise<Buffer> {
      const row = await findDocument(tx, withdrawalId);
      const key = row === undefined ? null : await keys.find(row.keyId);
      if (row === undefined || key === null) throw new DomainError('withdrawal.document_missing');
      return decryptDocument(key, row.content, `${row.userId}:${row.id}`);
    },
  };
}
