import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { reconcile as reconcileEndpoint } from '@storyloom/contract/endpoints/admin/reconcile';
import type { Difference, Reconciliation } from '@storyloom/contract/entities/reconciliation';
import { listLimits } from '@storyloom/contract/limits/lists';
import type { CursorPage } from '@storyloom/contract/paged';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type ListRequest, readPage } from '../../../platform/keyset.ts';
import { toCursorPage } from '../../../platform/paging.ts';
import type { Audit } from '../../audit/audit.service.ts';
import type { Users } from '../../users/users.service.ts';
import type { ReconciliationRow } from '../payments.schema.ts';
import { reconcile } from './reconciler.ts';
import {
  countDifferences,
  findLatest,
  listDifferences,
  lockReconciliations,
  replaceReconciliation,
} from './reconciliation.repository.ts';

/** Age at which a comparison counts as lost, in ms; longer than its job may run. */
const LOST_MS = 2 * 3_600_000;

const FOUND = { name: 'DIFFERENCES', isInteger: true };

interface Parts {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'send'>;
  users: Pick<Users, 'authors'>;
  audit: Pick<Audit, 'record'>;
}

/** Begins comparisons with the provider, one at a time, and reads the latest. */
export function createReconciliations({ db, clock, jobs, users, audit }: Parts) {
  async function toReconciliation(row: ReconciliationRow): Promise<Reconciliation> {
    const [authors, differences] = await Promise.all([
      users.authors([row.requestedBy]),
      countDifferences(db, row.id),
    ]);
    const { id, state, transactions, orders } = row;
    return {
      ...{ id, state, transactions, orders, differences },
      by: authors.get(row.requestedBy) ?? null,
      from: row.firstDay,
      to: row.lastDay,
      startedAt: row.startedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    };
  }

  async function latest(): Promise<Reconciliation | null> {
    const row = await findLatest(db);
    return row === undefined ? null : toReconciliation(row);
  }

  return {
    latest,

    /** Returns the running comparison if there is one. */
    async begin(by: string, { from, to }: ParsedInputOf<typeof reconcileEndpoint>): Promise<Reconciliation> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        await lockReconciliations(tx);
        const running = await findLatest(tx);
        const lostBefore = now.getTime() - LOST_MS;
        if (running?.state === 'RUNNING' && running.startedAt.getTime() > lostBefore) return;
        const id = newId();
        await replaceReconciliation(tx, {
          ...{ id, requestedBy: by, firstDay: from, lastDay: to, state: 'RUNNING', startedAt: now },
        });
        await jobs.send(tx, reconcile, { reconciliationId: id });
        await audit.record(tx, { by, action: 'payments.reconcile', target: id, detail: { from, to } });
      });
      const begun = await latest();
      if (begun === null) throw new Error('A comparison was not stored.');
      return begun;
    },

    async differences(query: { reconciliationId: string } & ListRequest): Promise<CursorPage<Difference>> {
      const { reconciliationId } = query;
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(FOUND, query, (range) => listDifferences(db, reconciliationId, range)),
        countDifferences(db, reconciliationId),
      ]);
      const differences = rows.map(
        ({ id, userId, difference: { kind, transactionId, orderId, ours, theirs } }) => ({
          ...{ id, kind, transactionId, orderId, userId, ours, theirs },
        }),
      );
      return toCursorPage(differences, {
        page: query.page,
        total: Math.min(total, listLimits.totalCountCap + 1),
        nextCursor,
      });
    },
  };
}
