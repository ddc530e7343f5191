import type { VisitCount } from '@storyloom/contract/platform/visit-count';
import type pg from 'pg';
import { rowsOf } from '../platform/queries.ts';

/** What was counted for a build, by the share of the canary; 0: without one. */
export type VisitRow = Omit<VisitCount, 'mfe'>;

/**
 * Adds up counts, except those of unknown builds and of releases that are no canary any longer. Returns the micro-frontends
 * with counts of canaries.
 */
export async function addVisits(pool: pg.Pool, counts: readonly VisitCount[]): Promise<string[]> {
  const rows = await rowsOf<{ mfe: string }>(
    pool,
    `WITH added AS (
       INSERT INTO registry.visits (mfe, build_id, basis_points, arm, signal, visits, failures)
       SELECT mfe, "buildId", "basisPoints", arm, signal, sum(visits), sum(failures)
       FROM jsonb_to_recordset($1) AS counted (
         mfe text, "buildId" text, "basisPoints" integer, arm text, signal text, visits integer, failures integer
       )
       WHERE EXISTS (SELECT FROM registry.releases known WHERE known.mfe = counted.mfe AND known.build_id = "buildId")
         AND ("basisPoints" = 0 OR EXISTS (
           SELECT FROM registry.canaries WHERE canaries.mfe = counted.mfe AND canaries.build_id = "buildId"
         ))
       GROUP BY mfe, "buildId", "basisPoints", arm, signal
       ON CONFLICT (mfe, build_id, basis_points, arm, signal) DO UPDATE
       SET visits = registry.visits.visits + EXCLUDED.visits, failures = registry.visits.failures + EXCLUDED.failures
       RETURNING mfe, basis_points
     )
     SELECT DISTINCT mfe FROM added WHERE basis_points > 0`,
    [JSON.stringify(counts)],
  );
  return rows.map(({ mfe }) => mfe);
}

/** The counts of all releases of a micro-frontend. */
export const listVisits = (pool: pg.Pool, mfe: string) =>
  rowsOf<VisitRow>(
    pool,
    `SELECT build_id AS "buildId", basis_points AS "basisPoints", arm, signal, visits::integer, failures::integer
     FROM registry.visits WHERE mfe = $1 ORDER BY basis_points, arm, signal DESC`,
    [mfe],
  );
