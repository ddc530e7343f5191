import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { session } from '../entities/session.ts';

export const sessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  summary: 'Lists the devices on which the caller is logged in, the latest used first',
  input: nothing,
  data: z.array(session),
  errors: [],
  caller: 'user',
});
