import type { modelPicker } from '@storyloom/contract/chat/dialogs/model-picker';
import type { DialogProps } from '@storyloom/mfe/define';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { ModelPicker } from '../features/models/ModelPicker.tsx';
import { dialogFrame } from './dialog-frame.ts';

/** Chooses the model for a story. A choice applies immediately. */
export default function ModelPickerDialog(props: DialogProps<typeof modelPicker>) {
  return (
    <Dialog
      {...dialogFrame(props)}
      title="Choose a model"
      description="Writes the replies in this story from now on."
      footer={<Button onClick={() => props.close()}>Done</Button>}
    >
      <ModelPicker storyId={props.input.storyId} />
    </Dialog>
  );
}
