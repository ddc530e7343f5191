import type pg from 'pg';

type Handle = pg.Pool | pg.PoolClient;

/** While it exists, only the token that set it may change what is live of a micro-frontend. */
export interface Lock {
  reason: string;
  actor: string;
  at: Date;
}

export async function findLock(db: Handle, mfe: string): Promise<Lock | null> {
  const { rows } = await db.query<Lock>('SELECT reason, actor, at FROM registry.locks WHERE mfe = $1', [mfe]);
  return rows[0] ?? null;
}

export async function saveLock(db: Handle, mfe: string, { reason, actor, at }: Lock): Promise<void> {
  await db.query(
    `INSERT INTO registry.locks (mfe, reason, actor, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (mfe) DO UPDATE SET reason = EXCLUDED.reason, actor = EXCLUDED.actor, at = EXCLUDED.at`,
    [mfe, reason, actor, at],
  );
}

/** Returns false if there was no lock. */
export async function deleteLock(db: Handle, mfe: string): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM registry.locks WHERE mfe = $1', [mfe]);
  return rowCount === 1;
}
