import { payoutForm } from '@storyloom/contract/creator-rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import type { ReactNode } from 'react';
import styles from '../admin-parts/AdminParts.module.css';

interface PayFormProps {
  /** The reference typed so far. */
  reference: string;
  onReference: (reference: string) => void;
  send: (reference: string) => Promise<unknown>;
  /** Buttons next to the submit button. */
  children: ReactNode;
}

/** Records a payment that an administrator made. */
export function PayForm({ reference: typed, onReference, send, children }: PayFormProps) {
  const form = useContractForm({
    schema: payoutForm,
    defaultValues: { reference: typed },
    send: ({ reference }) => send(reference),
  });
  const field = form.field('reference', 'Reference of the payment');
  return (
    <Form form={form} className={styles.form} aria-label="Payment">
      <TextField
        {...field}
        onChange={(event) => {
          onReference(event.currentTarget.value);
          return field.onChange(event);
        }}
        hint="Send the money with PayPal first. This only records it."
        autoComplete="off"
      />
      <div className={styles.acts}>
        <Button type="submit" size="small" loading={form.sending}>
          Mark as paid
        </Button>
        {children}
      </div>
    </Form>
  );
}
