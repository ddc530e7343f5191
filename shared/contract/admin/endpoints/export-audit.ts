import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { auditFilter } from '../audit-filter.ts';

export const exportAudit = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/audit/export',
  summary:
    'Returns the newest 10,000 actions of administrators that match as a CSV file; the audit trail records who exported them',
  input: z.strictObject(auditFilter),
  data: z.null(),
  errors: [],
  caller: 'admin',
  rate: 'exports',
  wire: 'file',
});
