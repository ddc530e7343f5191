import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { after, id, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { moderationCase } from '../entities/moderation-case.ts';
import { moderationLimits } from '../limits.ts';
import { reportReasonNames, subjectKinds } from '../subjects.ts';

export const cases = endpoint({
  method: 'GET',
  path: '/ai-lab/moderation/cases',
  summary: 'Lists cases that wait for a decision, or those that were decided',
  input: z.strictObject({
    state: z._default(z.enum(['waiting', 'decided']), 'waiting'),
    kind: z.optional(z.enum(subjectKinds)),
    /** One of the reasons of its reports. */
    reason: z.optional(z.enum(reportReasonNames)),
    authorId: z.optional(id),
    /** A part of the title, in any case. */
    keyword: z._default(z.string().check(z.trim(), atMost(moderationLimits.keyword)), ''),
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
