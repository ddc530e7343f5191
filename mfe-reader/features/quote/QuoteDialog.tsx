import { actionMessages } from '@storyloom/contract/core/messages';
import { saveFile } from '@storyloom/http/save-file';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TurnContext } from '../chat/turn-context.ts';
import { isTouch } from '../keyboard/is-touch.ts';
import { firstSentence } from '../text/first-sentence.ts';
import { selectedText } from '../text/selected-text.ts';
import { drawQuote, type Quote } from './draw-quote.ts';
import styles from './QuoteDialog.module.css';
import { withQuote } from './quote.model.ts';

interface QuoteDialogProps {
  turn: TurnContext;
  onClose: () => void;
  /** Called after the dialog has closed, with the quotation in the draft. Null if there is no message to add it to. */
  onInserted: (() => void) | null;
}

/** Quotes the selected text of a message, or its first sentence: as a picture, or in the reader's own message. */
export default function QuoteDialog({ turn, onClose, onInserted }: QuoteDialogProps) {
  const { toast } = useHost();
  const { message, story, chat } = turn;
  const [open, setOpen] = useState(true);
  const [inserted, setInserted] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const [text] = useState(() => firstSentence(message.text, selectedText(message.id)));
  const canvas = useRef<HTMLCanvasElement>(null);
  const { title } = story;
  const save = () =>
    canvas.current?.toBlob((picture) => {
      if (!picture) return toast('error', actionMessages.actionFailed);
      const file = new File([picture], `${title}.png`, { type: 'image/png' });
      if (!isTouch() || !navigator.canShare?.({ files: [file] })) return saveFile(file, file.name);
      // A phone’s own sheet also saves it.
      navigator.share({ files: [file] }).catch((error: Error) => {
        if (error.name !== 'AbortError') saveFile(file, file.name);
      });
    });
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={() => {
        onClose();
        if (inserted) onInserted?.();
      }}
      title="Quote"
      description="To quote other words, select them in the story first."
      size="small"
      footer={
        <>
          {onInserted ? (
            <Button
              kind="quiet"
              onClick={() => {
                chat.setDraft(withQuote(chat.store.getState().draft, text));
                setInserted(true);
                setOpen(false);
              }}
            >
              Add to your message
            </Button>
          ) : null}
          <Button onClick={save} disabled={!isDrawn}>
            Save picture
          </Button>
        </>
      }
    >
      <Picture
        canvas={canvas}
        text={text}
        title={title}
        author={story.author.name}
        placeholder={story.cover.placeholder}
        onDrawn={() => setIsDrawn(true)}
      />
    </Dialog>
  );
}

/** Drawn when the dialog shows it. */
function Picture({
  canvas,
  text,
  title,
  author,
  placeholder,
  onDrawn,
}: Quote & { canvas: RefObject<HTMLCanvasElement | null>; onDrawn: () => void }) {
  const tellDrawn = useEffectEvent(onDrawn);
  useEffect(() => {
    const quote = { text, title, author, placeholder };
    if (canvas.current) void drawQuote(canvas.current, quote).then(() => tellDrawn());
  }, [canvas, text, title, author, placeholder]);
  return (
    <canvas
      ref={canvas}
      className={styles.picture}
      role="img"
      aria-label={`“${text}” ${title}, by ${author}`}
    />
  );
}
