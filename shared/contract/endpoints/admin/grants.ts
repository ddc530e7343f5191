import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { pointsGrant } from '../../entities/points-grant.ts';
import { after, id, page, size } from '../../fields.ts';
import { cursorPaged } from '../../paged.ts';

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
