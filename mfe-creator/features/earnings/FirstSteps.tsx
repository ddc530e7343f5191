import type { Earnings } from '@storyloom/contract/creators/entities/earnings';
import { creatorLimits } from '@storyloom/contract/creators/limits';
import { Link } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import styles from './Earnings.module.css';
import { formatUsd } from './earnings.model.ts';

/** For a creator without visitors: how stories earn money, and what to do first. */
export function FirstSteps({ tiers }: Pick<Earnings, 'tiers'>) {
  const [first] = tiers;
  if (!first) return null;
  return (
    <div className={styles.first}>
      <EmptyState
        art="coins"
        title="Your stories can earn money"
        text={`${formatUsd(first.cents)} for the first ${first.visitors} visitors, and more at each milestone.`}
      />
      <ol className={styles.steps}>
        <li>Publish a story.</li>
        <li>Share its link. Everybody who plays a turn, or comes back on another day, counts.</li>
        <li>
          {`Claim the reward of a milestone here. From ${formatUsd(creatorLimits.withdrawalMinCents)} on it is paid to you by PayPal, ${creatorLimits.holdDays} days after the claim.`}
        </li>
      </ol>
      <Button href="/build" renderLink={({ href, ...props }) => <Link to={href} {...props} />}>
        Publish or share a story
      </Button>
    </div>
  );
}
