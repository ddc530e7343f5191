import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { compiledScripts } from './compiled.schema.ts';

/** A compiled script is deleted after a week. A story that is still played is compiled again. */
const isOld = lt(compiledScripts.compiledAt, sql`now() - interval '7 days'`);

/** Compiled scripts by the hash of their source. */
export const createCompiledScripts = (db: Db) => ({
  async find(source: Buffer): Promise<string | undefined> {
    const [row] = await db
      .select({ json: compiledScripts.json })
      .from(compiledScripts)
      .where(eq(compiledScripts.source, source));
    return row?.json;
  },
  async save(source: Buffer, json: string): Promise<void> {
    await db.delete(compiledScripts).where(isOld);
    await db.insert(compiledScripts).values({ source, json }).onConflictDoNothing();
  },
});

export type CompiledScripts = ReturnType<typeof createCompiledScripts>;
