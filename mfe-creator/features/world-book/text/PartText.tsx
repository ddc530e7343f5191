import { useRef } from 'react';
import { FieldHelp } from '../../draft/field-help.tsx';
import { useDraftText } from '../../draft/use-draft-field.ts';
import styles from './BookText.module.css';
import type { BookPart } from './book-parts.ts';

interface PartTextProps {
  part: BookPart;
  title: string;
  hint: string;
}

const noText = { value: '', selectionStart: 0, selectionEnd: 0 };

/** One part of the world book. Typing causes no render, so a long text stays fast. */
export function PartText({ part, title, hint }: PartTextProps) {
  const path = `worldBook.${part}`;
  const { ref, id, error, announceError: _announced, ...text } = useDraftText(path);
  const control = useRef<HTMLTextAreaElement>(null);
  const readSelection = () => {
    const { value, selectionStart: start, selectionEnd: end } = control.current ?? noText;
    return start === end ? null : { text: value.slice(start, end), start };
  };
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.label}>
        {title}
      </label>
      <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
        {error ?? hint}
      </p>
      <textarea
        {...text}
        id={id}
        ref={(element) => {
          ref(element);
          control.current = element;
        }}
        rows={7}
        className={styles.area}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
      />
      <FieldHelp path={path} label={title} readSelection={readSelection} />
    </div>
  );
}
