import { Button } from '@storyloom/ui/actions/Button';
import { Spinner } from '@storyloom/ui/feedback/Spinner';
import { formatUsd } from '../text/format.ts';
import styles from './PurchaseNotice.module.css';
import type { PurchaseStep } from './purchase.model.ts';

interface PurchaseNoticeProps {
  step: PurchaseStep;
  onResume: () => void;
  onAbandon: () => void;
}

/** State of the purchase under way; nothing without one. */
export function PurchaseNotice({ step, onResume, onAbandon }: PurchaseNoticeProps) {
  if (step.kind === 'choosing' || step.kind === 'paying') return null;
  if (step.kind === 'unfinished') {
    const { name, price } = step.order;
    return (
      <section className={styles.notice} aria-label="Unfinished purchase">
        <p className={styles.text}>
          You haven’t paid for {name} ({formatUsd(price)}) yet.
        </p>
        <div className={styles.actions}>
          <Button size="small" onClick={onResume}>
            Continue
          </Button>
          <Button size="small" kind="quiet" onClick={onAbandon}>
            Discard
          </Button>
        </div>
      </section>
    );
  }
  return (
    <div role="status" className={styles.notice}>
      <Spinner />
      <p className={styles.text}>
        {step.kind === 'checking' ? 'Checking your purchase…' : 'Payment received, adding your points…'}
        {step.kind === 'adding' && step.isSlow
          ? ' This takes longer than usual. You can close this; the points are added as soon as the payment is confirmed.'
          : null}
      </p>
    </div>
  );
}
