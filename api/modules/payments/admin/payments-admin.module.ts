import type { ApiModule } from '../../../platform/module.ts';
import { paymentsAdminRoutes } from './payments-admin.routes.ts';
import { createPaymentsAdmin } from './payments-admin.service.ts';

export function createPaymentsAdminModule(parts: Parameters<typeof createPaymentsAdmin>[0]) {
  const service = createPaymentsAdmin(parts);
  return { service, routes: paymentsAdminRoutes(service) } satisfies ApiModule;
}
