import { Button } from '@storyloom/ui/actions/Button';
import { usePortal } from '../portal/use-portal.ts';
import styles from './Plans.module.css';

/** Opens the provider's page for invoices and the card. */
export function ManageMembership({ isPastDue }: { isPastDue: boolean }) {
  const { open, isOpening } = usePortal();
  return (
    <>
      <Button kind={isPastDue ? 'primary' : 'quiet'} fullWidth loading={isOpening} onClick={open}>
        {isPastDue ? 'Update your card' : 'Invoices and card'}
      </Button>
      <p className={styles.terms}>Opens your page at the payment provider.</p>
    </>
  );
}
