import type { VisitCount } from '@storyloom/contract/platform/visit-count';
import type pg from 'pg';
import { health } from '../platform/actor.ts';
import { unchanged } from '../releases/changes.ts';
import type { Parts } from '../releases/publishing.ts';
import { deleteCanary, findCanary, markWithdrawn } from '../releases/releases.repository.ts';
import { addVisits, listVisits } from '../releases/visits.repository.ts';
import { type Arm, compareArms, type Signal, type Stages, toStages, totalOf } from './compare-arms.ts';

const share = ({ visits, failures }: Arm) =>
  `${failures} of ${visits} visits (${visits === 0 ? 0 : ((100 * failures) / visits).toFixed(1)} %)`;

/** Adds counts of hosts, and withdraws the canaries that are worse than the stable release. */
export async function countVisits(counts: readonly VisitCount[], parts: Parts): Promise<void> {
  for (const mfe of await addVisits(parts.pool, counts)) await judge(mfe, parts);
}

async function stagesOf(pool: pg.Pool, mfe: string, buildId: string): Promise<Stages> {
  const counted = await listVisits(pool, mfe);
  const rows = counted.filter((row) => row.buildId === buildId && row.basisPoints > 0);
  const stages = (signal: Signal) => toStages(rows.filter((row) => row.signal === signal));
  return { failed: stages('failed'), LCP: stages('LCP'), INP: stages('INP') };
}

async function judge(mfe: string, { pool, changes }: Parts): Promise<void> {
  const canary = await findCanary(pool, mfe);
  if (!canary) return;
  const stages = await stagesOf(pool, mfe, canary.buildId);
  const { isWorse, cause } = compareArms(stages);
  if (!isWorse) return;
  const what = cause === 'failed' ? cause : `had a poor ${cause}`;
  const [own, others] = [totalOf(stages[cause], 'canary'), totalOf(stages[cause], 'stable')];
  const note = `${what} in ${share(own)}, the stable release in ${share(others)}`;
  await changes.attempt({ mfe, action: 'stop canary', actor: health, note }, (apply) =>
    apply(async (client) => {
      if ((await findCanary(client, mfe))?.buildId !== canary.buildId) return unchanged;
      await deleteCanary(client, mfe);
      await markWithdrawn(client, mfe, canary.buildId);
      return canary.buildId;
    }),
  );
}

/** A canary with what was counted; null without one. */
export async function canaryState(pool: pg.Pool, mfe: string) {
  const canary = await findCanary(pool, mfe);
  if (!canary) return null;
  const stages = await stagesOf(pool, mfe, canary.buildId);
  const { evidence } = compareArms(stages);
  const { failed } = stages;
  return { ...canary, canary: totalOf(failed, 'canary'), stable: totalOf(failed, 'stable'), evidence };
}
export type CanaryState = NonNullable<Awaited<ReturnType<typeof canaryState>>>;
