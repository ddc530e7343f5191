import type { PointsTarget } from '@storyloom/contract/points/entities/points-receipt';
import { useHost } from '@storyloom/mfe';
import type { MouseEvent } from 'react';
import { OrderSummary } from './OrderSummary.tsx';
import styles from './Receipt.module.css';

interface ReceiptTargetProps {
  target: PointsTarget;
  onLeave: () => void;
}

export function ReceiptTarget({ target, onLeave }: ReceiptTargetProps) {
  const host = useHost();
  if (target.kind === 'ORDER') return <OrderSummary orderId={target.orderId} />;
  const href = `/read/${target.storyId}?turn=${target.messageId}`;
  // Dialogs are outside the router, so its Link component cannot be used.
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave();
    host.navigate(href);
  };
  return (
    <a className={styles.link} href={href} onClick={follow}>
      {target.kind === 'REPLY' ? 'Show the reply in its story' : 'Show the picture in its story'}
    </a>
  );
}
