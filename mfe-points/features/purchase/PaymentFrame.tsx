import type { Order } from '@storyloom/contract/payments/entities/order';
import { Button } from '@storyloom/ui/actions/Button';
import { Spinner } from '@storyloom/ui/actions/Spinner';
import { FrameDialog } from '@storyloom/ui/overlays/FrameDialog';
import { useRef } from 'react';
import styles from './PaymentFrame.module.css';
import { type PaymentPageEvents, usePaymentPage } from './use-payment-page.ts';

interface PaymentFrameProps extends PaymentPageEvents {
  order: Order;
  /** Opens the payment page in place of this page. */
  onLeave: () => void;
}

/** The payment page in a full-screen frame. If it is blocked, explains why and offers to open it in this tab. */
export function PaymentFrame({ order, onLeave, ...events }: PaymentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { checkoutUrl } = order;
  const state = usePaymentPage(checkoutUrl, frame, events);
  if (checkoutUrl === null) return null;
  return (
    <FrameDialog
      open
      onClose={events.onClosed}
      title="Secure payment"
      src={checkoutUrl}
      allow="payment"
      frameRef={frame}
      cover={coverOf(state, onLeave)}
    />
  );
}

function coverOf(state: ReturnType<typeof usePaymentPage>, onLeave: () => void) {
  if (state === 'shown') return null;
  if (state === 'loading') return <Spinner label="Opening the payment page…" />;
  return (
    <div role="alert" className={styles.blocked}>
      <p className={styles.title}>The payment page didn’t open here.</p>
      <p className={styles.text}>
        An ad blocker or a privacy setting may have blocked it. You haven’t been charged. Open it in this tab,
        and you come back here afterwards.
      </p>
      <Button onClick={onLeave}>Open in this tab</Button>
    </div>
  );
}
