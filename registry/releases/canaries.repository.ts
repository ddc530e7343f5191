import type { CanaryVisits } from '@storyloom/contract/platform/canary-visits';
import type pg from 'pg';

type Handle = pg.Pool | pg.PoolClient;

/** Documents of one group of visitors. They have failed if any part of the micro-frontend did. */
export interface Arm {
  visits: number;
  failures: number;
}

/** The visitors of a canary and those of the stable release, while the canary had one share of all. */
export interface Stage {
  /** The share, in hundredths of a percent. */
  basisPoints: number;
  canary: Arm;
  stable: Arm;
}

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

/** Adds up counts, except those of releases that are no canary any longer. Returns the canaries that have new failures. */
export async function addVisits(db: Handle, counts: readonly CanaryVisits[]): Promise<string[]> {
  const { rows } = await db.query<{ mfe: string }>(
    `WITH added AS (
       INSERT INTO registry.canary_visits (mfe, build_id, basis_points, arm, visits, failures)
       SELECT mfe, "buildId", "basisPoints", arm, sum(visits), sum(failures)
       FROM jsonb_to_recordset($1) AS counted (
         mfe text, "buildId" text, "basisPoints" integer, arm text, visits integer, failures integer
       )
       WHERE EXISTS (
         SELECT FROM registry.canaries WHERE canaries.mfe = counted.mfe AND canaries.build_id = counted."buildId"
       )
       GROUP BY mfe, "buildId", "basisPoints", arm
       ON CONFLICT (mfe, build_id, basis_points, arm) DO UPDATE
       SET visits = canary_visits.visits + EXCLUDED.visits, failures = canary_visits.failures + EXCLUDED.failures
       RETURNING mfe, build_id, arm
     )
     SELECT DISTINCT counted.mfe FROM jsonb_to_recordset($1) AS counted (mfe text, arm text, failures integer)
     JOIN added ON added.mfe = counted.mfe WHERE counted.arm = 'canary' AND counted.failures > 0`,
    [JSON.stringify(counts)],
  );
  return rows.map(({ mfe }) => mfe);
}

/** What was counted for a canary, by the shares that it had. */
export async function findStages(db: Handle, mfe: string, buildId: string): Promise<Stage[]> {
  const { rows } = await db.query<Pick<CanaryVisits, 'basisPoints' | 'arm' | 'visits' | 'failures'>>(
    `SELECT basis_points AS "basisPoints", arm, visits::integer, failures::integer
     FROM registry.canary_visits WHERE mfe = $1 AND build_id = $2 ORDER BY basis_points`,
    [mfe, buildId],
  );
  return toStages(rows);
}

/** Puts the counts of both groups together, for each share. */
export function toStages(
  rows: readonly Pick<CanaryVisits, 'basisPoints' | 'arm' | 'visits' | 'failures'>[],
): Stage[] {
  const stages = new Map<number, Stage>();
  for (const { basisPoints, arm, visits, failures } of rows) {
    const none = { visits: 0, failures: 0 };
    const stage = stages.get(basisPoints) ?? { basisPoints, canary: none, stable: none };
    stages.set(basisPoints, { ...stage, [arm]: { visits, failures } });
  }
  return [...stages.values()];
}
