import { useBalance } from '../features/balance/use-balance.ts';
import { formatPoints } from '../features/text/format.ts';
import styles from './get-more-points.module.css';
import type { Need } from './use-need.ts';

/** The price or membership that the action which opened the dialog needs, and that it goes on by itself. */
export function NeedLine({ need }: { need: Need }) {
  const { data } = useBalance();
  if (!need) return null;
  if (need.needs === 'membership') {
    return <p className={styles.need}>This model is for members. It’s chosen as soon as you are one.</p>;
  }
  const has = data ? ` and you have ${data.totalIntegral.toLocaleString('en')}` : '';
  return (
    <p className={styles.need}>
      This costs {formatPoints(need.price)}
      {has}. It goes on as soon as you have enough.
    </p>
  );
}
