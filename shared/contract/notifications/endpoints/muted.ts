import { endpoint, nothing } from '../../core/endpoint.ts';
import { mutedGroups } from '../entities/muted-groups.ts';

export const muted = endpoint({
  method: 'GET',
  path: '/user/notification/muted',
  summary: 'The groups of notifications that the caller has turned off',
  input: nothing,
  data: mutedGroups,
  errors: [],
  caller: 'guest',
});
