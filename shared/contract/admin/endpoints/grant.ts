import { endpoint } from '../../core/endpoint.ts';
import { pointsGrant } from '../entities/points-grant.ts';
import { grantInput } from '../rules.ts';

export const grant = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/grant',
  summary: 'Grants points to a user; above the limits of one administrator the grant waits for a second one',
  input: grantInput,
  data: pointsGrant,
  errors: ['user.not_found', 'grant.guest', 'decision.own', 'request.repeated'],
  caller: 'admin',
});
