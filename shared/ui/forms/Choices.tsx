import { type ReactNode, useId } from 'react';
import styles from './Choices.module.css';

export interface Choice<Value extends string> {
  value: Value;
  /** Accessible name. */
  label: string;
  /** Shown instead of the label. */
  mark?: ReactNode;
}

interface ChoicesProps<Value extends string> {
  legend: string;
  /** Shows the legend to screen readers only. */
  legendHidden?: boolean;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons drawn as a segmented control. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, legendHidden = false, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-label={choice.mark === undefined ? undefined : choice.label}
              onChange={() => onChange(choice.value)}
            />
            {choice.mark ?? choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
