import type { CaseOutcome, ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { moderationLimits } from '@storyloom/contract/moderation/limits';
import { outcomeTexts } from '../admin-parts/decision-text.ts';

/** Short label for the state of a case. */
export function statusText({ status, outcome, reportCount }: ModerationCase): string {
  if (status === 'APPEALED') return 'Appealed';
  if (status === 'OPEN') return reportCount === 0 ? 'Held' : countReports(reportCount);
  return outcome === null ? '' : outcomeTexts[outcome];
}

/** “Taken by you” */
export const takenText = (by: NonNullable<ModerationCase['takenBy']>, userId: string | null) =>
  `Taken by ${by.id === userId ? 'you' : by.name}`;

export function countReports(count: number): string {
  return count === 1 ? '1 report' : `${count} reports`;
}

export const reasonLimit = { max: moderationLimits.reason, unit: 'characters' } as const;

type Kind = ModerationCase['subject']['kind'];

const isHeld = (kind: Kind) => kind === 'TEXT' || kind === 'PICTURE';

/** Explains who reads the reason of a decision. Authors are not told about reports without a violation. */
export function reasonHint({ subject, author, status }: ModerationCase, outcome: CaseOutcome | undefined) {
  if (author === null) return 'For the audit trail.';
  if (status === 'APPEALED' || isHeld(subject.kind) || outcome === 'VIOLATION' || outcome === 'RATING')
    return 'The author reads this.';
  return outcome === 'NO_VIOLATION'
    ? 'For the audit trail. The author isn’t told.'
    : 'The author reads this if it is a violation.';
}

/** The outcomes, each with its effect on the content. `isRated`: the content has a rating. */
export function outcomeOptions(
  kind: Kind,
  isRated = false,
): { value: CaseOutcome; label: string; description: string }[] {
  const held = isHeld(kind);
  const isReply = kind === 'REPLY';
  const isAccount = kind === 'ACCOUNT';
  return [
    {
      value: 'VIOLATION',
      label: 'Violation',
      description: isReply
        ? 'The reply breaks the guidelines. It is recorded; its reader keeps it.'
        : held
          ? 'It stays refused.'
          : isAccount
            ? 'It stays blocked.'
            : 'It is hidden from everybody but its author.',
    },
    ...(isRated
      ? [
          {
            value: 'RATING' as const,
            label: 'Change the rating',
            description: 'It stays, with the rating you choose.',
          },
        ]
      : []),
    {
      value: 'NO_VIOLATION',
      label: 'No violation',
      description: held
        ? 'It is released: its author may use it.'
        : isAccount
          ? 'It is no longer blocked.'
          : 'It stays public, or becomes so again.',
    },
  ];
}
