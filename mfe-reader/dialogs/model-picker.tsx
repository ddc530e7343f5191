import type { DialogProps } from '@storyloom/mfe/define';
import { Button } from '@storyloom/ui/Button';
import { Dialog } from '@storyloom/ui/Dialog';
import { ModelPicker } from '../features/models/ModelPicker.tsx';

/** A dialog on a wide screen, a sheet on a phone. What is chosen holds at once. */
export default function ModelPickerDialog({
  input,
  open,
  zIndex,
  close,
  onClosed,
}: DialogProps<{ storyId: string }, void>) {
  return (
    <Dialog
      open={open}
      zIndex={zIndex}
      onClose={() => close()}
      onClosed={onClosed}
      title="Choose a model"
      description="It writes the replies of this story from now on."
      footer={<Button onClick={() => close()}>Done</Button>}
    >
      <ModelPicker storyId={input.storyId} />
    </Dialog>
  );
}
