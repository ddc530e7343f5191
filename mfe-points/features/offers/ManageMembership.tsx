import { portal } from '@storyloom/contract/endpoints/payments/portal';
import { actionMessages } from '@storyloom/contract/messages/actions';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import styles from './Plans.module.css';

/** Opens the provider's page for invoices and the card. */
export function ManageMembership({ isPastDue }: { isPastDue: boolean }) {
  const host = useHost();
  const { mutate, isPending } = useMutation({
    mutationFn: () => host.call(portal, {}),
    onSuccess: ({ url }) => host.navigate(url, { external: true }),
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  return (
    <>
      <Button kind={isPastDue ? 'primary' : 'quiet'} fullWidth loading={isPending} onClick={() => mutate()}>
        {isPastDue ? 'Update your card' : 'Invoices and card'}
      </Button>
      <p className={styles.terms}>Opens your page at the payment provider.</p>
    </>
  );
}
