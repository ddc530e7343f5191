import { formatWhole } from '@storyloom/contract/core/count-format';
import { useBalance } from '../features/balance/use-balance.ts';
import { formatPoints } from '../features/text/format.ts';
import styles from './get-more-points.module.css';
import type { Need } from './use-need.ts';

/** Explains what the action that opened the dialog requires, and that it is repeated automatically. */
export function NeedLine({ need }: { need: Need }) {
  const { data } = useBalance();
  if (!need) return null;
  if (need.needs === 'membership') {
    const text =
      need.opens === 'model'
        ? 'This model is for members. It’s chosen as soon as you are one.'
        : 'This story is for members. It opens as soon as you are one.';
    return <p className={styles.need}>{`${text} Either plan works.`}</p>;
  }
  const has = data ? ` and you have ${formatWhole(data.totalIntegral)}` : '';
  return (
    <p className={styles.need}>
      {`You need ${formatPoints(need.price)}${has}. We’ll go on as soon as you have enough.`}
    </p>
  );
}
