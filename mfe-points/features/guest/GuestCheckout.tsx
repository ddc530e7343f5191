import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import styles from './Guest.module.css';
import type { useGuestCheckout } from './use-guest-checkout.ts';

/** Says where a guest’s purchase is kept, and offers an account first. */
export function GuestCheckout({ checkout }: { checkout: ReturnType<typeof useGuestCheckout> }) {
  return (
    <Dialog
      title="Buy as a guest?"
      description="What you buy is kept in this browser only: without an account, it’s lost when the browser’s data is cleared. With an account you have it on every device."
      size="small"
      open={checkout.isAsked}
      onClose={checkout.dismiss}
    >
      <div className={styles.choices}>
        <Button fullWidth onClick={() => void checkout.createAccount()}>
          Create an account first
        </Button>
        <Button kind="quiet" fullWidth onClick={checkout.continueAsGuest}>
          Continue as a guest
        </Button>
      </div>
    </Dialog>
  );
}
