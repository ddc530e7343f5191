import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './ChoiceField.module.css';
import type { FieldFrameProps } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';

export interface ChoiceOption {
  value: string;
  label: string;
  description?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceFieldProps
  extends Omit<FieldFrameProps, 'counter' | 'counterTone'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur'> {
  id?: string;
  name: string;
  options: readonly ChoiceOption[];
  /** Chosen at first. */
  defaultValue?: string;
  /** Given to every radio button. */
  ref?: Ref<HTMLInputElement>;
}

/** Radio buttons with room for a description each. `Choices` is the short, segmented form. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, labelHidden, optional, hint, error, announceError, id, ...radio } = props;
  const { options, defaultValue, ...input } = radio;
  const frame = { label, labelHidden, optional, hint, error, announceError };
  return (
    <FieldGroup {...frame} id={id} role="radiogroup">
      {(firstId) => (
        <div className={styles.options}>
          {options.map((option, index) => {
            const optionId = index === 0 ? firstId : `${firstId}-${index}`;
            const descriptionId = option.description ? `${optionId}-description` : undefined;
            return (
              <label key={option.value} className={styles.option}>
                <input
                  {...input}
                  id={optionId}
                  type="radio"
                  value={option.value}
                  defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
                  disabled={option.disabled}
                  aria-label={option.label}
                  aria-describedby={descriptionId}
                  className={styles.radio}
                />
                <span className={styles.words}>
                  <span>{option.label}</span>
                  {option.description ? (
                    <span id={descriptionId} className={styles.description}>
                      {option.description}
                    </span>
                  ) : null}
                </span>
              </label>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
