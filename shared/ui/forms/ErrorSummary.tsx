import { type Ref, useId } from 'react';
import styles from './ErrorSummary.module.css';

export interface SummaryError {
  /** Id of the control. */
  id: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  /** Why the whole form was refused. */
  message?: string | undefined;
  errors: readonly SummaryError[];
  ref?: Ref<HTMLElement>;
}

/** The errors of a form that could not be sent. Takes the focus, so a screen reader reads it; its links lead to the fields. */
export function ErrorSummary({ message, errors, ref }: ErrorSummaryProps) {
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
                  document.getElementById(error.id)?.focus();
                }}
              >
                {`${error.label}: ${error.message}`}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
