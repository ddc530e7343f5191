import { Gauge, type Registry } from 'prom-client';
import type { Database } from './db.ts';
import { addGauge } from './http/metrics.ts';

/** Adds the connections for requests, and how much the database has written, which includes the work of other processes. */
export function addDatabaseMetrics(registry: Registry, { pool }: Pick<Database, 'pool'>): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process for requests: busy, idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  addGauge(registry, {
    name: 'database_wal_position_bytes',
    help: 'Position in the log of the database (WAL); its rate is what all processes together write',
    // A scrape must be answered while the database is away.
    read: () =>
      pool
        .query(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position`)
        .then(({ rows }) => rows[0].position)
        .catch(() => Number.NaN),
  });
}
