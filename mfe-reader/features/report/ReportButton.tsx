import { report } from '@storyloom/contract/moderation/dialogs/report';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Flag } from 'lucide-react';

interface ReportButtonProps {
  subjectKind: 'STORY' | 'SHARE';
  subjectId: string;
}

/** Opens the dialog that reports a story or a share. */
export function ReportButton(subject: ReportButtonProps) {
  const host = useHost();
  return (
    <Button kind="ghost" size="small" icon={<Flag />} onClick={() => void host.dialogs.open(report, subject)}>
      Report
    </Button>
  );
}
