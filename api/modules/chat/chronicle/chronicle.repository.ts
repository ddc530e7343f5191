import { eq, sql } from 'drizzle-orm';
import type { Handle } from '../../../platform/db.ts';
import { summaries, summaryClaims } from './chronicle.schema.ts';

/** Longer than any provider is given, so that only the claim of a process that died runs out. */
const CLAIM_SECONDS = 400;

/** True when nobody else is making a summary that begins with this message. */
export async function claim(handle: Handle, firstMessageId: string): Promise<boolean> {
  const until = sql`clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS})`;
  const rows = await handle
    .insert(summaryClaims)
    .values({ firstMessageId, until })
    .onConflictDoUpdate({
      target: summaryClaims.firstMessageId,
      set: { until },
      setWhere: sql`${summaryClaims.until} < clock_timestamp()`,
    })
    .returning({ firstMessageId: summaryClaims.firstMessageId });
  return rows.length > 0;
}

export async function release(handle: Handle, firstMessageId: string): Promise<void> {
  await handle.delete(summaryClaims).where(eq(summaryClaims.firstMessageId, firstMessageId));
}

export async function insertSummary(handle: Handle, row: typeof summaries.$inferInsert): Promise<void> {
  await handle.insert(summaries).values(row).onConflictDoNothing();
}
