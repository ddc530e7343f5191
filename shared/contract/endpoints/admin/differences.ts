import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { difference } from '../../entities/reconciliation.ts';
import { after, id, page, size } from '../../fields.ts';
import { cursorPaged } from '../../paged.ts';

export const differences = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/differences',
  summary: 'Lists the differences that a comparison with the payment provider has found',
  input: z.strictObject({ reconciliationId: id, page, after, size }),
  data: cursorPaged(difference),
  errors: [],
  caller: 'admin',
});
