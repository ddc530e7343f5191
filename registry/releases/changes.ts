import type pg from 'pg';
import { type Action, writeAudit } from '../history/audit.repository.ts';
import { insertRefusal } from '../history/refusals.repository.ts';
import type { Announce } from '../history/webhook.ts';
import { type Actor, health } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import type { Proof } from '../platform/proof.ts';
import { type Handle, inTransaction } from '../platform/queries.ts';
import { keepCompositions } from './compositions.repository.ts';
import { findLive, findLock } from './releases.repository.ts';

/** What somebody wants to change. */
export interface Attempt {
  mfe: string;
  action: Action;
  actor: Actor;
  /** Build or version that was asked for. */
  build?: string | undefined;
  proof?: Proof | undefined;
  note?: string | null | undefined;
}

/** Nothing is written or announced. */
export const unchanged = Symbol('unchanged');

/**
 * Runs `work` in a transaction that no other change of what is live runs beside, writes the audit and tells the webhook.
 * `work` returns the build that the change is about (null for a lock), or `unchanged`.
 */
type Apply = <Build extends string | null | typeof unchanged>(
  work: (client: pg.PoolClient) => Promise<Build>,
) => Promise<Build>;

export type Changes = ReturnType<typeof createChanges>;

export function createChanges(options: { pool: pg.Pool; now: () => Date; announce: Announce }) {
  const { pool, now, announce } = options;

  async function refuseLocked(db: Handle, { mfe, action, actor }: Attempt): Promise<void> {
    if (action === 'unlock' || action === 'preview' || actor === health) return;
    const lock = await findLock(db, mfe);
    if (!lock || lock.actor === actor.name) return;
    throw new RegistryError(
      409,
      `${mfe} is locked by ${lock.actor} since ${lock.at.toISOString()}: ${lock.reason}. ` +
        `Ask ${lock.actor}, or end the lock: npm run release -- unlock ${mfe}`,
    );
  }

  const applyFor =
    (attempt: Attempt): Apply =>
    async (work) => {
      const { mfe, action, actor, proof, note = null } = attempt;
      const { built, told } = await inTransaction(pool, async (client) => {
        // Gates compare with the live releases, so two releases registered at once are checked one after the other.
        await client.query('LOCK TABLE registry.live IN EXCLUSIVE MODE');
        await refuseLocked(client, attempt);
        const before = (await findLive(client, mfe))?.stable ?? null;
        const built = await work(client);
        const buildId: string | null | typeof unchanged = built;
        if (buildId === unchanged) return { built, told: null };
        await keepCompositions(client);
        const at = now();
        const id = await writeAudit(client, { at, mfe, action, actor, buildId, proof, note });
        const about = { id, mfe, action, actor: actor.name, note };
        return { built, told: { ...about, at: at.toISOString(), buildId, before } };
      });
      // A preview changes nothing for visitors.
      if (told && action !== 'preview') announce(told);
      return built;
    };

  return {
    /** Runs `work` unless another token has locked the micro-frontend, and keeps its refusal, if it throws one. */
    async attempt<Result>(attempt: Attempt, work: (apply: Apply) => Promise<Result>): Promise<Result> {
      try {
        await refuseLocked(pool, attempt);
        return await work(applyFor(attempt));
      } catch (error) {
        if (error instanceof RegistryError) {
          const { mfe, action, actor, build = null } = attempt;
          const refusal = { at: now(), mfe, action, build, actor: actor.name, reason: error.message };
          await insertRefusal(pool, refusal);
        }
        throw error;
      }
    },
  };
}
