import { Button } from '@storyloom/ui/actions/Button';
import { Spinner } from '@storyloom/ui/feedback/Spinner';
import { useEffect, useRef } from 'react';
import { formatUsd } from '../text/format.ts';
import styles from './PurchaseNotice.module.css';
import type { PurchaseStep } from './purchase.model.ts';

interface PurchaseNoticeProps {
  step: PurchaseStep;
  /** The server’s words about the payment whose points are awaited, if it is that of another plan. */
  arrival: string | null;
  onResume: () => void;
  onAbandon: () => void;
}

/** State of the purchase under way; nothing without one. */
export function PurchaseNotice({ step, arrival, onResume, onAbandon }: PurchaseNoticeProps) {
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
  if (step.kind !== 'adding') return <Progress key="checking" text="Checking your purchase…" />;
  return (
    <Progress
      key="adding"
      text={arrival ?? 'Payment received, adding your points…'}
      more={
        step.isSlow
          ? ' This takes longer than usual. You can close this; the points are added as soon as the payment is confirmed.'
          : null
      }
    />
  );
}

/** Comes into view without taking the focus from the pack or plan that was pressed, which may be far below. */
function Progress({ text, more = null }: { text: string; more?: string | null }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => void notice.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={notice} role="status" className={styles.notice}>
      <Spinner />
      <p className={styles.text}>
        {text}
        {more}
      </p>
    </div>
  );
}
