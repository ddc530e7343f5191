import { caseOutcomes, caseStatuses } from '@storyloom/contract/moderation/entities/moderation-case';
import type { ReportedStory } from '@storyloom/contract/moderation/entities/reported-story';
import { reportReasonNames, subjectKinds } from '@storyloom/contract/moderation/subjects';
import { ratings } from '@storyloom/contract/stories/ratings';
import { bigint, customType, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const moderationCases = pgTable('moderation_cases', {
  id: text().primaryKey(),
  subjectKind: text('subject_kind', { enum: subjectKinds }).notNull(),
  subjectId: text('subject_id').notNull(),
  /** Null for a generated reply and for a deleted account. */
  authorId: text('author_id'),
  title: text().notNull(),
  excerpt: text().notNull(),
  href: text(),
  /** A reported story as it was then. */
  story: jsonb().$type<ReportedStory>(),
  /** A held picture as WebP. */
  picture: bytes(),
  /** State of hidden content, to restore it; null while it is not hidden. */
  former: jsonb().$type<object>(),
  status: text({ enum: caseStatuses }).notNull(),
  outcome: text({ enum: caseOutcomes }),
  /** The administrator who decides a waiting case. */
  takenBy: text('taken_by'),
  reportCount: integer('report_count').notNull().default(0),
  appeal: text(),
  appealedAt: time('appealed_at'),
  openedAt: time('opened_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  /** When the author last saw the decisions. */
  seenAt: time('seen_at'),
});

export type CaseRow = typeof moderationCases.$inferSelect;

export const moderationReports = pgTable('moderation_reports', {
  caseId: text('case_id').notNull(),
  /** Null if the account was deleted. */
  reporterId: text('reporter_id'),
  reason: text({ enum: reportReasonNames }).notNull(),
  note: text().notNull(),
  createdAt: time('created_at').notNull(),
});

export const moderationDecisions = pgTable('moderation_decisions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  caseId: text('case_id').notNull(),
  outcome: text({ enum: caseOutcomes }).notNull(),
  rating: text({ enum: ratings }),
  reason: text().notNull(),
  decidedBy: text('decided_by').notNull(),
  decidedAt: time('decided_at').notNull(),
});
