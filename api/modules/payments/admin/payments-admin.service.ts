import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { reconcile as reconcileEndpoint } from '@storyloom/contract/endpoints/admin/reconcile';
import type { refund as refundEndpoint } from '@storyloom/contract/endpoints/admin/refund';
import type { AdminMembership } from '@storyloom/contract/entities/admin-membership';
import type { AdminOrder } from '@storyloom/contract/entities/admin-order';
import type { PaymentWebhook } from '@storyloom/contract/entities/payment-webhook';
import { listLimits } from '@storyloom/contract/limits/lists';
import type { CursorPage } from '@storyloom/contract/paged';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type ListRequest, readPage } from '../../../platform/keyset.ts';
import type { Logger } from '../../../platform/logger.ts';
import { toCursorPage } from '../../../platform/paging.ts';
import type { Audit, PlainAction } from '../../audit/audit.service.ts';
import type { Points } from '../../points/points.service.ts';
import type { Users } from '../../users/users.service.ts';
import type { OrderRow } from '../payments.schema.ts';
import type { PaymentsService } from '../payments.service.ts';
import { createReconciler, reconcile } from '../reconciliation/reconciler.ts';
import { createReconciliations } from '../reconciliation/reconciliations.ts';
import { createSecondPlans, type SecondPlanParts } from '../second-plans/end-second-plans.ts';
import { endSecondPlans } from '../second-plans/second-plans.jobs.ts';
import { announceNewEvents } from '../webhooks/events.repository.ts';
import { applyEvents } from '../webhooks/receive.ts';
import {
  countEvents,
  countOrders,
  findSubjectUser,
  listEvents,
  listMemberships,
  listOrders,
  markWaiting,
} from './admin-lists.repository.ts';
import { refundsOf, toAdminOrder } from './admin-order.ts';
import { createRefunds, finishRefunds } from './refund-order.ts';
import { listRefunds } from './refund-requests.repository.ts';
import { toWebhook } from './webhook-view.ts';

const ORDERS = { name: 'ADMIN_ORDERS', isInteger: true };
const EVENTS = { name: 'ADMIN_EVENTS', isInteger: true };

interface Parts extends Pick<SecondPlanParts, 'notify' | 'notifyFault'> {
  db: Db;
  clock: Clock;
  logger: Logger;
  jobs: Pick<Jobs, 'send'>;
  users: Pick<Users, 'findUsers' | 'authors'>;
  audit: Pick<Audit, 'record'>;
  payments: Pick<PaymentsService, 'provider' | 'toOrder' | 'memberOf'>;
  creditsOf: Points['creditsOf'];
}

export type PaymentsAdmin = ReturnType<typeof createPaymentsAdmin>;

type UserList = { userId: string } & ListRequest;

/** Payments as administrators see and correct them. The audit trail records reads and actions. */
export function createPaymentsAdmin(parts: Parts) {
  const { db, clock, logger, jobs, users, audit, payments, creditsOf } = parts;
  const { provider } = payments;
  const refunds = provider === null ? null : createRefunds({ db, clock, logger, jobs, provider, audit });
  const runSecondPlans =
    provider === null || refunds === null ? null : createSecondPlans({ ...parts, provider, refunds });
  const runReconciliation =
    provider === null ? null : createReconciler({ db, clock, logger, provider, creditsOf });
  const reconciliations = createReconciliations({ db, clock, jobs, users, audit });

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
    const all = await listRefunds(db, rows);
    const authors = await users.authors(all.requests.map(({ requestedBy }) => requestedBy));
    return rows.map((row) => toAdminOrder(row, payments.toOrder(row), refundsOf(row, all), authors));
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
      return toCursorPage(orders, { page: query.page, total: capped(total), nextCursor });
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
          ...{ id, plan, status },
          renewsAt: renewsAt?.toISOString() ?? null,
          endsAt: endsAt?.toISOString() ?? null,
          pastDueSince: pastDueSince?.toISOString() ?? null,
        })),
      };
    },

    /** Throws user.not_found. */
    async webhooks(by: string, query: UserList): Promise<CursorPage<PaymentWebhook>> {
      await recordLook(by, 'user.read-webhooks', query);
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(EVENTS, query, (range) => listEvents(db, query.userId, range)),
        countEvents(db, query.userId),
      ]);
      const webhooks = rows.map(({ event }) => toWebhook(event));
      return toCursorPage(webhooks, { page: query.page, total: capped(total), nextCursor });
    },

    /** Applies a stored event again. Throws payment.webhook_not_found. */
    replay: (by: string, id: string): Promise<PaymentWebhook> =>
      db.transaction(async (tx) => {
        const event = await markWaiting(tx, id);
        if (event === undefined) throw new DomainError('payment.webhook_not_found');
        const { subjectId, type } = event;
        await announceNewEvents(tx, [subjectId]);
        await jobs.send(tx, applyEvents, { subjectId }, { key: subjectId });
        const detail = { type, subjectId, userId: await findSubjectUser(tx, subjectId) };
        await audit.record(tx, { by, action: 'webhook.replay', target: id, detail });
        return toWebhook(event);
      }),

    /** Throws what `createRefunds` throws. */
    async refund(by: string, input: ParsedInputOf<typeof refundEndpoint>): Promise<AdminOrder> {
      if (refunds === null) throw new DomainError('payment.unavailable');
      const [order] = await toAdminOrders([await refunds.refund(by, input)]);
      if (order === undefined) throw new Error('A refunded order was not read.');
      return order;
    },

    /** Throws payment.unavailable. */
    async reconcile(by: string, days: ParsedInputOf<typeof reconcileEndpoint>) {
      if (runReconciliation === null) throw new DomainError('payment.unavailable');
      return reconciliations.begin(by, days);
    },
    reconciliation: reconciliations.latest,
    differences: reconciliations.differences,

    /** The handlers of the jobs, for tests. */
    ...{ runReconciliation, finishRefunds: refunds?.finish },
    jobs: (runReconciliation === null || refunds === null || runSecondPlans === null
      ? []
      : [
          handleJob(reconcile, ({ reconciliationId }, { signal }) =>
            runReconciliation(reconciliationId, signal),
          ),
          handleJob(finishRefunds, ({ orderId }) => refunds.finish(orderId)),
          handleJob(endSecondPlans, ({ subscriptionId }, { isLast }) =>
            runSecondPlans(subscriptionId, { isLast }),
          ),
        ]) satisfies JobHandler[],
  };
}

const capped = (total: number) => Math.min(total, listLimits.totalCountCap + 1);
