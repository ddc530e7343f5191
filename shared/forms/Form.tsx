import { ErrorSummary } from '@storyloom/ui/forms/ErrorSummary';
import { focusControl } from '@storyloom/ui/forms/focus-control';
import { type FormHTMLAttributes, type KeyboardEvent, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

interface FormProps<Values extends FieldValues>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  form: ContractForm<Values>;
}

/** Ctrl and Enter, on a Mac Command and Enter, send a form from a field of several lines, where Enter begins the next one. */
function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/**
 * The form element of a `useContractForm`. An error is shown once: at its field, or above the form if it is about none.
 * After a refused attempt, the focus goes to the message above the form, otherwise to the first field with an error.
 */
export function Form<Values extends FieldValues>({ form, children, ...rest }: FormProps<Values>) {
  const summary = useRef<HTMLElement>(null);
  const { attempts, errors, message } = form;
  const controls = useRef('');
  controls.current = errors.map(({ id }) => `[id="${id}"]`).join();
  useEffect(() => {
    if (attempts === 0) return;
    // Errors are in the order of the schema; the query finds the first in that of the page.
    const first = controls.current === '' ? null : document.querySelector(controls.current);
    if (summary.current) summary.current.focus();
    else if (first) focusControl(first.id);
  }, [attempts]);
  return (
    <form onKeyDown={sendByKeys} {...rest} noValidate onSubmit={form.submit}>
      {message === undefined ? null : <ErrorSummary ref={summary} message={message} errors={[]} />}
      {children}
    </form>
  );
}
