import { prices } from '@storyloom/contract/points/limits';
import { PriceNote } from '@storyloom/ui/text/PriceNote';
import { useBalanceAfter } from '../chat/use-balance-after.ts';

interface PicturePriceProps {
  /** Without the cost of a failed illustration. */
  short?: boolean;
}

/** The price of an illustration, the balance after it, and what a failed one costs. */
export function PicturePrice({ short = false }: PicturePriceProps) {
  const left = useBalanceAfter(prices.image);
  return (
    <PriceNote
      small
      price={`${prices.image} points`}
      left={left}
      {...(!short && { failure: 'You’re never charged for a failed illustration.' })}
    />
  );
}

/** The price in one line, for a menu. */
export const PictureNote = () => <PicturePrice short />;
