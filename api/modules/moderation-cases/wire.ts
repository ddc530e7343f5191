import type {
  CaseOutcome,
  ModerationCase,
  ModerationCaseDetail,
  OwnCase,
} from '@storyloom/contract/moderation/entities/moderation-case';
import { type ReportReason, reportReasonNames } from '@storyloom/contract/moderation/subjects';
import type { Author } from '@storyloom/contract/stories/entities/author';
import type { CaseRow, moderationDecisions, moderationReports } from './moderation-cases.schema.ts';

type Decision = typeof moderationDecisions.$inferSelect;
type Report = typeof moderationReports.$inferSelect;
type Authors = ReadonlyMap<string, Author>;

interface DetailParts {
  reports: readonly Report[];
  decisions: readonly Decision[];
  violations: number;
  authors: Authors;
}

/** A case with the reasons of its reports. */
export type ListedCase = CaseRow & { reasons?: ReportReason[] };

export function toCase(row: ListedCase, authors: Authors): ModerationCase {
  const { id, status, outcome, takenBy, reportCount, reasons = [], openedAt, updatedAt } = row;
  return {
    id,
    subject: toSubject(row),
    author: authorOf(row.authorId, authors),
    status,
    outcome,
    takenBy: authorOf(takenBy, authors),
    reportCount,
    reasons: reportReasonNames.filter((reason) => reasons.includes(reason)),
    openedAt: openedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toDetail(row: CaseRow, parts: DetailParts): ModerationCaseDetail {
  const { story, picture, appeal, appealedAt } = row;
  const { reports, decisions, violations, authors } = parts;
  return {
    ...toCase({ ...row, reasons: reports.map(({ reason }) => reason) }, authors),
    reports: reports.map(({ reason, note, reporterId, createdAt }) => ({
      reason,
      note,
      reporter: authorOf(reporterId, authors),
      at: createdAt.toISOString(),
    })),
    story,
    picture: picture === null ? null : `data:image/webp;base64,${picture.toString('base64')}`,
    decisions: decisions.map((each) => ({ ...toDecision(each), by: authorOf(each.decidedBy, authors) })),
    appeal: appeal === null || appealedAt === null ? null : { text: appeal, at: appealedAt.toISOString() },
    authorViolations: violations,
  };
}

export function toOwnCase(row: CaseRow, decisions: readonly Decision[]): OwnCase {
  const { id, status, outcome, appeal } = row;
  return {
    id,
    // The text of an adult share is withheld until the warning is confirmed, also from its owner.
    subject: { ...toSubject(row), excerpt: row.subjectKind === 'TEXT' ? row.excerpt : '' },
    status,
    decisions: decisions.map(toDecision),
    appeal,
    canAppeal: status === 'DECIDED' && isAgainstAuthor(outcome),
  };
}

/** True for the outcomes that an author can appeal against. */
export const isAgainstAuthor = (outcome: CaseOutcome | null) =>
  outcome === 'VIOLATION' || outcome === 'RATING';

function toSubject({ subjectKind: kind, subjectId: id, title, excerpt, href }: CaseRow) {
  return { kind, id, title, excerpt, href };
}

function toDecision({ outcome, rating, reason, decidedAt }: Decision) {
  return { outcome, rating, reason, at: decidedAt.toISOString() };
}

function authorOf(userId: string | null, authors: Authors): Author | null {
  return authors.get(userId ?? '') ?? null;
}
