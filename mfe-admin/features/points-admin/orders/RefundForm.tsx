import { refund } from '@storyloom/contract/endpoints/admin/refund';
import type { AdminOrder } from '@storyloom/contract/entities/admin-order';
import type { AdminUserDetail } from '@storyloom/contract/entities/admin-user';
import { pointsAdminLimits } from '@storyloom/contract/limits/points-admin';
import { refundForm } from '@storyloom/contract/points-admin-rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { isBusinessError } from '@storyloom/http/errors';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import { TextField } from '@storyloom/ui/forms/TextField';
import styles from '../../admin-parts/AdminParts.module.css';
import { formatUsd } from '../text.ts';
import { useRequestId } from '../use-request-id.ts';
import { refundEffect } from './order.model.ts';

const reasonLimit = { max: pointsAdminLimits.reason, unit: 'characters' } as const;

interface RefundFormProps {
  order: AdminOrder;
  user: AdminUserDetail;
  onRefunded: () => void;
  onCancel: () => void;
}

/** Refunds a purchase, in full or in part, after a confirmation with the exact effect. */
export function RefundForm({ order, user, onRefunded, onCancel }: RefundFormProps) {
  const host = useHost();
  const requests = useRequestId();
  const form = useContractForm({
    schema: refundForm(order.refundable),
    defaultValues: { amount: (order.refundable / 100).toFixed(2), reason: '' },
    errorFields: { 'payment.refund_too_high': 'amount' },
    send: async ({ amount, reason }) => {
      const confirmed = await host.confirm({
        title: `Refund ${formatUsd(amount)} to ${user.name}?`,
        message: refundEffect(order, amount, user),
        confirmLabel: 'Refund',
        cancelLabel: 'Cancel',
        danger: true,
      });
      if (!confirmed) return;
      const input = { orderId: order.id, amount, reason };
      try {
        await host.call(refund, { ...input, clientRequestId: requests.idOf(input) });
      } catch (error) {
        // The provider has decided, so another press is a new refund.
        if (isBusinessError(error, 'payment.refund_refused')) requests.forget();
        throw error;
      }
      requests.forget();
      host.toast('success', 'Refund sent. The points are taken back when the provider approves it.');
      onRefunded();
    },
  });
  return (
    <Form form={form} className={styles.form} aria-label="Refund">
      <TextField
        {...form.field('amount', 'Amount in US dollars')}
        inputMode="decimal"
        autoComplete="off"
        hint={`Up to ${formatUsd(order.refundable)}. Tax is included.`}
      />
      <LimitedTextArea
        {...form.field('reason', 'Reason')}
        hint="For the audit trail and the provider."
        minLines={2}
        maxLines={6}
        limit={reasonLimit}
      />
      <div className={styles.acts}>
        <Button type="submit" kind="danger" loading={form.sending}>
          Refund…
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
