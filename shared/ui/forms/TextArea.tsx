import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldFrameProps } from './Field.tsx';
import styles from './TextArea.module.css';
import { useAutosize } from './use-autosize.ts';

export interface TextAreaProps
  extends FieldFrameProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  minLines?: number;
  /** Height limit; longer text scrolls. */
  maxLines?: number;
  /** Without border and background, for a composer with its own box. */
  bare?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea(props: TextAreaProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    counter,
    counterTone,
    minLines,
    maxLines,
    bare,
    ref,
    id,
    ...area
  } = props;
  const frame = { label, labelHidden, hint, error, counter, counterTone };
  const autosize = useAutosize({ minLines: minLines ?? 1, maxLines: maxLines ?? 6, value: area.value, ref });
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <textarea
          rows={minLines ?? 1}
          {...area}
          {...control}
          aria-describedby={describedBy(control['aria-describedby'], area['aria-describedby'])}
          aria-invalid={control['aria-invalid'] ?? area['aria-invalid']}
          ref={autosize}
          className={cx(styles.area, bare && styles.bare)}
        />
      )}
    </Field>
  );
}

/** Joins the ids of the field's hint and the caller's description. */
function describedBy(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
