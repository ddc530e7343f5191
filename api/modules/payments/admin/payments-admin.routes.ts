import { differences } from '@storyloom/contract/endpoints/admin/differences';
import { membership } from '@storyloom/contract/endpoints/admin/membership';
import { orders } from '@storyloom/contract/endpoints/admin/orders';
import { reconcile } from '@storyloom/contract/endpoints/admin/reconcile';
import { reconciliation } from '@storyloom/contract/endpoints/admin/reconciliation';
import { refund } from '@storyloom/contract/endpoints/admin/refund';
import { replayWebhook } from '@storyloom/contract/endpoints/admin/replay-webhook';
import { webhooks } from '@storyloom/contract/endpoints/admin/webhooks';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PaymentsAdmin } from './payments-admin.service.ts';

export function paymentsAdminRoutes(admin: PaymentsAdmin): Route[] {
  return [
    route(orders, ({ viewer, input }) => admin.orders(viewer.userId, input)),
    route(membership, ({ viewer, input }) => admin.membership(viewer.userId, input.userId)),
    route(webhooks, ({ viewer, input }) => admin.webhooks(viewer.userId, input)),
    route(replayWebhook, ({ viewer, input }) => admin.replay(viewer.userId, input.id)),
    route(refund, ({ viewer, input }) => admin.refund(viewer.userId, input)),
    route(reconcile, ({ viewer, input }) => admin.reconcile(viewer.userId, input)),
    route(reconciliation, () => admin.reconciliation()),
    route(differences, ({ input }) => admin.differences(input)),
  ];
}
