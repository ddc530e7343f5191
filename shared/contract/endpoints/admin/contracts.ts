import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { creatorApplication } from '../../entities/creator-application.ts';
import { after, page, size } from '../../fields.ts';
import { cursorPaged } from '../../paged.ts';

export const contracts = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/contracts',
  summary:
    'Lists applications for the creator contract, newest first; with `waiting`, those without a decision, with `decided`, the others',
  input: z.strictObject({
    state: z._default(z.enum(['waiting', 'decided', 'all']), 'waiting'),
    page,
    after,
    size,
  }),
  data: cursorPaged(creatorApplication),
  errors: [],
  caller: 'admin',
});
