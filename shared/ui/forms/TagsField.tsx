import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isComposing } from './composing.ts';
import { counterText } from './counter-text.ts';
import { Field, type FieldFrameProps } from './Field.tsx';
import styles from './TagsField.module.css';
import { addTags } from './tags.ts';
import { useMaxLength } from './use-max-length.ts';

export interface TagsFieldProps extends Omit<FieldFrameProps, 'counter' | 'counterTone'> {
  id?: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** Greatest number of tags. */
  max: number;
  /** Length limit of one tag, in characters. */
  maxLength: number;
  /** Shown if a tag is entered twice, in upper or lower case. */
  duplicateText: string;
  placeholder?: string;
}

const listOf = (tags: readonly string[]) => tags.join('\n');

/**
 * Tags as a list. Enter, a comma, or leaving the field adds what was typed; Backspace in the empty field removes the last tag.
 */
export function TagsField(props: TagsFieldProps) {
  const { value, onChange, onBlur, max, maxLength, duplicateText, placeholder, id, ...frame } = props;
  const [text, setText] = useState('');
  /** The tags beside which a duplicate was refused. Other tags since then, of whatever origin, end its message. */
  const [refusedBeside, setRefusedBeside] = useState<string | null>(null);
  const duplicate = refusedBeside === listOf(value);
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const limited = useMaxLength(maxLength, input);
  const full = value.length >= max;

  const add = (typed: string) => {
    const result = addTags(value, typed, max);
    setRefusedBeside(result.duplicate ? listOf([...value, ...result.added]) : null);
    setText(result.rest);
    if (result.added.length === 0) return;
    setAnnouncement(`Added ${result.added.join(', ')}`);
    onChange([...value, ...result.added]);
  };
  const remove = (tag: string) => {
    onChange(value.filter((each) => each !== tag));
    setAnnouncement(`Removed ${tag}`);
    setRefusedBeside(null);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const last = value.at(-1);
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      remove(last);
    }
  };
  return (
    <Field
      {...frame}
      id={id}
      error={duplicate ? duplicateText : frame.error}
      announceError={duplicate || frame.announceError}
      counter={counterText(value.length, max)}
      counterTone={full ? 'warning' : 'quiet'}
    >
      {(control) => (
        <div className={styles.box} data-invalid={control['aria-invalid']}>
          {value.length > 0 ? (
            <ul className={styles.tags} aria-label={frame.label}>
              {value.map((tag) => (
                <li key={tag} className={styles.tag}>
                  <span className={styles.text}>{tag}</span>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`Remove ${tag}`}
                    onClick={() => remove(tag)}
                  >
                    <X aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          <input
            {...control}
            ref={limited}
            className={styles.input}
            value={text}
            readOnly={full}
            placeholder={full ? undefined : placeholder}
            enterKeyHint="enter"
            autoComplete="off"
            onChange={({ target }) => {
              setRefusedBeside(null);
              if (target.value.includes(',')) add(target.value);
              else setText(target.value);
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text');
              if (!/[,\n]/.test(pasted)) return;
              event.preventDefault();
              add(`${text}${pasted}`);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              if (text.trim() === '') setRefusedBeside(null);
              else add(text);
              onBlur?.();
            }}
          />
          <span className="visually-hidden" role="status">
            {announcement}
          </span>
        </div>
      )}
    </Field>
  );
}
