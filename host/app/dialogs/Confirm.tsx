import type { confirm } from '@storyloom/contract/platform/dialogs/confirm';
import type { DialogProps } from '@storyloom/mfe/define';
import { ConfirmDialog } from '@storyloom/ui/overlays/ConfirmDialog';

export default function Confirm({ input, open, zIndex, close, onClosed }: DialogProps<typeof confirm>) {
  const { danger, ...words } = input;
  return (
    <ConfirmDialog
      {...words}
      open={open}
      zIndex={zIndex}
      tone={danger ? 'danger' : 'primary'}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
      onClosed={onClosed}
    />
  );
}
