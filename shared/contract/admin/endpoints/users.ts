import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { text } from '../../core/fields.ts';
import { adminUser } from '../entities/admin-user.ts';

export const users = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/users',
  summary:
    'Finds users by id, by email address or by the beginning of their name; the audit trail records who looked',
  input: z.strictObject({ keyword: text(254) }),
  data: z.array(adminUser),
  errors: [],
  caller: 'admin',
});
