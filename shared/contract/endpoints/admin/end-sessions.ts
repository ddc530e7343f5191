import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { adminUserDetail } from '../../entities/admin-user.ts';
import { id } from '../../fields.ts';

export const endSessions = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/end-sessions',
  summary: 'Ends all sessions of a user',
  input: z.strictObject({ userId: id }),
  data: adminUserDetail,
  errors: ['user.not_found'],
  caller: 'admin',
});
