import { paymentPageMessage, transactionOf } from '@storyloom/contract/payment-page';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Time after which a payment page without any message counts as blocked, in ms. */
const BLOCKED_AFTER_MS = 10_000;

export interface PaymentPageEvents {
  /** The provider took the payment. */
  onPaid: () => void;
  /** The visitor left the payment page. */
  onClosed: () => void;
  /** The payment page cannot be shown; the order may have ended. */
  onFailed: () => void;
}

/** Follows the messages of the payment page in a frame. Those of other windows, origins and transactions are ignored. */
export function usePaymentPage(
  checkoutUrl: string | null,
  frame: RefObject<HTMLIFrameElement | null>,
  events: PaymentPageEvents,
): 'loading' | 'shown' | 'blocked' {
  const [state, setState] = useState<'loading' | 'shown' | 'blocked'>('loading');
  const handle = useEffectEvent((message: MessageEvent) => {
    const { data } = paymentPageMessage.safeParse(message.data);
    const isOwn =
      checkoutUrl !== null &&
      message.source === frame.current?.contentWindow &&
      message.origin === new URL(checkoutUrl).origin &&
      data?.transactionId === transactionOf(checkoutUrl);
    if (!isOwn || !data) return;
    if (data.event === 'completed') events.onPaid();
    else if (data.event === 'closed') events.onClosed();
    else {
      setState(data.event === 'loaded' ? 'shown' : 'blocked');
      if (data.event === 'error') events.onFailed();
    }
  });
  useEffect(() => {
    const listen = (message: MessageEvent) => handle(message);
    window.addEventListener('message', listen);
    const timer = setTimeout(
      () => setState((now) => (now === 'loading' ? 'blocked' : now)),
      BLOCKED_AFTER_MS,
    );
    return () => {
      window.removeEventListener('message', listen);
      clearTimeout(timer);
    };
  }, []);
  return state;
}
