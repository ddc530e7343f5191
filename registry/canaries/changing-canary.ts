import * as z from 'zod/mini';
import type { Actor } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import { Reference } from '../releases/candidate.ts';
import {
  checkAgainstLive,
  checkStored,
  type Parts,
  refuseFirst,
  refuseWithdrawn,
} from '../releases/publishing.ts';
import { deleteCanary, findCanary, findLive, findOne, saveCanary } from '../releases/releases.repository.ts';

export const WantedCanary = z.strictObject({
  /** Version or build; null: the canary that there is. */
  release: z.nullable(Reference),
  /** The share of visitors, in hundredths of a percent; 0 ends the canary. */
  basisPoints: z.int().check(z.gte(0), z.lte(10_000)),
});
type WantedCanary = z.output<typeof WantedCanary>;

/** Gives a kept release to a share of the visitors, changes the share, or ends the canary. Returns its build. */
export function changeCanary(mfe: string, wanted: WantedCanary, actor: Actor, parts: Parts): Promise<string> {
  if (wanted.basisPoints === 0) return stopCanary(mfe, actor, parts);
  const { pool, changes, now } = parts;
  const { release: reference, basisPoints } = wanted;
  const note = `${basisPoints / 100} %`;
  const attempt = { mfe, action: 'canary', actor, build: reference ?? undefined, note } as const;
  return changes.attempt(attempt, async (apply) => {
    const current = reference ?? (await findCanary(pool, mfe))?.buildId;
    if (!current)
      throw new RegistryError(409, `${mfe} has no canary. Name a release: npm run release -- list ${mfe}`);
    const found = await findOne(pool, mfe, current);
    refuseWithdrawn(found);
    const { release } = found;
    const { buildId } = release;
    await checkAgainstLive(pool, release, parts);
    if (reference !== null) await checkStored(release, parts);
    return apply(async (client) => {
      await refuseFirst(client, release);
      // It may have been withdrawn or ended meanwhile.
      refuseWithdrawn(await findOne(client, mfe, buildId));
      if (reference === null && (await findCanary(client, mfe))?.buildId !== buildId)
        throw new RegistryError(409, `${mfe} ${buildId} is no canary any longer.`);
      if ((await findLive(client, mfe))?.stable === buildId)
        throw new RegistryError(409, `${mfe} ${buildId} is live for all visitors.`);
      await checkAgainstLive(client, release, parts);
      await saveCanary(client, mfe, { buildId, basisPoints, since: now() });
      return buildId;
    });
  });
}

const stopCanary = (mfe: string, actor: Actor, { changes }: Parts): Promise<string> =>
  changes.attempt({ mfe, action: 'stop canary', actor }, (apply) =>
    apply(async (client) => {
      const buildId = await deleteCanary(client, mfe);
      if (!buildId) throw new RegistryError(409, `${mfe} has no canary.`);
      return buildId;
    }),
  );
