import type { replaceSave } from '@storyloom/contract/saves/dialogs/replace-save';
import type { DialogProps } from '@storyloom/mfe/define';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { ReplaceSave } from '../features/saves/ReplaceSave.tsx';
import { autosaveNote } from '../features/saves/saves.model.ts';
import { dialogFrame } from './dialog-frame.ts';

/** Resolves with the id of the save to replace, or with nothing. */
export default function ReplaceSaveDialog(props: DialogProps<typeof replaceSave>) {
  return (
    <Dialog
      {...dialogFrame(props)}
      title="All three saves are in use"
      description={
        props.input.archives
          ? 'Choose one to archive in its place. You can restore it later.'
          : `Choose one to replace. What you played in it will be lost. ${autosaveNote}`
      }
    >
      <ReplaceSave storyId={props.input.storyId} onChoose={props.close} />
    </Dialog>
  );
}
