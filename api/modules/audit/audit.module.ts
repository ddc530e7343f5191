import type { ApiModule } from '../../platform/module.ts';
import { eraseReasons } from './audit.repository.ts';
import { auditRoutes } from './audit.routes.ts';
import { createAudit } from './audit.service.ts';

export function createAuditModule(parts: Parameters<typeof createAudit>[0]) {
  const service = createAudit(parts);
  return { service, routes: auditRoutes(service), erase: { audit: eraseReasons } } satisfies ApiModule;
}
