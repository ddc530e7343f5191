import type { DialogProps } from '@storyloom/mfe/define';
import type { ConfirmOptions } from '@storyloom/mfe/host';
import { ConfirmDialog } from '@storyloom/ui/ConfirmDialog';
import type { ComponentType } from 'react';

function Confirm({ input, open, zIndex, close, onClosed }: DialogProps<ConfirmOptions, boolean>) {
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

/** The dialogs the shell offers itself, by name. */
export const shellDialogs: Record<string, ComponentType<DialogProps<never, never>>> = { confirm: Confirm };
