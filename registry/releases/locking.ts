import type pg from 'pg';
import type { Actor } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import type { Changes } from './changes.ts';
import { deleteLock, saveLock } from './locks.repository.ts';

interface Parts {
  changes: Changes;
  now: () => Date;
}

/** Lets nobody but the actor change what is live of a micro-frontend, until it is unlocked. */
export function lock(mfe: string, reason: string, actor: Actor, { changes, now }: Parts): Promise<void> {
  const attempt = { mfe, action: 'lock', actor, note: reason } as const;
  return changes.attempt(attempt, () =>
    changes.apply(attempt, async (client: pg.PoolClient) => {
      await saveLock(client, mfe, { reason, actor: actor.name, at: now() });
      return null;
    }),
  );
}

/** Everybody with a token of the micro-frontend may end a lock; the audit says who did. */
export function unlock(mfe: string, actor: Actor, { changes }: Parts): Promise<void> {
  const attempt = { mfe, action: 'unlock', actor } as const;
  return changes.attempt(attempt, () =>
    changes.apply(attempt, async (client: pg.PoolClient) => {
      if (!(await deleteLock(client, mfe))) throw new RegistryError(409, `${mfe} is not locked.`);
      return null;
    }),
  );
}
