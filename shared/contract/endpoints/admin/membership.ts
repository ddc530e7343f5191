import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { adminMembership } from '../../entities/admin-membership.ts';
import { id } from '../../fields.ts';

export const membership = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/membership',
  summary: 'Shows the plan of a user and their subscriptions',
  input: z.strictObject({ userId: id }),
  data: adminMembership,
  errors: ['user.not_found'],
  caller: 'admin',
});
