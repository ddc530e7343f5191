import type pg from 'pg';

type Handle = pg.Pool | pg.PoolClient;

export interface CanaryRow {
  buildId: string;
  basisPoints: number;
  since: Date;
}

export async function findCanary(db: Handle, mfe: string): Promise<CanaryRow | null> {
  const { rows } = await db.query<CanaryRow>(
    'SELECT build_id AS "buildId", basis_points AS "basisPoints", since FROM registry.canaries WHERE mfe = $1',
    [mfe],
  );
  return rows[0] ?? null;
}

/** Sets the canary of a micro-frontend, or its share. */
export async function saveCanary(
  db: Handle,
  mfe: string,
  { buildId, basisPoints, since }: CanaryRow,
): Promise<void> {
  await db.query(
    `INSERT INTO registry.canaries (mfe, build_id, basis_points, since) VALUES ($1, $2, $3, $4)
     ON CONFLICT (mfe) DO UPDATE SET build_id = EXCLUDED.build_id, basis_points = EXCLUDED.basis_points,
       since = CASE WHEN canaries.build_id = EXCLUDED.build_id THEN canaries.since ELSE EXCLUDED.since END`,
    [mfe, buildId, basisPoints, since],
  );
}

/** Returns the build that was the canary; null without one. */
export async function deleteCanary(db: Handle, mfe: string): Promise<string | null> {
  const { rows } = await db.query<{ buildId: string }>(
    'DELETE FROM registry.canaries WHERE mfe = $1 RETURNING build_id AS "buildId"',
    [mfe],
  );
  return rows[0]?.buildId ?? null;
}
