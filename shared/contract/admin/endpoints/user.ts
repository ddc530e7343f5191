import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { adminUserDetail } from '../entities/admin-user.ts';

export const user = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/user',
  summary: 'Shows a user with their sessions and balance; the audit trail records who looked',
  input: z.strictObject({ userId: id }),
  data: adminUserDetail,
  errors: ['user.not_found'],
  caller: 'admin',
});
