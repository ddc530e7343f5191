import { prices } from '@storyloom/contract/points/limits';
import { PriceNote } from '@storyloom/ui/text/PriceNote';
import { useBalanceAfter } from '../chat/use-balance-after.ts';

/** The price of an illustration, the balance after it, and what a failed one costs. */
export function PicturePrice() {
  const left = useBalanceAfter(prices.image);
  const failure = 'You’re never charged for a failed illustration.';
  return <PriceNote small price={`${prices.image} points`} left={left} failure={failure} />;
}
