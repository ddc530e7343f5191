import { portal } from '@storyloom/contract/endpoints/payments/portal';
import { actionMessages } from '@storyloom/contract/messages/actions';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import styles from './Plans.module.css';

/** Opens the provider's page for invoices, the card, and changes of the plan. */
export function ManageMembership() {
  const host = useHost();
  const { mutate, isPending } = useMutation({
    mutationFn: () => host.call(portal, {}),
    onSuccess: ({ url }) => host.navigate(url, { external: true }),
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  return (
    <>
      <Button kind="quiet" fullWidth loading={isPending} onClick={() => mutate()}>
        Manage membership
      </Button>
      <p className={styles.terms}>
        Invoices, your card, and changing or cancelling your plan. You see the amount and the date before you
        confirm.
      </p>
    </>
  );
}
