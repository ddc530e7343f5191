import { offers } from '@storyloom/contract/payments/endpoints/offers';
import { member } from '@storyloom/contract/points/endpoints/member';
import { pointsLimits, prices } from '@storyloom/contract/points/limits';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import styles from './BalanceHeading.module.css';

/** The prices of replies for this visitor. */
export function ReplyPrices() {
  const host = useHost();
  const { userId } = useSession();
  const { data } = useQuery(ownQuery(host, userId, member, {}));
  const hasPremium = useQuery(ownQuery(host, userId, offers, {})).data?.hasPremium ?? false;
  const standard = data?.unlimitedStandardChat
    ? `Standard replies are free for you, up to ${pointsLimits.freeRepliesADay} a day${hasPremium ? `; a premium one costs ${prices.premiumReply} points` : ''}.`
    : `A reply costs ${prices.reply} point${hasPremium ? `, or ${prices.premiumReply} on a premium model` : ''}.`;
  return <p className={styles.cost}>{`${standard} You’re never charged for a failed reply.`}</p>;
}
