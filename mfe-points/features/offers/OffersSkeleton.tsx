import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from './Offers.module.css';
import packStyles from './Packs.module.css';
import planStyles from './Plans.module.css';

const PACKS = [1, 2, 3, 4];
const PLANS = [1, 2];

/** Skeleton of plans and packs. */
export function OffersSkeleton() {
  return (
    <div className={styles.offers} aria-busy="true">
      <div className={planStyles.plans}>
        <Skeleton shape="line" width={112} height={20} />
        {PLANS.map((key) => (
          <Skeleton key={key} height={264} />
        ))}
      </div>
      <div className={packStyles.packs}>
        <Skeleton shape="line" width={96} height={20} />
        {PACKS.map((key) => (
          <Skeleton key={key} height={56} />
        ))}
      </div>
    </div>
  );
}
