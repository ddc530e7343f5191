import { limits } from '@storyloom/contract/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isTouch } from '../keyboard/is-touch.ts';
import { isSubmitKey } from '../keyboard/submit-key.ts';
import styles from './FactForm.module.css';
import { type PinMoves, reasonOf } from './pins.mutations.ts';

interface FactFormProps {
  label: string;
  placeholder?: string;
  initial?: string;
  /** The turn that the words are of; null: the reader's own. */
  messageId: string | null;
  moves: Pick<PinMoves, 'pin'>;
  box?: RefObject<HTMLTextAreaElement | null>;
  onPinned: () => void;
}

/** Takes one fact. What is refused stays in the box, with the reason. */
export function FactForm(props: FactFormProps) {
  const { label, placeholder, initial = '', messageId, moves, box, onPinned } = props;
  const [words, setWords] = useState(initial);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const atWork = useRef(false);
  const content = words.trim();
  const left = limits.fact - content.length;
  const pinnable = content !== '' && left >= 0;

  const pin = async () => {
    if (!pinnable || atWork.current) return;
    atWork.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await moves.pin(content, messageId);
      setWords('');
      onPinned();
    } catch (error) {
      setRefusal(reasonOf(error));
    } finally {
      atWork.current = false;
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pin();
  };
  const keyDown = (event: KeyboardEvent) => {
    const { isComposing } = event.nativeEvent;
    const { key, shiftKey, keyCode } = event;
    if (!isSubmitKey({ key, shiftKey, keyCode, isComposing }, isTouch())) return;
    event.preventDefault();
    void pin();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        ref={box ?? null}
        label={label}
        name="fact"
        placeholder={placeholder}
        value={words}
        minLines={2}
        maxLines={6}
        autoComplete="off"
        error={left < 0 ? `${-left} letters too many` : refusal}
        counter={`${content.length} / ${limits.fact}`}
        counterTone={left < 0 ? 'danger' : 'quiet'}
        onChange={(event) => {
          setWords(event.target.value);
          setRefusal(undefined);
        }}
        onKeyDown={keyDown}
      />
      <Button type="submit" disabled={!pinnable} loading={busy}>
        Remember
      </Button>
    </form>
  );
}
