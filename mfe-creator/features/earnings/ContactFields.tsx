import type { NativeFieldProps } from '@storyloom/forms/use-contract-form';
import { TextField } from '@storyloom/ui/forms/TextField';

interface ContactForm {
  field: (name: 'paypalEmail' | 'contactEmail', label: string) => NativeFieldProps;
}

/** Where the money of a withdrawal goes, and where questions about it are sent. */
export function ContactFields({ form }: { form: ContactForm }) {
  return (
    <>
      <TextField
        {...form.field('paypalEmail', 'PayPal email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...form.field('contactEmail', 'Contact email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </>
  );
}
