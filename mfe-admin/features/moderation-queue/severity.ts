import { type ReportReason, reportReasonNames } from '@storyloom/contract/moderation/subjects';

export type Severity = 'serious' | 'medium' | 'low';

const severities: Readonly<Record<ReportReason, Severity>> = {
  MINORS: 'serious',
  REAL_PERSON: 'serious',
  HARM: 'serious',
  RATING: 'medium',
  COPIED: 'medium',
  ABUSE: 'medium',
  OTHER: 'low',
};

/** The severity of the gravest reason. Without reports it is low: held content and blocked accounts are not public. */
export function severityOf(reasons: readonly ReportReason[]): Severity {
  const gravest = reportReasonNames.find((reason) => reasons.includes(reason));
  return gravest === undefined ? 'low' : severities[gravest];
}
