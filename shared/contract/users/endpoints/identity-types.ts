import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { identityType } from '../entities/identity-type.ts';

export const identityTypes = endpoint({
  method: 'GET',
  path: '/user/identity-types',
  summary: 'Lists the services that people can log in with',
  input: nothing,
  data: z.array(identityType),
  errors: [],
  caller: 'anyone',
});
