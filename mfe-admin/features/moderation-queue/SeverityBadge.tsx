import type { ReportReason } from '@storyloom/contract/moderation/subjects';
import { Badge } from '@storyloom/ui/text/Badge';
import { ChevronsDown, Equal, OctagonAlert } from 'lucide-react';
import { severityOf } from './severity.ts';

const marks = {
  serious: { label: 'Serious', tone: 'danger', Icon: OctagonAlert },
  medium: { label: 'Medium', tone: 'ember', Icon: Equal },
  low: { label: 'Low', tone: 'neutral', Icon: ChevronsDown },
} as const;

/** Marks how serious a case is, by the reasons of its reports. */
export function SeverityBadge({ reasons }: { reasons: readonly ReportReason[] }) {
  const { label, tone, Icon } = marks[severityOf(reasons)];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}
