import type { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { pointsDetails } from '@storyloom/contract/points/dialogs/points-details';
import { account } from '@storyloom/contract/points/endpoints/account';
import { grants } from '@storyloom/contract/points/limits';
import { useHost, useSession } from '@storyloom/mfe';
import type { DialogProps } from '@storyloom/mfe/define';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useEffect, useState } from 'react';
import { BalanceHeading } from '../features/balance/BalanceHeading.tsx';
import { useBalance } from '../features/balance/use-balance.ts';
import { CheckIn } from '../features/check-in/CheckIn.tsx';
import { GuestCheckout } from '../features/guest/GuestCheckout.tsx';
import { GuestOffer } from '../features/guest/GuestOffer.tsx';
import { useGuestCheckout } from '../features/guest/use-guest-checkout.ts';
import { Offers } from '../features/offers/Offers.tsx';
import { PaymentFrame } from '../features/purchase/PaymentFrame.tsx';
import { PurchaseNotice } from '../features/purchase/PurchaseNotice.tsx';
import { ReplacedNotice } from '../features/purchase/ReplacedNotice.tsx';
import { usePurchase } from '../features/purchase/use-purchase.ts';
import { formatPoints } from '../features/text/format.ts';
import styles from './get-more-points.module.css';
import { NeedLine } from './NeedLine.tsx';
import { useNeed } from './use-need.ts';

type Props = DialogProps<typeof getMorePoints>;

/** The balance, and all ways to get points: check-in, plans and packs. */
export default function GetMorePoints({ input: need, open, zIndex, close, onClosed }: Props) {
  const { dialogs, queryClient } = useHost();
  const [hasGained, setHasGained] = useState(false);
  const gain = () => setHasGained(true);
  const [hasBought, setHasBought] = useState(false);
  const purchase = usePurchase(() => {
    gain();
    setHasBought(true);
  });
  const { step, startingId, buy, resume, abandon } = purchase;
  const checkout = useGuestCheckout(buy);
  const isGuest = useSession().status === 'guest';
  const { data: balance } = useBalance();
  useNeed(need, () => close(true));
  const showHistory = async () => {
    if (await dialogs.open(pointsDetails)) close(false);
  };
  useEffect(() => void queryClient.invalidateQueries({ queryKey: [account.path] }), [queryClient]);
  return (
    <Dialog
      title="Get More Points"
      size="large"
      open={open}
      zIndex={zIndex}
      onClose={() => close(need === undefined && hasGained)}
      onClosed={onClosed}
      footer={
        <Button kind="quiet" size="small" onClick={() => void showHistory()}>
          Points details
        </Button>
      }
    >
      <div className={styles.content}>
        <NeedLine need={need} />
        {purchase.wasReplaced ? <ReplacedNotice /> : null}
        <PurchaseNotice step={step} arrival={purchase.arrival} onResume={resume} onAbandon={abandon} />
        <div className={styles.top}>
          <BalanceHeading />
          <CheckIn onClaimed={gain} />
        </div>
        {isGuest && hasBought ? (
          <GuestOffer text="What you bought is kept in this browser only. An account keeps it for you." />
        ) : isGuest && balance?.totalIntegral === 0 ? (
          <GuestOffer text={`A new account brings ${formatPoints(grants.realUser)}.`} />
        ) : null}
        <Offers startingId={startingId} isAwaiting={step.kind === 'adding'} onBuy={checkout.start} />
      </div>
      <GuestCheckout checkout={checkout} />
      {step.kind === 'paying' ? (
        <PaymentFrame
          order={step.order}
          onPaid={purchase.markPaid}
          onClosed={abandon}
          onFailed={purchase.check}
          onLeave={() => purchase.leave(step.order)}
        />
      ) : null}
    </Dialog>
  );
}
