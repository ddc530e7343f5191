import type { Ref } from 'react';
import { useDraftText } from '../../draft/use-draft-field.ts';
import styles from './BookText.module.css';
import type { BookPart } from './book-parts.ts';

interface PartTextProps {
  part: BookPart;
  title: string;
  hint: string;
  area: Ref<HTMLTextAreaElement>;
  /** Called after typing and when the caret moves. */
  onMoved: () => void;
}

/** One part of the world book. Typing renders nothing, so that a long text stays fast. */
export function PartText({ part, title, hint, area, onMoved }: PartTextProps) {
  const { ref, id, error, announceError: _announced, onInput, ...text } = useDraftText(`worldBook.${part}`);
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
          if (typeof area === 'function') area(element);
        }}
        rows={7}
        className={styles.area}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        onFocus={onMoved}
        onClick={onMoved}
        onKeyUp={onMoved}
        onInput={(event) => {
          onInput(event);
          onMoved();
        }}
      />
    </div>
  );
}
