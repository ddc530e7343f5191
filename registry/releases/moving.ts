import type pg from 'pg';
import type { Actor } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import { checkRelease } from './gates/check-release.ts';
import { checkRolledBackSize } from './gates/size-gate.ts';
import { readLiveMfes, readLiveState } from './live.ts';
import { checkAgainstLive, checkStored, type Parts, refuseWithdrawn } from './publishing.ts';
import {
  findLive,
  findOne,
  makeStable,
  markWithdrawn,
  rollBackStable,
  withdrawAll,
} from './releases.repository.ts';

/** Makes an earlier release stable again, withdrawn or not, if it fits what is live now. Returns its build. */
export function promote(mfe: string, reference: string, actor: Actor, parts: Parts): Promise<string> {
  const { pool, changes, now } = parts;
  const attempt = { mfe, action: 'promote', actor, build: reference } as const;
  return changes.attempt(attempt, async () => {
    await changes.refuseLocked(pool, attempt);
    const { release } = await findOne(pool, mfe, reference);
    const { buildId } = release;
    if ((await findLive(pool, mfe))?.stable === buildId)
      throw new RegistryError(409, `${mfe} ${buildId} is already live.`);
    await checkAgainstLive(pool, release, parts);
    await checkStored(release, parts);
    await changes.apply(attempt, async (client) => {
      await checkAgainstLive(client, release, parts);
      await makeStable(client, mfe, buildId, now());
      return buildId;
    });
    return buildId;
  });
}

/** The build to go back to. */
async function findTarget(
  db: pg.PoolClient,
  mfe: string,
  { stable, good }: { stable: string; good: string | null },
  reference: string | null,
): Promise<string> {
  if (reference === null) {
    if (good) return good;
    throw new RegistryError(
      409,
      `${mfe} has no earlier release to go back to. To take it off the site: npm run release -- withdraw ${mfe}`,
    );
  }
  const found = await findOne(db, mfe, reference);
  const { buildId } = found.release;
  if (buildId === stable) throw new RegistryError(409, `${mfe} ${stable} is already live.`);
  refuseWithdrawn(found);
  return buildId;
}

/** Withdraws the stable release and goes back to the last known good one, or to another one. Returns its build. */
export function rollBack(mfe: string, reference: string | null, actor: Actor, parts: Parts): Promise<string> {
  const { changes, definitions } = parts;
  const attempt = { mfe, action: 'rollback', actor, build: reference ?? undefined } as const;
  return changes.attempt(attempt, async () => {
    let target = '';
    await changes.apply(attempt, async (client) => {
      const live = await findLive(client, mfe);
      if (!live) throw new RegistryError(409, `${mfe} is not on the site, so it cannot be rolled back.`);
      target = await findTarget(client, mfe, live, reference);
      await rollBackStable(client, mfe, { stable: live.stable, target });
      const state = await readLiveState(client, definitions);
      const restored = state.releases.find((release) => release.mfe === mfe);
      // Another micro-frontend may have taken its paths since.
      if (restored) checkRelease(restored, state);
      checkRolledBackSize(await readLiveMfes(client));
      return target;
    });
    return target;
  });
}

/** Withdraws a release that no visitor gets, which ends its previews. Returns its build. */
async function withdrawKept(db: pg.PoolClient, mfe: string, reference: string): Promise<string> {
  const { buildId } = (await findOne(db, mfe, reference)).release;
  const { stable, lastKnownGood, canary } = (await readLiveMfes(db))[mfe] ?? {};
  if ([stable, lastKnownGood, canary?.release].some((release) => release?.buildId === buildId))
    throw new RegistryError(
      409,
      `Visitors may get ${mfe} ${buildId}. Publish, promote or roll back to another one first.`,
    );
  await markWithdrawn(db, mfe, buildId);
  return buildId;
}

/** Takes a micro-frontend off the site, and returns the build that was stable; with a reference, withdraws a kept release. */
export function withdraw(
  mfe: string,
  reference: string | null,
  actor: Actor,
  { changes }: Parts,
): Promise<string> {
  const action = reference === null ? 'withdraw' : 'withdraw build';
  const attempt = { mfe, action, actor, build: reference ?? undefined } as const;
  return changes.attempt(attempt, async () => {
    let withdrawn: string | null = null;
    await changes.apply(attempt, async (client) => {
      withdrawn = await (reference === null
        ? withdrawAll(client, mfe)
        : withdrawKept(client, mfe, reference));
      if (!withdrawn) throw new RegistryError(409, `${mfe} is not on the site.`);
      return withdrawn;
    });
    return withdrawn ?? '';
  });
}
