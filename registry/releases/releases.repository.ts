import type { Composition, Release } from '@storyloom/contract/platform/composition';
import { RegistryError } from '../platform/errors.ts';
import { type Handle, rowOf, rowsOf } from '../platform/queries.ts';
import type { About } from './candidate.ts';
import type { ReleaseSize } from './gates/file-sizes.ts';

export interface KnownRelease {
  release: Release;
  /** True if the release was rolled back or withdrawn, and has not been published since. */
  withdrawn: boolean;
  /** Where it comes from; null if its team did not say. */
  about: About | null;
}

export const findRelease = (db: Handle, mfe: string, buildId: string) =>
  rowOf<KnownRelease>(
    db,
    'SELECT release, withdrawn, about FROM registry.releases WHERE mfe = $1 AND build_id = $2',
    [mfe, buildId],
  );

/** The one kept release that a build id or a version names; if any was live, only such. Throws RegistryError for none and for several. */
export async function findOne(db: Handle, mfe: string, reference: string): Promise<KnownRelease> {
  const found = await rowsOf<KnownRelease>(
    db,
    `SELECT release, withdrawn, about FROM (
       SELECT *, rank() OVER (ORDER BY stable_since IS NULL) FROM registry.releases
       WHERE mfe = $1 AND (build_id = $2 OR release ->> 'version' = $2)) AS named
     WHERE rank = 1 ORDER BY published_at DESC`,
    [mfe, reference],
  );
  const [first] = found;
  if (!first)
    throw new RegistryError(
      404,
      `${mfe} has no release ${reference}. To see all: npm run release -- list ${mfe}`,
    );
  if (found.length > 1)
    throw new RegistryError(
      409,
      `${mfe} has ${found.length} builds of ${reference}; name one: ${found.map(({ release }) => release.buildId).join(', ')}.`,
    );
  return first;
}

/** The live releases, by micro-frontend. */
export async function readLiveMfes(db: Handle): Promise<Composition['mfes']> {
  const rows = await rowsOf<Composition['mfes'][string] & { mfe: string }>(
    db,
    `SELECT live.mfe, stable.release AS stable, good.release AS "lastKnownGood",
      CASE WHEN canary.release IS NOT NULL
        THEN jsonb_build_object('release', canary.release, 'basisPoints', canaries.basis_points) END AS canary
    FROM registry.live
    JOIN registry.releases stable ON stable.mfe = live.mfe AND stable.build_id = live.stable
    LEFT JOIN registry.releases good ON good.mfe = live.mfe AND good.build_id = live.last_known_good
    LEFT JOIN registry.canaries ON canaries.mfe = live.mfe
    LEFT JOIN registry.releases canary ON canary.mfe = live.mfe AND canary.build_id = canaries.build_id
    ORDER BY live.mfe`,
  );
  return Object.fromEntries(
    rows.map(({ mfe, canary, ...others }) => [mfe, { ...others, ...(canary && { canary }) }]),
  );
}

export async function insertRelease(
  db: Handle,
  release: Release,
  { about, size }: { about: About | null; size: ReleaseSize },
): Promise<void> {
  await db.query(
    'INSERT INTO registry.releases (mfe, build_id, release, published_at, about, size) VALUES ($1, $2, $3, $4, $5, $6)',
    [
      release.mfe,
      release.buildId,
      JSON.stringify(release),
      release.publishedAt,
      about && JSON.stringify(about),
      JSON.stringify(size),
    ],
  );
}

/** Makes a build stable; the one it replaces becomes the last known good, and a canary ends. */
export async function makeStable(db: Handle, mfe: string, buildId: string, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO registry.live (mfe, stable) VALUES ($1, $2)
     ON CONFLICT (mfe) DO UPDATE SET last_known_good = registry.live.stable, stable = EXCLUDED.stable
     WHERE registry.live.stable <> EXCLUDED.stable`,
    [mfe, buildId],
  );
  await db.query('DELETE FROM registry.canaries WHERE mfe = $1', [mfe]);
  await db.query(
    'UPDATE registry.releases SET stable_since = $3, withdrawn = false WHERE mfe = $1 AND build_id = $2',
    [mfe, buildId, now],
  );
}

/** The live builds of a micro-frontend; null if it is not on the site. */
export const findLive = (db: Handle, mfe: string) =>
  rowOf<{ stable: string; good: string | null }>(
    db,
    'SELECT stable, last_known_good AS good FROM registry.live WHERE mfe = $1',
    [mfe],
  );

export async function markWithdrawn(db: Handle, mfe: string, buildId: string): Promise<void> {
  await db.query('UPDATE registry.releases SET withdrawn = true WHERE mfe = $1 AND build_id = $2', [
    mfe,
    buildId,
  ]);
}

/** Takes a micro-frontend out of the composition. Returns the build that was stable, or null if none was. */
export async function withdrawAll(db: Handle, mfe: string): Promise<string | null> {
  const live = await findLive(db, mfe);
  if (!live) return null;
  await markWithdrawn(db, mfe, live.stable);
  await db.query('DELETE FROM registry.live WHERE mfe = $1', [mfe]);
  return live.stable;
}

/**
 * Withdraws the stable build and makes another one stable. The newest build that was live before that one, and was not
 * withdrawn, becomes the last known good.
 */
export async function rollBackStable(
  db: Handle,
  mfe: string,
  { stable, target }: { stable: string; target: string },
): Promise<void> {
  await markWithdrawn(db, mfe, stable);
  await db.query('DELETE FROM registry.canaries WHERE mfe = $1', [mfe]);
  await db.query(
    `UPDATE registry.live SET stable = $2, last_known_good = (
       SELECT earlier.build_id FROM registry.releases earlier, registry.releases target
       WHERE target.mfe = $1 AND target.build_id = $2 AND earlier.mfe = $1 AND NOT earlier.withdrawn
         AND earlier.stable_since < target.stable_since
       ORDER BY earlier.stable_since DESC LIMIT 1)
     WHERE mfe = $1`,
    [mfe, target],
  );
}

export interface CanaryRow {
  buildId: string;
  basisPoints: number;
  since: Date;
}

export const findCanary = (db: Handle, mfe: string) =>
  rowOf<CanaryRow>(
    db,
    'SELECT build_id AS "buildId", basis_points AS "basisPoints", since FROM registry.canaries WHERE mfe = $1',
    [mfe],
  );

/** Sets the canary of a micro-frontend, or its share. */
export async function saveCanary(db: Handle, mfe: string, { buildId, basisPoints, since }: CanaryRow) {
  await db.query(
    `INSERT INTO registry.canaries (mfe, build_id, basis_points, since) VALUES ($1, $2, $3, $4)
     ON CONFLICT (mfe) DO UPDATE SET build_id = EXCLUDED.build_id, basis_points = EXCLUDED.basis_points,
       since = CASE WHEN canaries.build_id = EXCLUDED.build_id THEN canaries.since ELSE EXCLUDED.since END`,
    [mfe, buildId, basisPoints, since],
  );
}

/** Returns the build that was the canary; null without one. */
export async function deleteCanary(db: Handle, mfe: string): Promise<string | null> {
  const sql = 'DELETE FROM registry.canaries WHERE mfe = $1 RETURNING build_id AS "buildId"';
  return (await rowOf<{ buildId: string }>(db, sql, [mfe]))?.buildId ?? null;
}

/** While it exists, only the token that set it may change what is live of a micro-frontend. */
export const findLock = (db: Handle, mfe: string) =>
  rowOf<{ reason: string; actor: string; at: Date }>(
    db,
    'SELECT reason, actor, at FROM registry.locks WHERE mfe = $1',
    [mfe],
  );
