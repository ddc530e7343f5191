import { points } from '@storyloom/contract/limits';
import { cx } from '@storyloom/ui/cx';
import { TextArea } from '@storyloom/ui/TextArea';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect } from 'react';
import styles from './Composer.module.css';
import { canSend, lettersLeft, priceText, sendsBy } from './composer.model.ts';
import { StopButton } from './StopButton.tsx';

export interface ComposerProps {
  draft: string;
  placeholder: string;
  /** A reply is on its way: it can be stopped, nothing can be sent. */
  running: boolean;
  stopping: boolean;
  onWrite: (draft: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** Where the reader writes. The draft stays until the server has it. */
export function Composer({ draft, placeholder, running, stopping, onWrite, onSend, onStop }: ComposerProps) {
  const left = lettersLeft(draft);
  const sendable = canSend(draft) && !running;
  const price = priceText(points.reply);

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
    if (!sendsBy({ key, shiftKey, keyCode, isComposing }, isTouch())) return;
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
          bare
          label="Your words"
          labelHidden
          name="words"
          placeholder={placeholder}
          value={draft}
          maxLines={6}
          autoComplete="off"
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={keyDown}
        />
      </div>
      <div className={styles.end}>
        <p className={cx(styles.price, left !== null && left < 0 && styles.over)}>{left ?? price}</p>
        {running ? (
          <StopButton stopping={stopping} onStop={onStop} />
        ) : (
          <button type="submit" className={styles.send} aria-label={`Send, ${price}`} disabled={!sendable}>
            <ArrowUp />
          </button>
        )}
      </div>
    </form>
  );
}

function isTouch(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false;
}
