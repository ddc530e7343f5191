import type pg from 'pg';

/** While it exists, only the token that set it may change what is live of a micro-frontend. */
export interface Lock {
  reason: string;
  actor: string;
  at: Date;
}

export async function findLock(db: pg.Pool | pg.PoolClient, mfe: string): Promise<Lock | null> {
  const { rows } = await db.query<Lock>('SELECT reason, actor, at FROM registry.locks WHERE mfe = $1', [mfe]);
  return rows[0] ?? null;
}
