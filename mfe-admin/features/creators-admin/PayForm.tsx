import { payWithdrawal } from '@storyloom/contract/admin/endpoints/pay-withdrawal';
import { payoutForm } from '@storyloom/contract/creators/rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import type { ReactNode } from 'react';
import styles from '../admin-parts/AdminParts.module.css';

interface PayFormProps {
  withdrawalId: string;
  /** Refetches the list. */
  refresh: () => Promise<unknown>;
  /** Buttons next to the submit button. */
  children: ReactNode;
}

/** Records a payment that an administrator made in PayPal. */
export function PayForm({ withdrawalId, refresh, children }: PayFormProps) {
  const host = useHost();
  const form = useContractForm({
    schema: payoutForm,
    defaultValues: { reference: '' },
    send: async ({ reference }) => {
      try {
        await host.call(payWithdrawal, { id: withdrawalId, reference });
        host.toast('success', 'Marked as paid.');
      } finally {
        await refresh();
      }
    },
  });
  return (
    <Form form={form} className={styles.form}>
      <TextField
        {...form.field('reference', 'Reference of the payment')}
        hint="Send the money with PayPal first. This only records it."
        autoComplete="off"
      />
      <div className={styles.acts}>
        <Button type="submit" size="small" loading={form.sending}>
          Paid
        </Button>
        {children}
      </div>
    </Form>
  );
}
