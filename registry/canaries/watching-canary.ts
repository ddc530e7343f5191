import type { CanaryVisits } from '@storyloom/contract/platform/canary-visits';
import type { CountedVital } from '@storyloom/contract/platform/vitals';
import type pg from 'pg';
import { health } from '../platform/actor.ts';
import {
  type Arm,
  addVisits,
  deleteCanary,
  findCanary,
  findStages,
  type Stage,
  toStages,
} from '../releases/canaries.repository.ts';
import { unchanged } from '../releases/changes.ts';
import type { Parts } from '../releases/publishing.ts';
import { markWithdrawn } from '../releases/releases.repository.ts';
import { addVitals, listVitals, type VitalRow } from '../releases/vitals.repository.ts';
import { compareArms, type Stages } from './compare-arms.ts';

const total = (stages: readonly Stage[], of: 'canary' | 'stable'): Arm =>
  stages.reduce(
    (sum, stage) => ({
      visits: sum.visits + stage[of].visits,
      failures: sum.failures + stage[of].failures,
    }),
    { visits: 0, failures: 0 },
  );

const share = ({ visits, failures }: Arm) =>
  `${failures} of ${visits} visits (${visits === 0 ? 0 : ((100 * failures) / visits).toFixed(1)} %)`;

/** Adds counts of hosts, and withdraws the canaries that are worse than the stable release. */
export async function countVisits(counts: readonly CanaryVisits[], parts: Parts): Promise<void> {
  for (const mfe of await addVisits(parts.pool, counts)) await judge(mfe, parts);
}

/** The same for the vitals of documents. */
export async function countVitals(counts: readonly CountedVital[], parts: Parts): Promise<void> {
  for (const mfe of await addVitals(parts.pool, counts)) await judge(mfe, parts);
}

async function stagesOf(pool: pg.Pool, mfe: string, buildId: string): Promise<Stages> {
  const vitals = (await listVitals(pool, mfe)).filter(
    (row) => row.buildId === buildId && row.basisPoints > 0,
  );
  const stages = (vital: VitalRow['vital']) => toStages(vitals.filter((row) => row.vital === vital));
  return { failed: await findStages(pool, mfe, buildId), LCP: stages('LCP'), INP: stages('INP') };
}

async function judge(mfe: string, { pool, changes }: Parts): Promise<void> {
  const canary = await findCanary(pool, mfe);
  if (!canary) return;
  const stages = await stagesOf(pool, mfe, canary.buildId);
  const { isWorse, cause } = compareArms(stages);
  if (!isWorse) return;
  const what = cause === 'failed' ? cause : `had a poor ${cause}`;
  const [own, others] = [total(stages[cause], 'canary'), total(stages[cause], 'stable')];
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
  return { ...canary, canary: total(failed, 'canary'), stable: total(failed, 'stable'), evidence };
}
export type CanaryState = NonNullable<Awaited<ReturnType<typeof canaryState>>>;
