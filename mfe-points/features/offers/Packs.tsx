import type { Pack } from '@storyloom/contract/payments/entities/offers';
import { PackButton } from './PackButton.tsx';
import styles from './Packs.module.css';

interface PacksProps {
  packs: readonly Pack[];
  discountPercent: number;
  /** Price id of the checkout that is being started. */
  startingId: string | null;
  onBuy: (priceId: string) => void;
}

/** Packs of points, each with a button that buys it. */
export function Packs({ packs, discountPercent, startingId, onBuy }: PacksProps) {
  return (
    <section className={styles.packs} aria-labelledby="points-packs">
      <h3 className={styles.heading} id="points-packs">
        Point packs
      </h3>
      <ul className={styles.list}>
        {packs.map((pack) => (
          <li key={pack.priceId}>
            <PackButton pack={pack} starting={pack.priceId === startingId} onBuy={onBuy} />
          </li>
        ))}
      </ul>
      <p className={styles.terms}>
        {discountPercent > 0 ? `Your plan gives you ${discountPercent}% off packs. ` : null}
        One payment, plus tax where it applies. No subscription, and points never expire.
      </p>
    </section>
  );
}
