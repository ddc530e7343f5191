import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldFrameProps } from './Field.tsx';
import { joinIds } from './FieldNotes.tsx';
import styles from './TextField.module.css';
import { useMaxLength } from './use-max-length.ts';

export interface TextFieldProps
  extends FieldFrameProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'size'> {
  /** Inside the box, before the text. */
  icon?: ReactNode;
  /** Inside the box, after the text: a button, a unit. */
  trailing?: ReactNode;
  /** Fully rounded, for search. */
  pill?: boolean;
  /** In characters, as the contract counts them. */
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, optional, hint, error, announceError, counter, counterTone, ...rest } = props;
  const { icon, trailing, pill, ref, id, maxLength, ...input } = rest;
  const limited = useMaxLength(maxLength, ref);
  const frame = { label, labelHidden, optional, hint, error, announceError, counter, counterTone };
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <div className={cx(styles.box, pill && styles.pill)} data-invalid={error ? true : undefined}>
          {icon ? <span className={styles.icon}>{icon}</span> : null}
          <input
            {...input}
            {...control}
            aria-describedby={joinIds(control['aria-describedby'], input['aria-describedby'])}
            ref={limited}
            className={styles.input}
          />
          {trailing}
        </div>
      )}
    </Field>
  );
}
