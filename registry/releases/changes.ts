import type pg from 'pg';
import { type Action, writeAudit } from '../history/audit.repository.ts';
import { insertRefusal } from '../history/refusals.repository.ts';
import type { Announce } from '../history/webhook.ts';
import { type Actor, health } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import type { Proof } from '../platform/proof.ts';
import { inTransaction } from '../platform/transaction.ts';
import { keepCompositions } from './compositions.repository.ts';
import { findLock } from './locks.repository.ts';
import { findLive } from './releases.repository.ts';

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

export interface Changes {
  /** Runs `work` and keeps its refusal, if it throws one. */
  attempt<Result>(attempt: Attempt, work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` in a transaction that no other change of what is live runs beside, writes the audit and tells the webhook.
   * `work` returns the build that the change is about (null for a lock), or `unchanged`.
   */
  apply(
    attempt: Attempt,
    work: (client: pg.PoolClient) => Promise<string | null | typeof unchanged>,
  ): Promise<void>;
  /** Throws RegistryError if another token has locked the micro-frontend. */
  refuseLocked(db: pg.Pool | pg.PoolClient, attempt: Pick<Attempt, 'mfe' | 'actor'>): Promise<void>;
}

export function createChanges(options: { pool: pg.Pool; now: () => Date; announce: Announce }): Changes {
  const { pool, now, announce } = options;

  const refuseLocked: Changes['refuseLocked'] = async (db, { mfe, actor }) => {
    const lock = await findLock(db, mfe);
    if (!lock || lock.actor === actor.name) return;
    throw new RegistryError(
      409,
      `${mfe} is locked by ${lock.actor} since ${lock.at.toISOString()}: ${lock.reason}. ` +
        `Ask ${lock.actor}, or end the lock: npm run release -- unlock ${mfe}`,
    );
  };

  return {
    refuseLocked,
    async attempt({ mfe, action, actor, build }, work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof RegistryError) {
          const reason = error.message;
          await insertRefusal(pool, {
            at: now(),
            mfe,
            action,
            build: build ?? null,
            actor: actor.name,
            reason,
          });
        }
        throw error;
      }
    },
    async apply(attempt, work) {
      const { mfe, action, actor, proof, note } = attempt;
      const announcement = await inTransaction(pool, async (client) => {
        // Gates compare with the live releases, so two releases registered at once are checked one after the other.
        await client.query('LOCK TABLE registry.live IN EXCLUSIVE MODE');
        if (action !== 'unlock' && actor !== health) await refuseLocked(client, attempt);
        const before = (await findLive(client, mfe))?.stable ?? null;
        const buildId = await work(client);
        if (buildId === unchanged) return null;
        await keepCompositions(client);
        const at = now();
        const id = await writeAudit(client, { at, mfe, action, actor, buildId, proof, note });
        return {
          id,
          at: at.toISOString(),
          mfe,
          action,
          buildId,
          before,
          actor: actor.name,
          note: note ?? null,
        };
      });
      if (announcement) announce(announcement);
    },
  };
}
