import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { caseFilter, caseGroups } from '../case-filter.ts';
import { moderationCase } from '../entities/moderation-case.ts';

export const cases = endpoint({
  method: 'GET',
  path: '/ai-lab/moderation/cases',
  summary: 'Lists cases that wait for a decision, or those that were decided',
  input: z.strictObject({
    state: z._default(z.enum(['waiting', 'decided']), 'waiting'),
    /** Of the waiting cases. */
    group: z.optional(z.enum(caseGroups)),
    ...caseFilter,
    /**
     * By the time since which a case waits, or of its decision; by default the longest waiting, or the latest decided first.
     * `GRAVEST`: by the gravest reason of its reports, then the oldest first; cases without reports are last.
     */
    order: z.optional(z.enum(['OLDEST', 'NEWEST', 'GRAVEST'])),
    page,
    after,
    size,
  }),
  data: cursorPaged(moderationCase),
  errors: [],
  caller: 'admin',
});
