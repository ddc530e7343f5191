import { withdrawalContact } from '@storyloom/contract/creator-rules';
import { changeWithdrawal } from '@storyloom/contract/endpoints/creators/change-withdrawal';
import { withdrawals } from '@storyloom/contract/endpoints/creators/withdrawals';
import type { Withdrawal } from '@storyloom/contract/entities/withdrawal';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useId } from 'react';
import { ContactFields } from './ContactFields.tsx';
import styles from './Earnings.module.css';
import { useGuardedClose } from './use-guarded-close.ts';

/** Changes the PayPal address and the contact address of a requested withdrawal. */
export default function AddressDialog({
  withdrawal: { id, paypalEmail, contactEmail },
  onClosed,
}: {
  withdrawal: Withdrawal;
  onClosed: () => void;
}) {
  const host = useHost();
  const formId = useId();
  const form = useContractForm({
    schema: withdrawalContact,
    defaultValues: { paypalEmail, contactEmail },
    send: async (addresses) => {
      try {
        await host.call(changeWithdrawal, { id, ...addresses });
      } finally {
        // Also after a refusal: an administrator may have decided meanwhile.
        void host.queryClient.invalidateQueries({ queryKey: [withdrawals.path] });
      }
      host.toast('success', 'Addresses changed.');
      close();
    },
  });
  const { isOpen, askToClose, close } = useGuardedClose(form, {
    title: 'Discard your changes?',
    message: 'The withdrawal keeps its addresses.',
  });
  return (
    <Dialog
      title="Change addresses"
      description="You can change them until we have checked your withdrawal."
      open={isOpen}
      onClose={askToClose}
      onClosed={onClosed}
      footer={
        <>
          <Button kind="ghost" onClick={askToClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={form.sending}>
            Save
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className={styles.form} aria-label="Addresses">
        <ContactFields form={form} />
      </Form>
    </Dialog>
  );
}
