import * as z from '@storyloom/schema';
import { atMost } from '../core/at-most.ts';
import { id } from '../core/fields.ts';
import { moderationLimits } from './limits.ts';
import { reportReasonNames, subjectKinds } from './subjects.ts';

/** The waiting cases that nobody has taken, those that the caller has taken, and appeals, whoever has taken them. */
export const caseGroups = ['UNASSIGNED', 'MINE', 'APPEALS'] as const;
export type CaseGroup = (typeof caseGroups)[number];

/** How long a case waits at least. */
export const caseAges = ['DAY', 'WEEK'] as const;
export type CaseAge = (typeof caseAges)[number];

/** Filters of cases. */
export const caseFilter = {
  kind: z.optional(z.enum(subjectKinds)),
  /** One of the reasons of its reports. */
  reason: z.optional(z.enum(reportReasonNames)),
  /** Since the case was opened or appealed; for decided ones, since the decision. */
  age: z.optional(z.enum(caseAges)),
  authorId: z.optional(id),
  /** A part of the title, in any case. */
  keyword: z._default(z.string().check(z.trim(), atMost(moderationLimits.keyword)), ''),
};
