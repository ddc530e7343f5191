import type { NativeFieldProps } from '@storyloom/forms/use-contract-form';

interface MailForm<Name> {
  field(name: Name, label: string): NativeFieldProps;
  native: { trigger(name: Name): Promise<boolean> };
}

/**
 * Props of a field for an address to which a code is sent. Leaving the field checks the address: while it is invalid, no
 * code can be sent, and the visitor must learn why.
 */
export function mailField<Name>(
  { field, native }: MailForm<Name>,
  name: Name,
  label: string,
): NativeFieldProps {
  const props = field(name, label);
  return {
    ...props,
    async onBlur(event) {
      await props.onBlur(event);
      if (event.target.value !== '') await native.trigger(name);
    },
  };
}
