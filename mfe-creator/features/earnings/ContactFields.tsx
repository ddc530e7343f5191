import type { NativeFieldProps } from '@storyloom/forms/use-contract-form';
import { TextField } from '@storyloom/ui/forms/TextField';

interface ContactForm {
  field: (name: 'paypalEmail' | 'contactEmail', label: string) => NativeFieldProps;
}

/** The PayPal address that receives a withdrawal, and the email address for questions about it. */
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
