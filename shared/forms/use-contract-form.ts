import { zodResolver } from '@hookform/resolvers/zod';
import { issueMessage } from '@storyloom/contract/core/issue-message';
import type * as z from '@storyloom/schema';
import type { SummaryError } from '@storyloom/ui/forms/ErrorSummary';
import { type FormEvent, type RefCallback, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type ErrorFields, refusalOf } from './refusal.ts';

export interface ContractFormOptions<Values extends FieldValues, Output> {
  /** Schema of the contract: an endpoint's input or a rule built from its parts. The server checks the same. */
  schema: z.ZodMiniType<Output, Values>;
  defaultValues: DefaultValues<Values>;
  /** Sends the checked values; a rejection is shown at the fields it concerns, or above the form. */
  send: (values: Output) => Promise<unknown>;
  /** Fields that domain errors are about: `{ 'auth.code_wrong': 'code' }`. Others are shown above the form. */
  errorFields?: ErrorFields<FieldPath<Values>>;
  /** Shown above the form if the server gives no reason for a refusal. */
  failureText?: string;
}

interface FieldProps {
  id: string;
  label: string;
  error: string | undefined;
  announceError: false;
}

/** Props of a control that the browser keeps: text, select, radio buttons, checkbox, code. */
export type NativeFieldProps = FieldProps &
  Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur'> & {
    ref: RefCallback<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  };

/** Props of a control with a value of its own: tags, file. */
export interface ValueFieldProps<Value> extends FieldProps {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

export interface ContractForm<Values extends FieldValues> {
  /** `checked-on-leave`: leaving the field checks it, unless it is empty, and then each change does; otherwise the first submit does. */
  field: (name: FieldPath<Values>, label: string, check?: 'checked-on-leave') => NativeFieldProps;
  valueField: <Name extends FieldPath<Values>>(
    name: Name,
    label: string,
  ) => ValueFieldProps<FieldPathValue<Values, Name>>;
  submit: (event?: FormEvent) => Promise<void>;
  /** True while the request is under way; a second submit does nothing. */
  sending: boolean;
  /** Why the whole form was refused. */
  message: string | undefined;
  errors: readonly SummaryError[];
  /** Number of refused attempts. */
  attempts: number;
  /** The form of react-hook-form, for its other methods: `reset`, `watch`, `setValue`. */
  native: UseFormReturn<Values>;
}

const parseOptions = { error: issueMessage };

/**
 * A form whose fields are checked by a schema of the contract, first on submit and then on each change, and whose request
 * may be refused. Draw it with `Form`.
 */
export function useContractForm<Values extends FieldValues, Output>(
  options: ContractFormOptions<Values, Output>,
): ContractForm<Values> {
  const { schema, defaultValues, send, errorFields = {}, failureText } = options;
  const formId = useId();
  const [attempts, setAttempts] = useState(0);
  const labels = useRef(new Map<string, string>()).current;
  const inFlight = useRef(false);
  const adopted = useRef(new Set<string>()).current;
  const native = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema, parseOptions),
    defaultValues,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = native.formState;
  const idOf = (name: string) => `${formId}-${name}`;
  const messageOf = (name: string) => (get(errors, name) as FieldError | undefined)?.message;

  const fieldProps = (name: string, label: string): FieldProps => {
    labels.set(name, label);
    return { id: idOf(name), label, error: messageOf(name), announceError: false };
  };

  return {
    field(name, label, check) {
      const { ref, onChange, onBlur } = native.register(name, {
        onBlur: ({ target }) => check && target.value && native.trigger(name),
        onChange: () => check && messageOf(name) !== undefined && native.trigger(name),
      });
      const adopt: NativeFieldProps['ref'] = (control) => {
        // Text typed before hydration; registering would replace it with the default.
        const typed = control && !adopted.has(name) ? typedIn(control) : null;
        if (control) adopted.add(name);
        ref(control);
        if (typed !== null) {
          native.setValue(name, typed as PathValue<Values, typeof name>, { shouldDirty: true });
        }
      };
      return { ...fieldProps(name, label), name, onChange, onBlur, ref: adopt };
    },
    valueField(name, label) {
      const { onBlur } = native.register(name);
      return {
        ...fieldProps(name, label),
        value: native.watch(name),
        onChange: (value) =>
          native.setValue(name, value as PathValue<Values, typeof name>, {
            shouldDirty: true,
            shouldTouch: true,
            shouldValidate: native.formState.isSubmitted,
          }),
        // Without the value, the field would be set to undefined.
        onBlur: () => void onBlur({ target: { name, value: native.getValues(name) }, type: 'blur' }),
      };
    },
    async submit(event) {
      event?.preventDefault();
      if (inFlight.current) return;
      inFlight.current = true;
      let refused = false;
      const sendValues = async (values: Output) => {
        try {
          await send(values);
        } catch (error) {
          refused = true;
          const refusal = refusalOf(error, (path) => labels.has(path), errorFields, failureText);
          for (const [path, message] of Object.entries(refusal.fields)) {
            native.setError(path as FieldPath<Values>, { type: 'refused', message });
          }
          if (refusal.message !== undefined) native.setError('root.refused', { message: refusal.message });
        }
      };
      await native.handleSubmit(sendValues, () => {
        refused = true;
      })(event);
      inFlight.current = false;
      if (refused) setAttempts((count) => count + 1);
    },
    sending: isSubmitting,
    message: errors.root?.refused?.message,
    errors: listErrors(errors).map(({ name, message }) => ({
      id: idOf(name),
      label: labels.get(name) ?? name,
      message,
    })),
    attempts,
    native: native as unknown as UseFormReturn<Values>,
  };
}

/** The text of a control that is not its default. */
function typedIn(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string | null {
  if (control instanceof HTMLSelectElement || /^(?:radio|checkbox|file)$/.test(control.type)) return null;
  return control.value === control.defaultValue ? null : control.value;
}

/** The messages of fields, at any depth. */
function listErrors(errors: object, path = ''): { name: string; message: string }[] {
  return Object.entries(errors as FieldErrors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object' || (path === '' && key === 'root')) return [];
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof error.message === 'string') return [{ name, message: error.message }];
    return listErrors(error, name);
  });
}
