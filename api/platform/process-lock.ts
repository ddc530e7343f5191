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
 * True if the process with this id has no session at the database. The lock is returned at once: others who ask would take
 * this session for that of the process, and the ending of each of its replies would wait for that of the one before.
 */
export const isDisconnected = (processId: SQLWrapper) => {
  const lock = sql`hashtextextended(${processId}, ${sql.raw(String(NAMESPACE))})`;
  return sql<boolean>`case when pg_try_advisory_lock(${lock}) then pg_advisory_unlock(${lock}) else false end`;
};
