import type { CountedReport, StackFrame } from '@storyloom/contract/platform/part-report';
import type pg from 'pg';
import { rowsOf } from '../platform/queries.ts';

/** Failures of one kind, with the version of the build. */
export interface FailureRow extends Omit<CountedReport, 'stack'> {
  stack: StackFrame[] | null;
  version: string;
  lastAt: string;
}

/** Age after which failures are deleted, in days. */
const keptDays = 30;

/** Adds up reports, except those of unknown builds, and deletes old failures. */
export async function addFailures(pool: pg.Pool, reports: readonly CountedReport[], now: Date) {
  await pool.query(
    `INSERT INTO registry.failures (mfe, build_id, composition, phase, reason, part, message, stack, count, last_at)
     SELECT mfe, "buildId", composition, phase, reason, part, message, stack, count, $2
     FROM jsonb_to_recordset($1) AS report (
       mfe text, "buildId" text, composition text, phase text, reason text, part text, message text, stack jsonb, count integer
     )
     WHERE EXISTS (
       SELECT FROM registry.releases WHERE releases.mfe = report.mfe AND releases.build_id = report."buildId"
     )
     ON CONFLICT (mfe, build_id, composition, phase, reason) DO UPDATE
     SET count = registry.failures.count + EXCLUDED.count, part = EXCLUDED.part, message = EXCLUDED.message,
         stack = coalesce(EXCLUDED.stack, failures.stack),
         last_at = EXCLUDED.last_at`,
    [JSON.stringify(reports), now],
  );
  await pool.query(
    'DELETE FROM registry.failures WHERE last_at < $1::timestamptz - make_interval(days => $2)',
    [now, keptDays],
  );
}

/** The failures of the last 30 days, the most frequent of each micro-frontend first. */
export const listFailures = (pool: pg.Pool) =>
  rowsOf<FailureRow>(
    pool,
    `SELECT mfe, build_id AS "buildId", composition, phase, reason, part, message, stack, count::integer AS count,
      last_at AS "lastAt", releases.release ->> 'version' AS version
    FROM registry.failures JOIN registry.releases USING (mfe, build_id)
    ORDER BY mfe, count DESC, phase, reason LIMIT 200`,
  );
