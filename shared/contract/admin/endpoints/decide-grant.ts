import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { pointsGrant } from '../entities/points-grant.ts';

export const decideGrant = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/decide-grant',
  summary: 'Approves or rejects a waiting grant of another administrator',
  input: z.strictObject({ id, outcome: z.enum(['APPROVE', 'REJECT']) }),
  data: pointsGrant,
  errors: ['grant.not_found', 'decision.own', 'grant.decided', 'grant.expired'],
  caller: 'admin',
});
