import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { auditEntry } from '../../entities/audit-entry.ts';
import { after, page, size } from '../../fields.ts';
import { cursorPaged } from '../../paged.ts';

export const audit = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/audit',
  summary: 'Lists the actions of administrators, newest first',
  input: z.strictObject({ page, after, size }),
  data: cursorPaged(auditEntry),
  errors: [],
  caller: 'admin',
});
