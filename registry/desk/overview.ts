import type pg from 'pg';
import { mayChange } from '../access/access.ts';
import { canaryState } from '../canaries/watching-canary.ts';
import { listAudit } from '../history/audit.repository.ts';
import { listRefusals } from '../history/refusals.repository.ts';
import type { Actor } from '../platform/actor.ts';
import { listFailures } from '../releases/failures.repository.ts';
import { listLimit, listMfes, listReleases } from '../releases/history.repository.ts';
import { findLock, readLiveMfes } from '../releases/releases.repository.ts';
import type { FindSource } from '../releases/source-positions.ts';
import { listVisits } from '../releases/visits.repository.ts';

export interface Named {
  version: string;
  buildId: string;
}

const named = (release: Named | null | undefined): Named | null =>
  release ? { version: release.version, buildId: release.buildId } : null;

/** All micro-frontends: what is live for whom, and how it does. */
export async function readOverview(pool: pg.Pool, actor: Actor, findSource: FindSource) {
  const [names, live, failures] = await Promise.all([listMfes(pool), readLiveMfes(pool), listFailures(pool)]);
  const mfes = await Promise.all(
    names.map(async (name) => {
      const { stable, lastKnownGood, canary } = live[name] ?? {};
      const state = canary ? await canaryState(pool, name) : null;
      return {
        name,
        /** The buttons are shown only to whoever may use them. */
        mayChange: mayChange(actor, name),
        stable: named(stable),
        lastKnownGood: named(lastKnownGood),
        canary: canary && state ? { ...state, version: canary.release.version } : null,
        lock: await findLock(pool, name),
        failures: await Promise.all(
          failures
            .filter(({ mfe }) => mfe === name)
            .map(async (failure) => ({
              ...failure,
              stack: await Promise.all(
                (failure.stack ?? []).map((frame) => findSource(name, failure.buildId, frame)),
              ),
            })),
        ),
      };
    }),
  );
  return { actor: { name: actor.name, scope: actor.scope }, mfes };
}
export type Overview = Awaited<ReturnType<typeof readOverview>>;
export type DeskMfe = Overview['mfes'][number];

/** The history of a micro-frontend. */
export async function readHistory(pool: pg.Pool, mfe: string) {
  return {
    releases: await listReleases(pool, mfe, listLimit),
    refusals: await listRefusals(pool, mfe, listLimit),
    audit: await listAudit(pool, mfe, listLimit),
    visits: await listVisits(pool, mfe),
  };
}
export type History = Awaited<ReturnType<typeof readHistory>>;
