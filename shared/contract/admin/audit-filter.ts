import * as z from '@storyloom/schema';
import { atMost } from '../core/at-most.ts';
import { auditActions, auditAreas } from './audit-actions.ts';
import { auditLimits } from './limits.ts';

const auditKeyword = z._default(z.string().check(z.trim(), atMost(auditLimits.keyword)), '');

/** Filters of the audit trail. */
export const auditFilter = {
  /** `changes`: of all areas, without what only looks. */
  area: z.optional(z.enum([...auditAreas, 'changes'])),
  action: z.optional(z.enum(auditActions)),
  /** The beginning of the administrator's name, in any case, or the id. */
  by: auditKeyword,
  /** The id of an object or a story, or the beginning of the name of the person or the title of the story that the action is about. */
  about: auditKeyword,
  /** From the beginning of this day to the end of the other one, in UTC. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};
