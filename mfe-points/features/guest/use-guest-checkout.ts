import { useSession } from '@storyloom/mfe';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRegister } from './use-register.ts';

/** Asks guests before a purchase whether they want an account first. The purchase follows the registration. */
export function useGuestCheckout(buy: (priceId: string) => void) {
  const { status } = useSession();
  const register = useRegister();
  /** Price id of the purchase that the guest is asked about. */
  const [asked, setAsked] = useState<string | null>(null);
  /** Price id of the purchase that waits for the registration. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const goOn = useEffectEvent(() => {
    if (waiting !== null) buy(waiting);
    setWaiting(null);
  });
  useEffect(() => {
    if (status === 'real') goOn();
  }, [status]);
  return {
    isAsked: asked !== null,
    start: (priceId: string) => (status === 'guest' ? setAsked(priceId) : buy(priceId)),
    dismiss: () => setAsked(null),
    continueAsGuest() {
      if (asked !== null) buy(asked);
      setAsked(null);
    },
    async createAccount() {
      setWaiting(asked);
      setAsked(null);
      if (!(await register())) setWaiting(null);
    },
  };
}
