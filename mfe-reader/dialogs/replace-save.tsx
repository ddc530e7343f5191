import type { DialogProps } from '@storyloom/mfe/define';
import { Dialog } from '@storyloom/ui/Dialog';
import { ReplaceSave } from '../features/saves/ReplaceSave.tsx';

/** Settles with the id of the save that the reader gives up, or with nothing. */
export default function ReplaceSaveDialog({
  input,
  open,
  zIndex,
  close,
  onClosed,
}: DialogProps<{ storyId: string }, string>) {
  return (
    <Dialog
      open={open}
      zIndex={zIndex}
      onClose={() => close()}
      onClosed={onClosed}
      title="All three saves are taken"
      description="Choose the one to replace. What is played in it goes."
    >
      <ReplaceSave storyId={input.storyId} onChoose={close} />
    </Dialog>
  );
}
