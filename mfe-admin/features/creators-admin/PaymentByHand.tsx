import { payWithdrawal } from '@storyloom/contract/endpoints/admin/pay-withdrawal';
import { releaseWithdrawal } from '@storyloom/contract/endpoints/admin/release-withdrawal';
import { reserveWithdrawal } from '@storyloom/contract/endpoints/admin/reserve-withdrawal';
import type { AdminWithdrawal } from '@storyloom/contract/entities/admin-withdrawal';
import { actionMessages } from '@storyloom/contract/messages/actions';
import { isBusinessError, serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import type { ReactNode } from 'react';
import styles from '../admin-parts/AdminParts.module.css';
import { formatTime } from '../admin-parts/format-time.ts';
import { PayForm } from './PayForm.tsx';
import { formatClock } from './text.ts';
import { useFocusHandover } from './use-focus-handover.ts';

interface PaymentByHandProps {
  withdrawal: AdminWithdrawal;
  /** The reference typed so far. */
  reference: string;
  onReference: (reference: string) => void;
  /** Refetches the list. */
  refresh: () => Promise<unknown>;
  /** Actions other than the payment. */
  children: ReactNode;
}

/** Reserves the payment of an approved withdrawal for one administrator, then records it. */
export function PaymentByHand(props: PaymentByHandProps) {
  const { withdrawal, reference, onReference, refresh, children } = props;
  const { id, reservedBy, reservedUntil } = withdrawal;
  const host = useHost();
  const { userId } = useSession();
  const focus = useFocusHandover();
  const change = useMutation({
    mutationFn(endpoint: typeof reserveWithdrawal | typeof releaseWithdrawal) {
      focus.expect(true);
      return host.call(endpoint, { id });
    },
    onError(error) {
      focus.expect(false);
      host.toast('error', serverMessage(error) ?? actionMessages.actionFailed);
    },
    onSettled: refresh,
  });
  const pay = async (paid: string) => {
    try {
      await host.call(payWithdrawal, { id, reference: paid });
      host.toast('success', 'Marked as paid.');
    } catch (error) {
      // The form and its message disappear once another administrator has reserved the payment.
      if (isBusinessError(error, 'withdrawal.reserved')) host.toast('error', error.message);
      throw error;
    } finally {
      await refresh();
    }
  };
  if (reservedUntil !== null && reservedBy?.id === userId) {
    return (
      <>
        <p className={styles.note}>
          {Date.parse(reservedUntil) > Date.now()
            ? `Reserved for you until ${formatClock(reservedUntil)}.`
            : `Your reservation ended at ${formatTime(reservedUntil)}. Record the payment if you sent it. Release it only if you did not.`}
        </p>
        <div key="pay" ref={focus.part}>
          <PayForm reference={reference} onReference={onReference} send={pay}>
            <Button
              size="small"
              kind="quiet"
              loading={change.isPending}
              onClick={() => change.mutate(releaseWithdrawal)}
            >
              Release
            </Button>
            {children}
          </PayForm>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles.note}>
        {reservedUntil === null
          ? 'Reserve the payment before you send it, so that no other administrator sends it too.'
          : `${reservedBy?.name ?? 'An administrator'} reserved this payment until ${formatTime(reservedUntil)} but recorded no payment. The money may have been sent: ask, or look at PayPal. Take the payment over to record it, send it, release it or reject it.`}
      </p>
      <div key="reserve" className={styles.acts} ref={focus.part}>
        <Button size="small" loading={change.isPending} onClick={() => change.mutate(reserveWithdrawal)}>
          {reservedUntil === null ? 'Reserve the payment' : 'Take over the payment'}
        </Button>
        {children}
      </div>
    </>
  );
}
