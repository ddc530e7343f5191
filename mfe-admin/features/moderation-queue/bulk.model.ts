import type { CaseOutcome, ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { subjectNames } from '@storyloom/contract/moderation/labels';
import { subjectKinds } from '@storyloom/contract/moderation/subjects';
import { outcomeTexts } from '../admin-parts/decision-text.ts';
import { outcomeOptions, reasonHint } from './case.model.ts';

/** The outcomes that several cases can get at once. Another rating depends on the story. */
export const bulkOutcomes = ['VIOLATION', 'NO_VIOLATION'] as const satisfies CaseOutcome[];
export type BulkOutcome = (typeof bulkOutcomes)[number];

type Cases = readonly ModerationCase[];

export const countCases = (count: number) => (count === 1 ? '1 case' : `${count.toLocaleString('en')} cases`);

/** “No violation in 3 cases” */
export const bulkTitle = (cases: Cases, outcome: BulkOutcome) =>
  `${outcomeTexts[outcome]} in ${countCases(cases.length)}`;

/** The effect of an outcome on each kind of selected content: “Story (2)”, “It is hidden from everybody but its author.” */
export function bulkEffects(cases: Cases, outcome: BulkOutcome): [kind: string, effect: string][] {
  return subjectKinds.flatMap((kind) => {
    const count = cases.filter(({ subject }) => subject.kind === kind).length;
    const option = outcomeOptions(kind).find(({ value }) => value === outcome);
    return count > 0 && option ? [[`${subjectNames[kind]} (${count})`, option.description]] : [];
  });
}

/** Explains who reads the one reason of several decisions. */
export function bulkReasonHint(cases: Cases, outcome: BulkOutcome): string {
  const hints = [...new Set(cases.map((item) => reasonHint(item, outcome)))];
  const [only] = hints;
  if (hints.length === 1 && only !== undefined) return only;
  return hints.includes('The author reads this.')
    ? 'Some of the authors read this.'
    : 'For the audit trail. No author is told.';
}

/** Says which of the decisions are final; null if none is. */
export function finalText(cases: Cases): string | null {
  const appeals = cases.filter(({ status }) => status === 'APPEALED').length;
  if (appeals === 0) return null;
  return appeals === 1
    ? '1 is an appeal: that decision is final.'
    : `${appeals} are appeals: those decisions are final.`;
}
