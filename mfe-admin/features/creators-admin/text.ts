import { formatTime } from '../admin-parts/format-time.ts';

interface Decided {
  decidedAt: string | null;
  decidedBy: { name: string } | null;
}

/** "Mar 1, 2026, 2:30 PM by Bo"; without a name if the account was deleted or nobody decided. */
export const describeDecision = ({ decidedAt, decidedBy }: Decided) =>
  [decidedAt === null ? [] : formatTime(decidedAt), decidedBy === null ? [] : `by ${decidedBy.name}`]
    .flat()
    .join(' ');
