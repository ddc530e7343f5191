import { report } from '@storyloom/contract/moderation/dialogs/report';
import { useHost, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Flag } from 'lucide-react';

/** Reports another person's profile. */
export function ReportProfile({ userId }: { userId: string }) {
  const host = useHost();
  if (useSession().userId === userId) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<Flag />}
      onClick={() => void host.dialogs.open(report, { subjectKind: 'PROFILE', subjectId: userId })}
    >
      Report profile
    </Button>
  );
}
