import { endpoint } from '../../core/endpoint.ts';
import { blockInput } from '../../moderation/rules.ts';
import { adminUserDetail } from '../entities/admin-user.ts';

export const blockUser = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/block',
  summary: 'Blocks an account with a reason and ends its sessions',
  input: blockInput,
  data: adminUserDetail,
  errors: ['user.not_found', 'user.not_blockable'],
  caller: 'admin',
});
