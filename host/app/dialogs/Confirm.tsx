import type { DialogProps } from '@storyloom/mfe/define';
import type { ConfirmOptions } from '@storyloom/mfe/host';
import { ConfirmDialog } from '@storyloom/ui/overlays/ConfirmDialog';

/** Settles with true when the visitor agreed. */
export default function Confirm({
  input,
  open,
  zIndex,
  close,
  onClosed,
}: DialogProps<ConfirmOptions, boolean>) {
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
