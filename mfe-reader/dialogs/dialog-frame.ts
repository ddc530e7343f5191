import type { DialogProps } from '@storyloom/mfe/define';

/** The kit dialog's props that every dialog takes from the stack. */
export function dialogFrame({
  open,
  zIndex,
  close,
  onClosed,
}: Pick<DialogProps<never>, 'open' | 'zIndex' | 'close' | 'onClosed'>) {
  return { open, zIndex, onClose: () => close(), onClosed };
}
