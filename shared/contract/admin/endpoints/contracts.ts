import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { creatorApplication } from '../../creators/entities/creator-application.ts';

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
