import { prices } from '@storyloom/contract/points/limits';
import { PriceNote } from '@storyloom/ui/text/PriceNote';
import type { ActiveModel } from '../chat/ports/active-model.ts';
import { useBalanceAfter } from '../chat/use-balance-after.ts';
import { nextPriceText } from './models.model.ts';
import styles from './ReplyPrice.module.css';

/** The price of the next reply, the balance after it, and what a failed one costs. `small`: seen only if it is more than that of a plain reply. */
export function ReplyPrice({ model, small = false }: { model: ActiveModel; small?: boolean }) {
  const left = useBalanceAfter(model.price);
  const isFree = model.price === 0;
  return (
    <span className={!small || model.price > prices.reply ? styles.price : 'visually-hidden'}>
      <PriceNote
        price={nextPriceText(model)}
        isFree={isFree}
        // Without points there is nothing to keep.
        left={isFree && left === 0 ? null : left}
        small={small}
        {...(!isFree && { failure: 'You’re never charged for a failed reply.' })}
      />
    </span>
  );
}
