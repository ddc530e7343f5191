import type { MemberAccount } from '@storyloom/contract/entities/member-account';
import type { Plan } from '@storyloom/contract/entities/offers';
import { ManageMembership } from './ManageMembership.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './Plans.module.css';

interface PlansProps {
  plans: readonly Plan[];
  member: MemberAccount | undefined;
  /** Price id of the checkout that is being started. */
  startingId: string | null;
  onBuy: (priceId: string) => void;
}

/** The memberships. A member changes or cancels theirs at the provider. */
export function Plans({ plans, member, startingId, onBuy }: PlansProps) {
  return (
    <section className={styles.plans} aria-labelledby="points-plans">
      <h3 className={styles.heading} id="points-plans">
        Memberships
      </h3>
      {plans.map((plan) => (
        <PlanCard
          key={plan.priceId}
          plan={plan}
          member={member}
          starting={plan.priceId === startingId}
          onBuy={onBuy}
        />
      ))}
      {member?.plan ? <ManageMembership /> : null}
    </section>
  );
}
