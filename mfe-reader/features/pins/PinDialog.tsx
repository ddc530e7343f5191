import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useRef, useState } from 'react';
import type { TurnContext } from '../chat/turn-context.ts';
import { firstSentence } from '../text/first-sentence.ts';
import { selectedText } from '../text/selected-text.ts';
import { FactForm } from './FactForm.tsx';
import styles from './PinDialog.module.css';
import { usePinActions } from './pins.mutations.ts';

interface PinDialogProps {
  turn: TurnContext;
  onClose: () => void;
  /** Called after the dialog has closed. */
  onShowAll: () => void;
}

/** Pins a fact from a message, starting with the selected text or the first sentence. */
export default function PinDialog({ turn, onClose, onShowAll }: PinDialogProps) {
  const { toast } = useHost();
  const { message, story, chat } = turn;
  const actions = usePinActions(story.id, chat);
  const box = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState(true);
  const [initial] = useState(() => selectedText(message.id) || firstSentence(message.text));
  const [showsAll, setShowsAll] = useState(false);
  const closed = () => {
    onClose();
    if (showsAll) onShowAll();
  };
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={closed}
      title="Pin a fact"
      description="The storyteller always keeps this in mind in this playthrough."
      size="small"
      initialFocus={box}
    >
      <div className={styles.pin}>
        <FactForm
          label="Fact"
          initial={initial}
          box={box}
          onSubmit={async (content) => {
            await actions.pin(content, message.id);
            toast('success', 'Fact pinned.');
            setOpen(false);
          }}
        />
        <Button
          kind="ghost"
          size="small"
          onClick={() => {
            setShowsAll(true);
            setOpen(false);
          }}
        >
          See all pinned facts
        </Button>
      </div>
    </Dialog>
  );
}
