import type { AdminMembership } from '@storyloom/contract/admin/entities/admin-membership';
import type { AdminOrder } from '@storyloom/contract/admin/entities/admin-order';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { type ListRequest, readPage } from '../../../platform/keyset.ts';
import { toCursorPage } from '../../../platform/paging.ts';
import type { Audit, PlainAction } from '../../audit/audit.service.ts';
import type { Users } from '../../users/users.service.ts';
import { listAdjustments } from '../apply/refunds.repository.ts';
import { sumRefunded } from '../apply/refunds.ts';
import type { OrderRow } from '../payments.schema.ts';
import type { PaymentsService } from '../payments.service.ts';
import { countOrders, listMemberships, listOrders } from './admin-lists.repository.ts';

const ORDERS = { name: 'ADMIN_ORDERS', isInteger: true };

interface Parts {
  db: Db;
  users: Pick<Users, 'findUsers'>;
  audit: Pick<Audit, 'record'>;
  payments: Pick<PaymentsService, 'provider' | 'toOrder' | 'memberOf'>;
}

export type PaymentsAdmin = ReturnType<typeof createPaymentsAdmin>;

type UserList = { userId: string } & ListRequest;

/** Payments as administrators see them. The audit trail records who looked; refunds are made at the provider. */
export function createPaymentsAdmin({ db, users, audit, payments }: Parts) {
  /** Records a read. Pages that continue by cursor are part of the read of the first page. */
  async function recordLook(
    by: string,
    action: PlainAction,
    { userId, after }: Pick<UserList, 'userId' | 'after'>,
  ): Promise<void> {
    const [user] = await users.findUsers([userId]);
    if (user === undefined) throw new DomainError('user.not_found');
    if (after === undefined) await db.transaction((tx) => audit.record(tx, { by, action, target: userId }));
  }

  async function toAdminOrders(rows: readonly OrderRow[]): Promise<AdminOrder[]> {
    const transactions = rows.flatMap(({ transactionId }) => transactionId ?? []);
    const adjustments = Map.groupBy(
      await listAdjustments(db, transactions),
      ({ transactionId }) => transactionId,
    );
    return rows.map((row) => {
      const { userId, transactionId, paid, currency } = row;
      const own = adjustments.get(transactionId ?? '') ?? [];
      return {
        ...payments.toOrder(row),
        userId,
        transactionId,
        transactionUrl: transactionId && (payments.provider?.transactionUrl(transactionId) ?? null),
        paid,
        currency,
        refunded: sumRefunded(own),
        adjustments: own.map(({ id, action, status, amount, changedAt }) => ({
          id,
          action,
          status,
          amount,
          at: changedAt.toISOString(),
        })),
      };
    });
  }

  return {
    /** Throws user.not_found. */
    async orders(by: string, query: UserList): Promise<CursorPage<AdminOrder>> {
      await recordLook(by, 'user.read-orders', query);
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(ORDERS, query, (range) => listOrders(db, query.userId, range)),
        countOrders(db, query.userId),
      ]);
      const orders = await toAdminOrders(rows.map(({ order }) => order));
      const capped = Math.min(total, listLimits.totalCountCap + 1);
      return toCursorPage(orders, { page: query.page, total: capped, nextCursor });
    },

    /** Throws user.not_found. */
    async membership(by: string, userId: string): Promise<AdminMembership> {
      await recordLook(by, 'user.read-membership', { userId });
      const [member, subscriptions] = await Promise.all([
        payments.memberOf(userId),
        listMemberships(db, userId),
      ]);
      return {
        member,
        subscriptions: subscriptions.map(({ id, plan, status, renewsAt, endsAt, pastDueSince }) => ({
          id,
          plan,
          status,
          renewsAt: renewsAt?.toISOString() ?? null,
          endsAt: endsAt?.toISOString() ?? null,
          pastDueSince: pastDueSince?.toISOString() ?? null,
        })),
      };
    },
  };
}
