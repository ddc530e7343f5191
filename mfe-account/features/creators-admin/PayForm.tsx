import { payoutForm } from '@storyloom/contract/creator-rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import styles from '../admin-parts/AdminParts.module.css';

/** Records a payment that an administrator made. */
export function PayForm({ send }: { send: (reference: string) => Promise<unknown> }) {
  const form = useContractForm({
    schema: payoutForm,
    defaultValues: { reference: '' },
    send: ({ reference }) => send(reference),
  });
  return (
    <Form form={form} className={styles.form} aria-label="Payment">
      <TextField
        {...form.field('reference', 'Reference of the payment')}
        hint="Send the money at PayPal first. This only records it."
        autoComplete="off"
      />
      <div>
        <Button type="submit" size="small" loading={form.sending}>
          Mark as paid
        </Button>
      </div>
    </Form>
  );
}
