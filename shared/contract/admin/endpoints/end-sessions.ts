import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { adminUserDetail } from '../entities/admin-user.ts';

export const endSessions = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/end-sessions',
  summary: 'Ends all sessions of a user',
  input: z.strictObject({ userId: id }),
  data: adminUserDetail,
  errors: ['user.not_found'],
  caller: 'admin',
});
