import type { CountedVital } from '@storyloom/contract/platform/vitals';
import type pg from 'pg';
import type { Arm } from './canaries.repository.ts';

/** Documents of one group of visitors with a vital. Those beyond its threshold have failed. */
export type VitalRow = Arm & Pick<CountedVital, 'buildId' | 'basisPoints' | 'arm' | 'vital'>;

/** Adds up counts, except those of unknown builds. Returns the micro-frontends with counts of canaries. */
export async function addVitals(pool: pg.Pool, counts: readonly CountedVital[]): Promise<string[]> {
  const { rows } = await pool.query<{ mfe: string }>(
    `WITH added AS (
       INSERT INTO registry.vitals (mfe, build_id, basis_points, arm, vital, rating, count)
       SELECT mfe, "buildId", "basisPoints", arm, vital, rating, sum(count)
       FROM jsonb_to_recordset($1) AS counted (
         mfe text, "buildId" text, "basisPoints" integer, arm text, vital text, rating text, count integer
       )
       WHERE EXISTS (
         SELECT FROM registry.releases WHERE releases.mfe = counted.mfe AND releases.build_id = counted."buildId"
       )
       GROUP BY mfe, "buildId", "basisPoints", arm, vital, rating
       ON CONFLICT (mfe, build_id, basis_points, arm, vital, rating) DO UPDATE
       SET count = vitals.count + EXCLUDED.count
       RETURNING mfe, basis_points
     )
     SELECT DISTINCT mfe FROM added WHERE basis_points > 0`,
    [JSON.stringify(counts)],
  );
  return rows.map(({ mfe }) => mfe);
}

/** The ratings of all releases, by the shares that canaries had. */
export async function listVitals(pool: pg.Pool, mfe: string): Promise<VitalRow[]> {
  const { rows } = await pool.query<VitalRow>(
    `SELECT build_id AS "buildId", basis_points AS "basisPoints", arm, vital, sum(count)::integer AS visits,
       coalesce(sum(count) FILTER (WHERE rating = 'poor'), 0)::integer AS failures
     FROM registry.vitals WHERE mfe = $1
     GROUP BY build_id, basis_points, arm, vital ORDER BY basis_points, arm, vital DESC`,
    [mfe],
  );
  return rows;
}
