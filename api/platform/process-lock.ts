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

/** True if the process with this id has no session at the database. */
export const isDisconnected = (processId: SQLWrapper) =>
  sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${processId}, ${sql.raw(String(NAMESPACE))}))`;
