import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useRef, useState } from 'react';
import type { TurnContext } from '../chat/turn-context.ts';
import { selectedWords } from '../text/selected-text.ts';
import { FactForm } from './FactForm.tsx';
import styles from './PinDialog.module.css';
import { firstSentence } from './pins.model.ts';
import { usePinMoves } from './pins.mutations.ts';

interface PinDialogProps {
  turn: TurnContext;
  onClose: () => void;
  /** Called after the dialog has closed. */
  onShowAll: () => void;
}

/** Takes a fact from a turn: what is selected of it, or its first sentence, to be put in the reader's own words. */
export default function PinDialog({ turn, onClose, onShowAll }: PinDialogProps) {
  const { toast } = useHost();
  const { message, story, chat } = turn;
  const moves = usePinMoves(story.id, chat);
  const box = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState(true);
  const [initial] = useState(() => selectedWords(message.id) || firstSentence(message.text));
  const [seeing, setSeeing] = useState(false);
  const closed = () => {
    onClose();
    if (seeing) onShowAll();
  };
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={closed}
      title="Remember this"
      description="The storyteller is told this before every reply of this save, however long the story gets."
      size="small"
      initialFocus={box}
    >
      <div className={styles.pin}>
        <FactForm
          label="What to remember"
          initial={initial}
          messageId={message.id}
          moves={moves}
          box={box}
          onPinned={() => {
            toast('success', 'Remembered.');
            setOpen(false);
          }}
        />
        <Button
          kind="ghost"
          size="small"
          onClick={() => {
            setSeeing(true);
            setOpen(false);
          }}
        >
          See all that is remembered
        </Button>
      </div>
    </Dialog>
  );
}
