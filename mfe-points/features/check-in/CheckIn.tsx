import { grants } from '@storyloom/contract/points/limits';
import { pointsMessages } from '@storyloom/contract/points/messages';
import { Button } from '@storyloom/ui/actions/Button';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { CalendarCheck } from 'lucide-react';
import { formatPoints } from '../text/format.ts';
import styles from './CheckIn.module.css';
import { formatNextCheckIn } from './check-in.model.ts';
import { useCheckIn } from './use-check-in.ts';

/** The daily check-in. Pressing the button again shows that it was already claimed. */
export function CheckIn({ onClaimed }: { onClaimed: () => void }) {
  const { account, claiming, claim } = useCheckIn(onClaimed);
  return (
    <section className={styles.row} aria-label="Daily check-in" aria-busy={!account}>
      <CalendarCheck className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <h3 className={styles.title}>Daily check-in</h3>
        <p className={styles.when}>
          {account?.isSignInToday
            ? `Next one ${formatNextCheckIn(account.nextCheckInAt, new Date())}.`
            : `${formatPoints(grants.checkIn)} every day, free.`}
        </p>
      </div>
      {account ? (
        <Button
          kind={account.isSignInToday ? 'quiet' : 'primary'}
          size="small"
          className={styles.claim}
          loading={claiming}
          // The second click of a double click may arrive after the answer to the first.
          onClick={({ detail }) => {
            if (detail < 2) claim();
          }}
        >
          {account.isSignInToday ? pointsMessages.claimed : pointsMessages.claim}
        </Button>
      ) : (
        <Skeleton width={104} height={44} className={styles.pill} />
      )}
    </section>
  );
}
