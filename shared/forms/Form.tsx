import { ErrorSummary } from '@storyloom/ui/forms/ErrorSummary';
import { type FormHTMLAttributes, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

interface FormProps<Values extends FieldValues>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  form: ContractForm<Values>;
}

/**
 * The form element of a `useContractForm`. After a refused attempt, the focus goes to the field if there is one
 * field error only, and otherwise to the error summary.
 */
export function Form<Values extends FieldValues>({ form, children, ...rest }: FormProps<Values>) {
  const summary = useRef<HTMLElement>(null);
  const { attempts, errors, message } = form;
  const [first] = errors;
  const single = message === undefined && errors.length === 1 ? first : undefined;
  const isShown = attempts > 0 && single === undefined && (message !== undefined || errors.length > 0);
  const target = useRef<string | undefined>(undefined);
  target.current = single?.id;
  useEffect(() => {
    if (attempts === 0) return;
    if (target.current) document.getElementById(target.current)?.focus();
    else summary.current?.focus();
  }, [attempts]);
  return (
    <form {...rest} noValidate onSubmit={form.submit}>
      {isShown ? <ErrorSummary ref={summary} message={message} errors={errors} /> : null}
      {children}
    </form>
  );
}
