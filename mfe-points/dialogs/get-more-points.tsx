import type { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { pointsDetails } from '@storyloom/contract/points/dialogs/points-details';
import { account } from '@storyloom/contract/points/endpoints/account';
import { useHost } from '@storyloom/mfe';
import type { DialogProps } from '@storyloom/mfe/define';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useEffect, useState } from 'react';
import { BalanceHeading } from '../features/balance/BalanceHeading.tsx';
import { CheckIn } from '../features/check-in/CheckIn.tsx';
import { Offers } from '../features/offers/Offers.tsx';
import { PaymentFrame } from '../features/purchase/PaymentFrame.tsx';
import { PurchaseNotice } from '../features/purchase/PurchaseNotice.tsx';
import { ReplacedNotice } from '../features/purchase/ReplacedNotice.tsx';
import { usePurchase } from '../features/purchase/use-purchase.ts';
import styles from './get-more-points.module.css';
import { NeedLine } from './NeedLine.tsx';
import { useNeed } from './use-need.ts';

type Props = DialogProps<typeof getMorePoints>;

/** The balance, and all ways to get points: check-in, plans and packs. */
export default function GetMorePoints({ input: need, open, zIndex, close, onClosed }: Props) {
  const { dialogs, queryClient } = useHost();
  const [hasGained, setHasGained] = useState(false);
  const gain = () => setHasGained(true);
  const purchase = usePurchase(gain);
  const { step, startingId, buy, resume, abandon } = purchase;
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
        <Offers startingId={startingId} isAwaiting={step.kind === 'adding'} onBuy={buy} />
      </div>
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
