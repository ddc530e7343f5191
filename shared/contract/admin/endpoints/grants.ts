import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, id, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { pointsGrant } from '../entities/points-grant.ts';

export const grants = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/grants',
  summary:
    'Lists grants of points, newest first: of a user, or all; with `waiting`, those that need a second administrator',
  input: z.strictObject({
    userId: z.optional(id),
    state: z._default(z.enum(['waiting', 'all']), 'all'),
    page,
    after,
    size,
  }),
  data: cursorPaged(pointsGrant),
  errors: [],
  caller: 'admin',
});
