import type { DialogProps } from '@storyloom/mfe/define';

/** What the frame of every dialog takes over from the stack that it stands in. */
export function dialogFrame<Result>({
  open,
  zIndex,
  close,
  onClosed,
}: Pick<DialogProps<never, Result>, 'open' | 'zIndex' | 'close' | 'onClosed'>) {
  return { open, zIndex, onClose: () => close(), onClosed };
}
