import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, id, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { pointsRecord } from '../../points/entities/points-record.ts';

export const ledger = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/ledger',
  summary: 'Lists the points history of a user, newest first; the audit trail records who looked',
  input: z.strictObject({ userId: id, page, after, size }),
  data: cursorPaged(pointsRecord),
  errors: ['user.not_found'],
  caller: 'admin',
});
