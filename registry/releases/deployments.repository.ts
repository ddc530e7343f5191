import { type Handle, rowsOf } from '../platform/queries.ts';
import type { Application, DeployedVersions, Deployments } from './gates/compatibility-gate.ts';

/** The last recorded versions of each application. */
export async function findDeployments(db: Handle): Promise<Deployments> {
  const rows = await rowsOf<{ application: Application; versions: DeployedVersions }>(
    db,
    'SELECT application, versions FROM registry.deployments',
  );
  return Object.fromEntries(rows.map(({ application, versions }) => [application, versions]));
}

export async function saveDeployment(
  db: Handle,
  application: Application,
  versions: DeployedVersions,
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO registry.deployments (application, versions, recorded_at) VALUES ($1, $2, $3)
     ON CONFLICT (application) DO UPDATE SET versions = EXCLUDED.versions, recorded_at = EXCLUDED.recorded_at`,
    [application, JSON.stringify(versions), now],
  );
}
