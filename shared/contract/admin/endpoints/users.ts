import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { adminUser } from '../entities/admin-user.ts';

export const users = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/users',
  summary:
    'Finds users by id, by email address or by the beginning of their name, or the newest accounts without a keyword; the audit trail records who looked',
  input: z.strictObject({ keyword: z._default(z.string().check(z.trim(), atMost(254)), '') }),
  data: z.array(adminUser),
  errors: [],
  caller: 'admin',
});
