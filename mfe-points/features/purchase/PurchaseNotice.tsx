import { Button } from '@storyloom/ui/actions/Button';
import { Spinner } from '@storyloom/ui/actions/Spinner';
import { useEffect, useRef } from 'react';
import { formatUsd } from '../text/format.ts';
import styles from './PurchaseNotice.module.css';
import type { PurchaseStep } from './purchase.model.ts';

interface PurchaseNoticeProps {
  step: PurchaseStep;
  /** The server’s message about the awaited payment, if that is for another plan. */
  arrival: string | null;
  onResume: () => void;
  onAbandon: () => void;
}

/** State of the current purchase; renders nothing without one. */
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
  const isAdding = step.kind === 'adding';
  return (
    <Progress
      text={isAdding ? (arrival ?? 'Payment received, adding your points…') : 'Checking your purchase…'}
      more={
        isAdding && step.isSlow
          ? ' This takes longer than usual. You can close this; the points are added as soon as the payment is confirmed.'
          : null
      }
    />
  );
}

/**
 * A single live region, so that a change of its text is announced. Each text is scrolled into view, because the
 * pressed pack or plan, which keeps the focus, may be far below.
 */
function Progress({ text, more }: { text: string; more: string | null }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== '') void notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={notice} role="status" className={styles.notice}>
      <Spinner />
      <p className={styles.text}>{`${text}${more ?? ''}`}</p>
    </div>
  );
}
