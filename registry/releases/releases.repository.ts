import type { Release } from '@storyloom/contract/platform/composition';
import type pg from 'pg';
import type { Proof } from '../platform/proof.ts';
import type { DeployedVersions, Deployments } from './gates/compatibility-gate.ts';

type Handle = pg.Pool | pg.PoolClient;

interface AuditEntry {
  at: Date;
  mfe: string;
  action: 'publish' | 'rollback' | 'withdraw';
  buildId: string;
  proof?: Proof;
}

export interface LiveRow {
  mfe: string;
  stable: Release;
  lastKnownGood: Release | null;
}

export interface KnownRelease {
  release: Release;
  /** True if the release was rolled back or withdrawn, and has not been published since. */
  withdrawn: boolean;
}

export async function findRelease(db: Handle, mfe: string, buildId: string): Promise<KnownRelease | null> {
  const { rows } = await db.query<KnownRelease>(
    'SELECT release, withdrawn FROM registry.releases WHERE mfe = $1 AND build_id = $2',
    [mfe, buildId],
  );
  return rows[0] ?? null;
}

/** The live releases, by name. */
export async function liveReleases(db: Handle): Promise<LiveRow[]> {
  const { rows } = await db.query<LiveRow>(`
    SELECT live.mfe, stable.release AS stable, good.release AS "lastKnownGood"
    FROM registry.live
    JOIN registry.releases stable ON stable.mfe = live.mfe AND stable.build_id = live.stable
    LEFT JOIN registry.releases good ON good.mfe = live.mfe AND good.build_id = live.last_known_good
    ORDER BY live.mfe`);
  return rows;
}

export async function insertRelease(db: Handle, release: Release): Promise<void> {
  await db.query(
    'INSERT INTO registry.releases (mfe, build_id, release, published_at) VALUES ($1, $2, $3, $4)',
    [release.mfe, release.buildId, JSON.stringify(release), release.publishedAt],
  );
}

/** Makes a build stable; the one it replaces becomes the last known good. */
export async function makeStable(db: Handle, mfe: string, buildId: string, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO registry.live (mfe, stable) VALUES ($1, $2)
     ON CONFLICT (mfe) DO UPDATE SET last_known_good = registry.live.stable, stable = EXCLUDED.stable
     WHERE registry.live.stable <> EXCLUDED.stable`,
    [mfe, buildId],
  );
  await db.query(
    'UPDATE registry.releases SET stable_since = $3, withdrawn = false WHERE mfe = $1 AND build_id = $2',
    [mfe, buildId, now],
  );
}

async function findLive(db: Handle, mfe: string): Promise<{ stable: string; good: string | null } | null> {
  const { rows } = await db.query<{ stable: string; good: string | null }>(
    'SELECT stable, last_known_good AS good FROM registry.live WHERE mfe = $1',
    [mfe],
  );
  return rows[0] ?? null;
}

async function markWithdrawn(db: Handle, mfe: string, buildId: string): Promise<void> {
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
 * Withdraws the stable build: the last known good becomes stable, and the newest earlier build that was not withdrawn
 * becomes the last known good. Returns the build that is stable now, or null if there is no other.
 */
export async function rollBackStable(db: Handle, mfe: string): Promise<string | null> {
  const live = await findLive(db, mfe);
  if (!live?.good) return null;
  await markWithdrawn(db, mfe, live.stable);
  await db.query(
    `UPDATE registry.live SET stable = $2, last_known_good = (
       SELECT build_id FROM registry.releases
       WHERE mfe = $1 AND build_id <> $2 AND NOT withdrawn AND stable_since IS NOT NULL
       ORDER BY stable_since DESC LIMIT 1)
     WHERE mfe = $1`,
    [mfe, live.good],
  );
  return live.good;
}

export async function writeAudit(db: Handle, { at, mfe, action, buildId, proof }: AuditEntry): Promise<void> {
  await db.query(
    'INSERT INTO registry.audit (at, mfe, action, build_id, author, proof) VALUES ($1, $2, $3, $4, $5, $6)',
    [at, mfe, action, buildId, proof?.by ?? 'team', proof ? JSON.stringify(proof) : null],
  );
}

/** The author of the last change to a micro-frontend; null if the registry has never seen it. */
export async function lastAuthor(db: Handle, mfe: string): Promise<Proof['by'] | null> {
  const { rows } = await db.query<{ author: Proof['by'] }>(
    'SELECT author FROM registry.audit WHERE mfe = $1 ORDER BY id DESC LIMIT 1',
    [mfe],
  );
  return rows[0]?.author ?? null;
}

/** Number of the last change to the live releases; 0 before the first. */
export async function lastChange(db: Handle): Promise<number> {
  const { rows } = await db.query<{ last: string }>(
    'SELECT coalesce(max(id), 0) AS last FROM registry.audit',
  );
  return Number(rows[0]?.last ?? 0);
}

/** The last recorded versions of each application. */
export async function findDeployments(db: Handle): Promise<Deployments> {
  const { rows } = await db.query<{ application: 'shell' | 'api'; versions: DeployedVersions }>(
    'SELECT application, versions FROM registry.deployments',
  );
  return Object.fromEntries(rows.map(({ application, versions }) => [application, versions]));
}

export async function saveDeployment(
  db: Handle,
  application: string,
  versions: DeployedVersions,
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO registry.deployments (application, versions, recorded_at) VALUES ($1, $2, $3)
     ON CONFLICT (application) DO UPDATE SET versions = EXCLUDED.versions, recorded_at = EXCLUDED.recorded_at`,
    [application, JSON.stringify(versions), now],
  );
}
