import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { author } from '../../stories/entities/author.ts';
import { ratings } from '../../stories/ratings.ts';
import { reportReasonNames, subjectKinds } from '../subjects.ts';
import { reportedStory } from './reported-story.ts';

/** `OPEN` and `APPEALED` wait for a moderator. A decision on an appeal is final and closes the case. */
export const caseStatuses = ['OPEN', 'DECIDED', 'APPEALED', 'CLOSED'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/**
 * A violation hides the content, or keeps it held. `RATING`: a story has another rating and stays. Otherwise the content is
 * shown again, or released.
 */
export const caseOutcomes = ['VIOLATION', 'RATING', 'NO_VIOLATION'] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** The content of a case as it was when the case was opened. `href` is null if it has no page. */
export const caseSubject = z.object({
  kind: z.enum(subjectKinds),
  id,
  title: z.string(),
  excerpt: z.string(),
  href: z.nullable(z.string()),
});

export const caseDecision = z.object({
  outcome: z.enum(caseOutcomes),
  /** The one that the outcome `RATING` gave a story; null in decisions of earlier releases too. */
  rating: z.nullable(z.enum(ratings)),
  /** Shown to the author. */
  reason: z.string(),
  at: time,
});

/** A case in the moderation queue. `author` is null for a generated reply and for a deleted account. */
export const moderationCase = z.object({
  id,
  subject: caseSubject,
  author: z.nullable(author),
  status: z.enum(caseStatuses),
  outcome: z.nullable(z.enum(caseOutcomes)),
  /** The administrator who has taken the case to decide it; null once it is decided. */
  takenBy: z.nullable(author),
  reportCount: count,
  /** The reasons of the reports, each once. */
  reasons: z.array(z.enum(reportReasonNames)),
  openedAt: time,
  updatedAt: time,
});
export type ModerationCase = z.output<typeof moderationCase>;

export const caseReport = z.object({
  reason: z.enum(reportReasonNames),
  note: z.string(),
  reporter: z.nullable(author),
  at: time,
});

/** A case with all that a decision needs. */
export const moderationCaseDetail = z.extend(moderationCase, {
  reports: z.array(caseReport),
  /** Null for other content, and for a deleted account. */
  story: z.nullable(reportedStory),
  /** A data URL of a held picture; null after its retention. */
  picture: z.nullable(z.string()),
  decisions: z.array(z.extend(caseDecision, { by: z.nullable(author) })),
  appeal: z.nullable(z.object({ text: z.string(), at: time })),
  /** Other cases of the author in which a violation was found. */
  authorViolations: count,
});
export type ModerationCaseDetail = z.output<typeof moderationCaseDetail>;

/** A case as the author of its content sees it: without the reports. */
export const ownCase = z.object({
  id,
  subject: caseSubject,
  status: z.enum(caseStatuses),
  decisions: z.array(caseDecision),
  appeal: z.nullable(z.string()),
  canAppeal: z.boolean(),
});
export type OwnCase = z.output<typeof ownCase>;
