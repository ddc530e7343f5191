import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { profile as profileEntity } from '../entities/profile.ts';

export const profile = endpoint({
  method: 'GET',
  path: '/user/user/{userId}',
  summary: "Returns a user's public profile",
  input: z.strictObject({ userId: id }),
  data: profileEntity,
  errors: ['user.not_found'],
  caller: 'anyone',
});
