import { cx } from '@storyloom/ui/cx';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId } from 'react';
import { isTouch } from '../../keyboard/is-touch.ts';
import { isSubmitKey } from '../../keyboard/submit-key.ts';
import styles from './Composer.module.css';
import { canSend, charactersLeft, remainingText } from './composer.model.ts';
import { StopButton } from './StopButton.tsx';
import { useHydrated } from './use-hydrated.ts';

export interface ComposerProps {
  /** The text box, for moving the focus there. */
  box?: RefObject<HTMLTextAreaElement | null>;
  boxId?: string;
  draft: string;
  placeholder: string;
  /** A reply is being generated: it can be stopped, nothing can be sent. */
  running: boolean;
  /** The head is moving to another message: nothing can be sent until it is there. */
  navigating: boolean;
  stopping: boolean;
  /** Price of a reply as a label. */
  price: string;
  /** Shows the price while there is no character count to show. */
  priceTag: ReactNode;
  /** Id of the text about the price, which describes the Send button. */
  priceNoteId: string;
  onWrite: (draft: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** The message box. The draft stays until the server has accepted it. */
export function Composer(props: ComposerProps) {
  const { box, boxId, draft, placeholder, running, navigating, stopping, price, priceTag, priceNoteId } =
    props;
  const { onWrite, onSend, onStop } = props;
  const left = charactersLeft(draft);
  const sendable = canSend(draft) && !running && !navigating;
  const tooMuch = left !== null && left < 0;
  const note = useId();
  const hydrated = useHydrated();

  useEffect(() => {
    if (!running) return;
    const stop = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onStop();
    };
    window.addEventListener('keydown', stop);
    return () => window.removeEventListener('keydown', stop);
  }, [running, onStop]);

  const keyDown = (event: KeyboardEvent) => {
    const { isComposing } = event.nativeEvent;
    const { key, shiftKey, keyCode } = event;
    if (!isSubmitKey({ key, shiftKey, keyCode, isComposing }, isTouch())) return;
    event.preventDefault();
    if (sendable) onSend(draft);
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (sendable) onSend(draft);
      }}
    >
      <div className={styles.area}>
        <TextArea
          ref={box ?? null}
          {...(boxId && { id: boxId })}
          bare
          label="Your message"
          labelHidden
          name="message"
          placeholder={placeholder}
          value={draft}
          maxLines={6}
          autoComplete="off"
          aria-keyshortcuts="c"
          aria-describedby={left === null ? undefined : note}
          aria-invalid={tooMuch || undefined}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={keyDown}
        />
      </div>
      <div className={styles.end}>
        {left === null ? (
          priceTag
        ) : (
          <p id={note} className={cx(styles.price, tooMuch && styles.over)}>
            <span>{remainingText(left)}</span>
            {tooMuch ? null : <span className="visually-hidden"> characters</span>}
          </p>
        )}
        <p className="visually-hidden" role="status">
          {tooMuch ? 'Too long to send' : ''}
        </p>
        {running ? (
          <StopButton stopping={stopping} onStop={onStop} />
        ) : (
          <button
            type="submit"
            className={styles.send}
            aria-label={`Send, ${price}`}
            aria-describedby={priceNoteId}
            aria-keyshortcuts="Enter"
            // Enabled in the document: a message typed before hydration can be sent.
            disabled={hydrated && !canSend(draft)}
            // A disabled button would lose the focus.
            aria-disabled={navigating || undefined}
          >
            <ArrowUp aria-hidden="true" />
            <span className={styles.cost}>{price}</span>
          </button>
        )}
      </div>
    </form>
  );
}
