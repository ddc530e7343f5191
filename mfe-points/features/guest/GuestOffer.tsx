import { Button } from '@storyloom/ui/actions/Button';
import styles from './Guest.module.css';
import { useRegister } from './use-register.ts';

/** A reason for a guest to have an account, with a button that creates one. */
export function GuestOffer({ text }: { text: string }) {
  const register = useRegister();
  return (
    <div className={styles.offer}>
      <p>{text}</p>
      <Button kind="quiet" size="small" onClick={() => void register()}>
        Create an account
      </Button>
    </div>
  );
}
