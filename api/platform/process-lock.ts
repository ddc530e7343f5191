import { type SQLWrapper, sql } from 'drizzle-orm';

const NAMESPACE = 4303;

/**
 * Takes the lock named after a process. The session that renews leases holds it, so PostgreSQL releases it in the moment
 * in which the process dies. It is shared: a process that connects again does not wait for the session that it lost.
 */
export const holdProcessLock = (processId: string) => ({
  text: `select pg_advisory_lock_shared(hashtextextended($1, ${NAMESPACE}))`,
  values: [processId],
});

/**
 * True if the process with this id has no session at the database. The lock is released in the same expression: if it were
 * held until the end of the transaction, other sessions that ask would find it taken, and the replies of a dead process
 * would be ended one after another.
 */
export const isDisconnected = (processId: SQLWrapper) => {
  const lock = sql`hashtextextended(${processId}, ${sql.raw(String(NAMESPACE))})`;
  return sql<boolean>`case when pg_try_advisory_lock(${lock}) then pg_advisory_unlock(${lock}) else false end`;
};
