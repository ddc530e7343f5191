import { grant } from '@storyloom/contract/admin/endpoints/grant';
import { grants } from '@storyloom/contract/admin/endpoints/grants';
import { ledger } from '@storyloom/contract/admin/endpoints/ledger';
import { user as userEndpoint } from '@storyloom/contract/admin/endpoints/user';
import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { pointsAdminLimits } from '@storyloom/contract/admin/limits';
import { grantForm } from '@storyloom/contract/admin/rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import { TextField } from '@storyloom/ui/forms/TextField';
import { ActionPanel } from '../../admin-parts/ActionPanel.tsx';
import styles from '../../admin-parts/AdminParts.module.css';
import { formatPoints } from '../text.ts';
import { useRefresh } from '../use-refresh.ts';
import { useRequestId } from '../use-request-id.ts';
import { grantQuestion } from './grant.model.ts';

const reasonLimit = { max: pointsAdminLimits.reason, unit: 'characters' } as const;

/** Grants points to a user, or requests a grant that a second administrator must approve. */
export function GrantForm({ user }: { user: AdminUserDetail }) {
  const host = useHost();
  const refresh = useRefresh();
  const requests = useRequestId();
  const form = useContractForm({
    schema: grantForm,
    defaultValues: { amount: '', reason: '' },
    send: async (values) => {
      const question = grantQuestion(values.amount, user);
      if (!(await host.confirm({ ...question, cancelLabel: 'Cancel' }))) return;
      const input = { userId: user.id, ...values };
      const { state, amount } = await host.call(grant, { ...input, clientRequestId: requests.idOf(input) });
      requests.forget();
      const isWaiting = state === 'WAITING';
      host.toast(
        'success',
        isWaiting ? 'It waits for a second administrator.' : `${formatPoints(amount)} granted.`,
      );
      refresh(grants, ledger, userEndpoint);
      form.native.reset();
    },
  });
  const { grantAlone, grantAlonePerDay } = pointsAdminLimits;
  return (
    <ActionPanel title="Grant points">
      <Form form={form} className={styles.form} aria-label="Grant points">
        <TextField
          {...form.field('amount', 'Points')}
          inputMode="numeric"
          autoComplete="off"
          hint={`Above ${grantAlone.toLocaleString('en')} at once, or ${grantAlonePerDay.toLocaleString('en')} within 24 hours, a second administrator approves.`}
        />
        <LimitedTextArea
          {...form.field('reason', 'Reason')}
          hint="For administrators and the audit trail."
          minLines={2}
          maxLines={6}
          limit={reasonLimit}
        />
        <div>
          <Button type="submit" loading={form.sending}>
            Grant…
          </Button>
        </div>
      </Form>
    </ActionPanel>
  );
}
