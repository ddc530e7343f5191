import type { ApiModule } from '../../platform/module.ts';
import { ownMemberships, ownOrders } from './own-data.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { createPayments } from './payments.service.ts';

export function createPaymentsModule(parts: Parameters<typeof createPayments>[0]) {
  const service = createPayments(parts);
  return {
    service,
    routes: paymentsRoutes(service),
    jobs: service.jobs,
    merge: { payments: { columns: ['orders.user_id', 'memberships.user_id'], move: service.merge } },
    erase: { payments: service.erase },
    ownData: [ownOrders, ownMemberships],
  } satisfies ApiModule;
}
