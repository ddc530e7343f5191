import { changeWithdrawal } from '@storyloom/contract/creators/endpoints/change-withdrawal';
import { withdrawals } from '@storyloom/contract/creators/endpoints/withdrawals';
import type { Withdrawal } from '@storyloom/contract/creators/entities/withdrawal';
import { withdrawalContact } from '@storyloom/contract/creators/rules';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { ContactFields } from './ContactFields.tsx';
import { GuardedFormDialog } from './GuardedFormDialog.tsx';
import { useGuardedClose } from './use-guarded-close.ts';

/** Changes the PayPal and contact addresses of a requested withdrawal. */
export default function AddressDialog({
  withdrawal: { id, paypalEmail, contactEmail },
  onClosed,
}: {
  withdrawal: Withdrawal;
  onClosed: () => void;
}) {
  const host = useHost();
  const form = useContractForm({
    schema: withdrawalContact,
    defaultValues: { paypalEmail, contactEmail },
    send: async (addresses) => {
      try {
        await host.call(changeWithdrawal, { id, ...addresses });
      } finally {
        // After a refusal too: an administrator may have decided meanwhile.
        void host.queryClient.invalidateQueries({ queryKey: [withdrawals.path] });
      }
      host.toast('success', 'Addresses changed.');
      guard.close();
    },
  });
  const guard = useGuardedClose(form, {
    title: 'Discard your changes?',
    message: 'The withdrawal keeps its addresses.',
  });
  return (
    <GuardedFormDialog
      title="Change addresses"
      description="You can change them until we have checked your withdrawal."
      form={form}
      label="Addresses"
      action="Save"
      guard={guard}
      onClosed={onClosed}
    >
      <ContactFields form={form} />
    </GuardedFormDialog>
  );
}
