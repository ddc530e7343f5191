import type { report } from '@storyloom/contract/moderation/dialogs/report';
import { subjectNames } from '@storyloom/contract/moderation/labels';
import type { DialogProps } from '@storyloom/mfe/define';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { ReportForm } from '../features/report/ReportForm.tsx';

export default function Report({ input, open, zIndex, close, onClosed }: DialogProps<typeof report>) {
  return (
    <Dialog
      title={`Report this ${subjectNames[input.subjectKind].toLowerCase()}`}
      description="A person reads every report. The author doesn’t learn who sent it."
      size="small"
      open={open}
      zIndex={zIndex}
      onClose={() => close(false)}
      onClosed={onClosed}
    >
      <ReportForm subject={input} onDone={() => close(true)} />
    </Dialog>
  );
}
