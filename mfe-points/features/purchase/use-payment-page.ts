import { paymentPageMessage, transactionOf } from '@storyloom/contract/payments/payment-page';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Time after which a payment page without any message counts as blocked, in ms. */
const BLOCKED_AFTER_MS = 10_000;

export interface PaymentPageEvents {
  /** The provider accepted the payment. */
  onPaid: () => void;
  /** Called when the visitor has left the payment page. */
  onClosed: () => void;
  /** Called if the payment page cannot be shown; the order may have ended. */
  onFailed: () => void;
}

/** Handles messages of the framed payment page. Ignores messages of other windows, origins and transactions. */
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
