import type { Pack } from '@storyloom/contract/payments/entities/offers';
import { Spinner } from '@storyloom/ui/actions/Spinner';
import { Badge } from '@storyloom/ui/text/Badge';
import { formatPoints, formatUsd } from '../text/format.ts';
import styles from './Packs.module.css';

interface PackButtonProps {
  pack: Pack;
  /** True while this pack's checkout is being started. */
  starting: boolean;
  onBuy: (priceId: string) => void;
}

export function PackButton({ pack, starting, onBuy }: PackButtonProps) {
  const { priceId, pointsCount, price, listPrice, isPopular } = pack;
  return (
    <button
      type="button"
      className={styles.pack}
      data-popular={isPopular || undefined}
      aria-busy={starting || undefined}
      onClick={() => onBuy(priceId)}
    >
      <span className={styles.points}>
        {formatPoints(pointsCount)}
        {isPopular ? <Badge tone="ember">Popular</Badge> : null}
      </span>
      <span className={styles.price}>
        {price < listPrice ? (
          <>
            <span className="visually-hidden">List price </span>
            <s className={styles.old}>{formatUsd(listPrice)}</s>
            <span className="visually-hidden">, your price </span>
          </>
        ) : null}
        <span>{formatUsd(price)}</span>
        {starting ? <Spinner /> : null}
      </span>
    </button>
  );
}
