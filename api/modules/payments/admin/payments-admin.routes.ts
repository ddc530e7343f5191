import { membership } from '@storyloom/contract/admin/endpoints/membership';
import { orders } from '@storyloom/contract/admin/endpoints/orders';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PaymentsAdmin } from './payments-admin.service.ts';

export function paymentsAdminRoutes(admin: PaymentsAdmin): Route[] {
  return [
    route(orders, ({ viewer, input }) => admin.orders(viewer.userId, input)),
    route(membership, ({ viewer, input }) => admin.membership(viewer.userId, input.userId)),
  ];
}
