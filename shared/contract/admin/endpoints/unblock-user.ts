import { endpoint } from '../../core/endpoint.ts';
import { blockInput } from '../../moderation/rules.ts';
import { adminUserDetail } from '../entities/admin-user.ts';

export const unblockUser = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/unblock',
  summary: 'Unblocks an account',
  input: blockInput,
  data: adminUserDetail,
  errors: ['user.not_found', 'user.not_blocked'],
  caller: 'admin',
});
