import { audit as auditEndpoint } from '@storyloom/contract/admin/endpoints/audit';
import { exportAudit } from '@storyloom/contract/admin/endpoints/export-audit';
import { type Route, route } from '../../platform/http/route.ts';
import type { Audit } from './audit.service.ts';

export function auditRoutes(audit: Pick<Audit, 'list' | 'export'>): Route[] {
  return [
    route(auditEndpoint, ({ input }) => audit.list(input)),
    route(exportAudit, ({ viewer, input }) => audit.export(viewer.userId, input)),
  ];
}
