import { type Ref, useId } from 'react';
import styles from './ErrorSummary.module.css';
import { focusControl } from './focus-control.ts';

export interface SummaryError {
  /** Id of the control. */
  id: string;
  label: string;
  message: string;
}

/** The message, and the label before it unless the message names the field. */
function errorText({ label, message }: SummaryError): string {
  const words = label.toLowerCase().match(/\p{L}+/gu) ?? [];
  const said = message.toLowerCase();
  return words.every((word) => said.includes(word)) ? message : `${label}: ${message}`;
}

interface ErrorSummaryProps {
  /** Why the whole form was refused. */
  message?: string | undefined;
  errors: readonly SummaryError[];
  /** Called for an error whose control is not in the page, for example in another step of the form. */
  onMissing?: (error: SummaryError) => void;
  ref?: Ref<HTMLElement>;
}

/** The errors of a form that could not be sent. Takes the focus, so a screen reader reads it; its links lead to the fields. */
export function ErrorSummary({ message, errors, onMissing, ref }: ErrorSummaryProps) {
  const titleId = useId();
  const count = errors.length === 1 ? 'One field needs' : `${errors.length} fields need`;
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <p id={titleId} className={styles.title}>
        {message ?? `${count} your attention`}
      </p>
      {errors.length > 0 ? (
        <ul className={styles.errors}>
          {errors.map((error) => (
            <li key={error.id}>
              <a
                href={`#${error.id}`}
                className={styles.link}
                onClick={(event) => {
                  event.preventDefault();
                  if (!focusControl(error.id)) onMissing?.(error);
                }}
              >
                {errorText(error)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
