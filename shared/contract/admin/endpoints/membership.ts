import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { adminMembership } from '../entities/admin-membership.ts';

export const membership = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/membership',
  summary: 'Shows the plan of a user and their subscriptions',
  input: z.strictObject({ userId: id }),
  data: adminMembership,
  errors: ['user.not_found'],
  caller: 'admin',
});
