import { Button } from '@storyloom/ui/actions/Button';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from './Plans.module.css';
import type { PlanChanges } from './use-plan-change.ts';

/** The amount and the date of a change, before it is confirmed. */
export function PlanChangePanel({ changes }: { changes: PlanChanges }) {
  const { text, isSending, isAwaited, confirm, dismiss } = changes;
  return (
    <section className={styles.change} aria-label="Plan change" aria-live="polite">
      {text ? <p>{text.text}</p> : <Skeleton shape="line" width="100%" height="3em" />}
      <Button fullWidth loading={isSending} disabled={!text} onClick={confirm}>
        {text?.confirmLabel ?? 'Loading the amount'}
      </Button>
      {isAwaited ? (
        <p className={styles.terms}>Your plan changes as soon as the payment provider confirms it.</p>
      ) : (
        <Button kind="quiet" fullWidth onClick={dismiss}>
          Not now
        </Button>
      )}
    </section>
  );
}
