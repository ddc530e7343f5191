import { prices } from '@storyloom/contract/points/limits';
import { PriceNote, type PriceNoteProps } from '@storyloom/ui/text/PriceNote';
import { useBalanceAfter } from '../chat/use-balance-after.ts';

/** The price of an illustration and the balance after it. */
export function PictureNote(props: Pick<PriceNoteProps, 'failure'>) {
  const left = useBalanceAfter(prices.image);
  return <PriceNote {...props} small price={`${prices.image} points`} left={left} />;
}

/** The same, and what a failed illustration costs. */
export const PicturePrice = () => <PictureNote failure="You’re never charged for a failed illustration." />;
