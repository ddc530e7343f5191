import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { auditFilter } from '../audit-filter.ts';
import { auditEntry } from '../entities/audit-entry.ts';

export const audit = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/audit',
  summary: 'Lists the actions of administrators, newest first',
  input: z.strictObject({ ...auditFilter, page, after, size }),
  data: cursorPaged(auditEntry),
  errors: [],
  caller: 'admin',
});
