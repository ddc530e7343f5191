import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldFrameProps } from './Field.tsx';
import { joinIds } from './FieldNotes.tsx';
import styles from './TextArea.module.css';
import { useAutosize } from './use-autosize.ts';
import { useMaxLength } from './use-max-length.ts';

export interface TextAreaProps
  extends FieldFrameProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  minLines?: number;
  /** Height limit; longer text scrolls. */
  maxLines?: number;
  /** Without border and background, for a composer with its own box. */
  bare?: boolean;
  /** In characters, as the contract counts them. */
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, optional, hint, error, announceError, counter, counterTone, ...rest } = props;
  const { minLines, maxLines, bare, ref, id, maxLength, ...area } = rest;
  const limited = useMaxLength(maxLength, ref);
  const frame = { label, labelHidden, optional, hint, error, announceError, counter, counterTone };
  const autosize = useAutosize({
    minLines: minLines ?? 1,
    maxLines: maxLines ?? 6,
    value: area.value,
    ref: limited,
  });
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <textarea
          rows={minLines ?? 1}
          {...area}
          {...control}
          aria-describedby={joinIds(control['aria-describedby'], area['aria-describedby'])}
          aria-invalid={control['aria-invalid'] ?? area['aria-invalid']}
          ref={autosize}
          className={cx(styles.area, bare && styles.bare)}
        />
      )}
    </Field>
  );
}
