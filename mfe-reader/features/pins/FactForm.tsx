import { chatLimits } from '@storyloom/contract/chat/limits';
import { countCharacters } from '@storyloom/contract/core/characters';
import { Button } from '@storyloom/ui/actions/Button';
import { counterText } from '@storyloom/ui/forms/counter-text';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isTouch } from '../keyboard/is-touch.ts';
import { isSubmitKey } from '../keyboard/submit-key.ts';
import { charactersOver } from '../text/characters-over.ts';
import styles from './FactForm.module.css';
import { failureText } from './pins.mutations.ts';

interface FactFormProps {
  label: string;
  placeholder?: string;
  initial?: string;
  submitLabel?: string;
  box?: RefObject<HTMLTextAreaElement | null>;
  /** What it throws is shown, and the text stays. */
  onSubmit: (content: string) => Promise<unknown>;
  /** Adds a button to cancel, and Escape does the same. */
  onCancel?: () => void;
}

/** Form for one fact. Text that was refused stays, with the reason. */
export function FactForm(props: FactFormProps) {
  const { label, placeholder, initial = '', submitLabel = 'Pin', box, onSubmit, onCancel } = props;
  const [text, setText] = useState(initial);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const pending = useRef(false);
  const content = text.trim();
  const used = countCharacters(content);
  const left = chatLimits.fact - used;
  const pinnable = content !== '' && left >= 0;

  const save = async () => {
    if (!pinnable || pending.current) return;
    pending.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await onSubmit(content);
      setText('');
    } catch (error) {
      setRefusal(failureText(error));
    } finally {
      pending.current = false;
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const keyDown = (event: KeyboardEvent) => {
    const { isComposing } = event.nativeEvent;
    const { key, shiftKey, keyCode } = event;
    if (key === 'Escape' && onCancel && !isComposing) {
      // The drawer stays open.
      event.stopPropagation();
      return onCancel();
    }
    if (!isSubmitKey({ key, shiftKey, keyCode, isComposing }, isTouch())) return;
    event.preventDefault();
    void save();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        ref={box ?? null}
        label={label}
        name="fact"
        placeholder={placeholder}
        value={text}
        minLines={2}
        maxLines={6}
        autoComplete="off"
        error={left < 0 ? charactersOver(-left) : refusal}
        counter={counterText(used, chatLimits.fact)}
        counterTone={left < 0 ? 'danger' : 'quiet'}
        onChange={(event) => {
          setText(event.target.value);
          setRefusal(undefined);
        }}
        onKeyDown={keyDown}
      />
      <div className={styles.buttons}>
        {onCancel ? (
          <Button kind="ghost" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" disabled={!pinnable} loading={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
