import type pg from 'pg';
import { rowsOf } from '../platform/queries.ts';
import type { About } from './candidate.ts';
import type { ReleaseSize } from './gates/file-sizes.ts';

/** Rows of a list. */
export const listLimit = 100;

/** A release as a team sees it in a list. */
export interface ReleaseRow {
  version: string;
  buildId: string;
  publishedAt: string;
  /** When it became live the last time. */
  stableSince: string | null;
  /** `preview`: it was never live, for no visitor or as a canary only. */
  state: 'live' | 'canary' | 'last known good' | 'withdrawn' | 'preview' | 'kept';
  about: About | null;
  /** What its team's tests found, such as `Tests 42 passed (42)`; null for a build of the installation. */
  tests: string | null;
  /** Null for releases that are older than the count. */
  size: ReleaseSize | null;
}

/** The releases of a micro-frontend, the one that was published or live last first. */
export const listReleases = (pool: pg.Pool, mfe: string, limit: number) =>
  rowsOf<ReleaseRow>(
    pool,
    `SELECT release ->> 'version' AS version, releases.build_id AS "buildId", published_at AS "publishedAt",
       stable_since AS "stableSince", about, size,
       (SELECT proof #>> '{checks,tests}' FROM registry.audit
        WHERE audit.mfe = releases.mfe AND audit.build_id = releases.build_id AND proof IS NOT NULL
        ORDER BY id DESC LIMIT 1) AS tests,
       CASE releases.build_id WHEN live.stable THEN 'live' WHEN canaries.build_id THEN 'canary'
         WHEN live.last_known_good THEN 'last known good'
         ELSE CASE WHEN withdrawn THEN 'withdrawn' WHEN stable_since IS NULL THEN 'preview' ELSE 'kept' END END AS state
     FROM registry.releases LEFT JOIN registry.live ON live.mfe = releases.mfe
       LEFT JOIN registry.canaries ON canaries.mfe = releases.mfe
     WHERE releases.mfe = $1 ORDER BY greatest(stable_since, published_at) DESC LIMIT $2`,
    [mfe, limit],
  );

/** Names of all micro-frontends with a release, also of those that are not on the site. */
export async function listMfes(pool: pg.Pool): Promise<string[]> {
  const rows = await rowsOf<{ mfe: string }>(pool, 'SELECT DISTINCT mfe FROM registry.releases ORDER BY mfe');
  return rows.map(({ mfe }) => mfe);
}
