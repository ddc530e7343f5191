import type { Actor } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import type { Parts } from './publishing.ts';

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
