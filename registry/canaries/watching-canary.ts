import type { CanaryVisits } from '@storyloom/contract/platform/canary-visits';
import type pg from 'pg';
import { health } from '../platform/actor.ts';
import {
  type Arm,
  addVisits,
  deleteCanary,
  findCanary,
  findStages,
  type Stage,
} from '../releases/canaries.repository.ts';
import { unchanged } from '../releases/changes.ts';
import type { Parts } from '../releases/publishing.ts';
import { markWithdrawn } from '../releases/releases.repository.ts';
import { compareArms } from './compare-arms.ts';

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

/** Adds counts of hosts, and withdraws the canaries that fail more often than the stable release. */
export async function countVisits(counts: readonly CanaryVisits[], parts: Parts): Promise<void> {
  for (const mfe of await addVisits(parts.pool, counts)) await judge(mfe, parts);
}

async function judge(mfe: string, { pool, changes }: Parts): Promise<void> {
  const canary = await findCanary(pool, mfe);
  if (!canary) return;
  const stages = await findStages(pool, mfe, canary.buildId);
  if (!compareArms(stages).isWorse) return;
  const note = `failed in ${share(total(stages, 'canary'))}, the stable release in ${share(total(stages, 'stable'))}`;
  await changes.apply({ mfe, action: 'stop canary', actor: health, note }, async (client) => {
    if ((await findCanary(client, mfe))?.buildId !== canary.buildId) return unchanged;
    await deleteCanary(client, mfe);
    await markWithdrawn(client, mfe, canary.buildId);
    return canary.buildId;
  });
}

/** A canary with what was counted; null without one. */
export async function canaryState(pool: pg.Pool, mfe: string) {
  const canary = await findCanary(pool, mfe);
  if (!canary) return null;
  const stages = await findStages(pool, mfe, canary.buildId);
  const { evidence } = compareArms(stages);
  return { ...canary, canary: total(stages, 'canary'), stable: total(stages, 'stable'), evidence };
}
export type CanaryState = NonNullable<Awaited<ReturnType<typeof canaryState>>>;
