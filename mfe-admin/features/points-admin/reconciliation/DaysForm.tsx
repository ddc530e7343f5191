import { reconcile } from '@storyloom/contract/endpoints/admin/reconcile';
import { reconciliation } from '@storyloom/contract/endpoints/admin/reconciliation';
import { reconcileInput } from '@storyloom/contract/points-admin-rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { Section } from '@storyloom/ui/sections/Section';
import styles from '../../admin-parts/AdminParts.module.css';
import own from '../PointsAdmin.module.css';
import { useRefresh } from '../use-refresh.ts';
import { lastWeek } from './difference.model.ts';

/** Starts a reconciliation for a range of days. */
export function DaysForm({ isRunning }: { isRunning: boolean }) {
  const host = useHost();
  const refresh = useRefresh();
  const form = useContractForm({
    schema: reconcileInput,
    defaultValues: lastWeek(new Date()),
    send: async (days) => {
      await host.call(reconcile, days);
      refresh.now(reconciliation);
    },
  });
  return (
    <Section>
      <Form form={form} className={styles.form} aria-label="Compare with the provider">
        <p className={styles.note}>
          Compares our orders with the payment provider’s transactions, by the day of their creation in UTC.
          It changes nothing.
        </p>
        <div className={own.days}>
          <TextField {...form.field('from', 'First day')} type="date" />
          <TextField {...form.field('to', 'Last day')} type="date" />
        </div>
        <div>
          <Button type="submit" loading={form.sending || isRunning}>
            Compare
          </Button>
        </div>
      </Form>
    </Section>
  );
}
