import type pg from 'pg';
import type { Actor } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import { checkRelease } from './gates/check-release.ts';
import { readLiveState } from './live.ts';
import { checkAgainstLive, checkStored, type Parts, refuseWithdrawn } from './publishing.ts';
import {
  findLive,
  findOne,
  makeStable,
  markWithdrawn,
  readLiveMfes,
  rollBackStable,
  withdrawAll,
} from './releases.repository.ts';

/** Makes an earlier release stable again, withdrawn or not, if it fits what is live now. Returns its build. */
export function promote(mfe: string, reference: string, actor: Actor, parts: Parts): Promise<string> {
  const { pool, changes, now } = parts;
  return changes.attempt({ mfe, action: 'promote', actor, build: reference }, async (apply) => {
    const { release } = await findOne(pool, mfe, reference);
    const { buildId } = release;
    if ((await findLive(pool, mfe))?.stable === buildId)
      throw new RegistryError(409, `${mfe} ${buildId} is already live.`);
    await checkAgainstLive(pool, release, parts);
    await checkStored(release, parts);
    return apply(async (client) => {
      await checkAgainstLive(client, release, parts);
      await makeStable(client, mfe, buildId, now());
      return buildId;
    });
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
  return changes.attempt({ mfe, action: 'rollback', actor, build: reference ?? undefined }, (apply) =>
    apply(async (client) => {
      const live = await findLive(client, mfe);
      if (!live) throw new RegistryError(409, `${mfe} is not on the site, so it cannot be rolled back.`);
      const target = await findTarget(client, mfe, live, reference);
      await rollBackStable(client, mfe, { stable: live.stable, target });
      const state = await readLiveState(client, definitions);
      const restored = state.releases.find((release) => release.mfe === mfe);
      // Another micro-frontend may have taken its paths since.
      if (restored) checkRelease(restored, state);
      return target;
    }),
  );
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
export function withdraw(mfe: string, reference: string | null, actor: Actor, { changes }: Parts) {
  const action = reference === null ? 'withdraw' : 'withdraw build';
  return changes.attempt({ mfe, action, actor, build: reference ?? undefined }, (apply) =>
    apply(async (client) => {
      if (reference !== null) return withdrawKept(client, mfe, reference);
      const withdrawn = await withdrawAll(client, mfe);
      if (!withdrawn) throw new RegistryError(409, `${mfe} is not on the site.`);
      return withdrawn;
    }),
  );
}

/** Lets nobody but the actor change what is live of a micro-frontend, until it is unlocked. */
export function lock(mfe: string, reason: string, actor: Actor, { changes, now }: Parts): Promise<null> {
  return changes.attempt({ mfe, action: 'lock', actor, note: reason }, (apply) =>
    apply(async (client) => {
      await client.query(
        `INSERT INTO registry.locks (mfe, reason, actor, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (mfe) DO UPDATE SET reason = EXCLUDED.reason, actor = EXCLUDED.actor, at = EXCLUDED.at`,
        [mfe, reason, actor.name, now()],
      );
      return null;
    }),
  );
}

/** Everybody with a token of the micro-frontend may end a lock; the audit says who did. */
export function unlock(mfe: string, actor: Actor, { changes }: Parts): Promise<null> {
  return changes.attempt({ mfe, action: 'unlock', actor }, (apply) =>
    apply(async (client) => {
      const { rowCount } = await client.query('DELETE FROM registry.locks WHERE mfe = $1', [mfe]);
      if (rowCount === 0) throw new RegistryError(409, `${mfe} is not locked.`);
      return null;
    }),
  );
}
