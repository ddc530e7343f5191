import type { replaceSave } from '@storyloom/contract/dialogs/replace-save';
import type { DialogProps } from '@storyloom/mfe/define';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { ReplaceSave } from '../features/saves/ReplaceSave.tsx';
import { dialogFrame } from './dialog-frame.ts';

/** Settles with the id of the save that the reader gives up, or with nothing. */
export default function ReplaceSaveDialog(props: DialogProps<typeof replaceSave>) {
  return (
    <Dialog
      {...dialogFrame(props)}
      title="All three saves are taken"
      description="Choose the one to replace. What is played in it goes."
    >
      <ReplaceSave storyId={props.input.storyId} onChoose={props.close} />
    </Dialog>
  );
}
