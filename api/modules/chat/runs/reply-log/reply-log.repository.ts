import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/db.ts';
import { replyChunks } from './reply-log.schema.ts';
import { joinChunks, type ReplyLog } from './reply-log.ts';

/** The log in PostgreSQL. It is written on the lease connection, which waits for no other work and keeps the order of its queries. */
export function createReplyLog({ db, leaseDb }: { db: Db; leaseDb: Db }): ReplyLog {
  return {
    async append(chunks) {
      await leaseDb
        .insert(replyChunks)
        .values(chunks.map(({ runId, startsAt, text }) => ({ runId, startsAt, text })));
    },
    async read(runId, startText) {
      const chunks = await db
        .select({ startsAt: replyChunks.startsAt, text: replyChunks.text })
        .from(replyChunks)
        .where(eq(replyChunks.runId, runId))
        .orderBy(asc(replyChunks.seq));
      return joinChunks(startText, chunks);
    },
    async delete(runId) {
      await leaseDb.delete(replyChunks).where(eq(replyChunks.runId, runId));
    },
  };
}
