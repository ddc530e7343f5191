import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import styles from './Offers.module.css';
import { OffersSkeleton } from './OffersSkeleton.tsx';
import { useMember, useOffers } from './offers.queries.ts';
import { Packs } from './Packs.tsx';
import { Plans } from './Plans.tsx';

interface OffersProps {
  /** Price id of the checkout that is being started. */
  startingId: string | null;
  /** True while a payment, possibly for a plan, is awaited; no other plan can be bought meanwhile. */
  isAwaiting: boolean;
  onBuy: (priceId: string) => void;
}

/** Plans and packs, or the reason why there are none. Members see the packs first. */
export function Offers({ startingId, isAwaiting, onBuy }: OffersProps) {
  const { data, isError, isFetching, refetch } = useOffers();
  const { data: member } = useMember({ enabled: data?.isAvailable ?? false });
  if (isError && !data) {
    return (
      <ErrorPanel
        compact
        title="Couldn’t load the offers."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data && !data.isAvailable) {
    return <p className={styles.unavailable}>Points can’t be bought on this site yet.</p>;
  }
  if (!data) return <OffersSkeleton />;
  const plans = (
    <Plans plans={data.plans} member={member} startingId={startingId} isAwaiting={isAwaiting} onBuy={onBuy} />
  );
  const isMember = data.plans.some(({ isCurrent }) => isCurrent);
  return (
    <div className={styles.offers}>
      {isMember ? null : plans}
      <Packs
        packs={data.packs}
        discountPercent={member?.packDiscountPercent ?? 0}
        startingId={startingId}
        onBuy={onBuy}
      />
      {isMember ? plans : null}
    </div>
  );
}
